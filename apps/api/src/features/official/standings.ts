import type { FirstFetch, OfficialPlace, OfficialSource } from "@clausewise/contracts";
import type { Connector } from "@clausewise/official";
import { notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { firstFetch } from "./first-fetch.ts";
import { earlierKinds } from "./reading/read-answer.ts";
import { countListed, countTexts, readSources } from "./sources.repository.ts";
import { standingOf } from "./standing.ts";
import { countSteps, countToCome, readNext } from "./steps.repository.ts";
import { findPlace } from "./texts.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  connectors: readonly Connector[];
  /** Whether anything is fetched. */
  isOn: boolean;
}

/** How the sources are, one and all. */
export interface Standings {
  all: () => Promise<OfficialSource[]>;
  /** Throws `not_found`. */
  one: (id: string) => Promise<OfficialSource>;
  first: () => Promise<FirstFetch>;
  /** Where a text of the library was fetched; null where it was not. */
  placeOf: (librarySourceId: string) => Promise<OfficialPlace | null>;
}

export function createStandings({ database, clock, connectors, isOn }: Parts): Standings {
  const all = async () => {
    const [stored, listed, steps, next] = await Promise.all([
      readSources(database),
      countListed(database),
      countSteps(database, earlierKinds(connectors)),
      readNext(database),
    ]);
    return connectors.map((connector) => {
      const { id } = connector;
      const counted = { entries: listed.get(id) ?? 0, steps: steps.get(id) ?? null, next: next.get(id) ?? null };
      return standingOf(connector, stored.find((row) => row.id === id) ?? null, counted, clock.now());
    });
  };
  const find = async (id: string) => (await all()).find((source) => source.id === id);

  return {
    all,

    async one(id) {
      const source = await find(id);
      if (!source) throw notFound("This source");
      return source;
    },

    async first() {
      const [stored, held, toCome, next] = await Promise.all([
        readSources(database),
        countTexts(database),
        countToCome(database),
        readNext(database),
      ]);
      const beginnings = connectors.flatMap((connector) => {
        const { id, holds } = connector;
        const counted = { held: held.get(id) ?? 0, toCome: toCome.get(id) ?? 0, next: next.get(id) ?? null };
        return holds === "texts" ? [{ connector, stored: stored.find((row) => row.id === id) ?? null, ...counted }] : [];
      });
      return firstFetch(isOn, beginnings);
    },

    async placeOf(librarySourceId) {
      const found = await findPlace(database, librarySourceId);
      const source = found && (await find(found.text.source_id));
      if (!source) return null;
      const { text, answer } = found;
      return { source, text: { ...text, current_to: answer.as_of, fetched_at: answer.fetched_at }, answer };
    },
  };
}

import { federalRegister, type Connector } from "@clausewise/official";
import { notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import type { Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { listAnswers } from "./answers.repository.ts";
import { listChanges, readRulesFrom, type ListedChange, type StoredRule } from "./changes.repository.ts";
import type { LookJob } from "./look-job.ts";
import { addSources, countListed, readSources, type StoredSource } from "./sources.repository.ts";
import { countSteps } from "./steps.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue">;
  outbound: Pick<Outbound, "isOn">;
  connectors: readonly Connector[];
  lookJob: LookJob;
}

const answersShown = 200;
const hourInMs = 3_600_000;
/** Times its rhythm for which a source may say nothing before that is told. */
const patience = 2;

/** How the official sources are, and what administrators do about them. */
export function createOfficialService({ database, audit, clock, jobs, outbound, connectors, lookJob }: Parts): Services["official"] {
  const all = async () => {
    const [stored, listed, steps] = await Promise.all([readSources(database), countListed(database), countSteps(database)]);
    const now = Date.parse(clock.now());
    return connectors.map((connector) => {
      const source = stored.find(({ id }) => id === connector.id) ?? null;
      return {
        ...described(connector),
        ...standing(source),
        is_silent: isSilent(connector, source, now),
        progress: source?.plan ? (steps.get(connector.id) ?? null) : null,
        entries: listed.get(connector.id) ?? 0,
      };
    });
  };
  const known = (id: string): Connector => {
    const connector = connectors.find((one) => one.id === id);
    if (!connector) throw notFound("This source");
    return connector;
  };

  return {
    async changes({ source_id, ...part }) {
      const { items, ...rest } = await listChanges(database, source_id, part);
      const causes = await readRulesFrom(database, federalRegister.id, [...new Set(items.flatMap(({ effective }) => effective ?? []))]);
      return { ...rest, items: items.map((change) => ({ ...change, caused_by: causesOf(change, causes) })) };
    },

    health: async () => ({ is_on: outbound.isOn, sources: await all() }),

    async run({ id, accept_fewer }, caller) {
      known(id);
      await addSources(database, [id]);
      await audit.change(caller, async (tx) => {
        await jobs.enqueue(tx, lookJob, { source: id, accept_fewer }, { key: id });
        return { result: undefined, entry: { action: "official.asked", object_id: id, changes: { accept_fewer } } };
      });
      const source = (await all()).find((one) => one.id === id);
      if (!source) throw notFound("This source");
      return source;
    },

    async answers({ id }, caller) {
      known(id);
      await audit.note(caller, { action: "official.read", object_id: id });
      return listAnswers(database, id, answersShown);
    },
  };
}

/** Rules name the parts that they amend, and the day from which they do; neither is ever guessed. */
const causesOf = ({ effective, subject }: ListedChange, rules: readonly StoredRule[]) =>
  rules
    .filter(({ fields }) => effective !== null && fields["effective"] === effective && fields["amends"]?.split("; ").includes(subject))
    .map(({ title, url, fields }) => ({ title, url, citation: fields["citation"] ?? null }));

const described = ({ id, title, publisher, url, terms, scope, holds, rhythm }: Connector) => ({
  id,
  title,
  publisher,
  url,
  terms,
  scope,
  holds,
  rhythm,
});

const standing = (source: StoredSource | null) => ({
  outcome: source?.outcome ?? null,
  result: source?.result ?? null,
  last_try: source?.last_try ?? null,
  last_success: source?.last_success ?? null,
  next_run: source?.next_run ?? null,
  as_of: source?.as_of ?? null,
  growth: source?.growth ?? null,
  seen_live: source?.seen_live ?? null,
});

/** One that was never heard is silent from its first try on. */
function isSilent({ rhythm }: Connector, source: StoredSource | null, now: number): boolean {
  if (!source?.last_try) return false;
  return source.last_success === null || now - Date.parse(source.last_success) > patience * rhythm * hourInMs;
}

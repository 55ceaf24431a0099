import type { Connector } from "@clausewise/official";
import { buffer } from "node:stream/consumers";
import { AppError, notFound } from "../../errors.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { findAnswer, listAnswers } from "./answers.repository.ts";
import { withCauses } from "./causes.ts";
import { listChanges } from "./changes.repository.ts";
import type { LookJob } from "./look-job.ts";
import type { LookParts } from "./look/parts.ts";
import { filesTaken, takeFile } from "./look/take-file.ts";
import type { OfficialReads } from "./official.reads.ts";
import { rawName } from "./raw-name.ts";
import { listEntries } from "./registers.repository.ts";
import { listRuns } from "./runs.repository.ts";
import { addSources } from "./sources.repository.ts";
import { createStandings } from "./standings.ts";
import { readGaps } from "./steps.repository.ts";
import { listTexts } from "./texts.repository.ts";

interface Parts extends LookParts {
  jobs: Pick<Jobs, "enqueue">;
  connectors: readonly Connector[];
  library: Pick<LibraryReads, "siblings">;
  lookJob: LookJob;
  reads: Pick<OfficialReads, "silent">;
}

const answersShown = 200;

/** How the official sources are, and what administrators do about them. */
export function createOfficialService(parts: Parts): Services["official"] {
  const { database, audit, clock, jobs, outbound, files, connectors, library, lookJob, reads } = parts;
  const standings = createStandings({ database, clock, connectors, isOn: outbound.isOn });
  const known = (id: string): Connector => {
    const connector = connectors.find((found) => found.id === id);
    if (!connector) throw notFound("This source");
    return connector;
  };

  return {
    async changes(filter) {
      const { items, ...rest } = await listChanges(database, filter);
      return { ...rest, items: await withCauses(database, items) };
    },

    health: async () => ({ is_on: outbound.isOn, sources: await standings.all() }),

    async run({ id, accept_fewer }, caller) {
      known(id);
      await addSources(database, [id]);
      await audit.change(caller, async (tx) => {
        await jobs.enqueue(tx, lookJob, { source: id, accept_fewer }, { key: id });
        return { result: undefined, entry: { action: "official.asked", object_id: id, changes: { accept_fewer } } };
      });
      return standings.one(id);
    },

    async texts({ id }) {
      known(id);
      return listTexts(database, id);
    },

    async answers({ id }) {
      known(id);
      return listAnswers(database, id, answersShown);
    },

    async entries(filter) {
      known(filter.source_id);
      return listEntries(database, filter);
    },

    async place({ library_source_id }, caller) {
      const readable = await library.siblings(viewerOf(caller), [library_source_id]);
      if (readable.length === 0) throw notFound("This source");
      return standings.placeOf(library_source_id);
    },

    silent: () => reads.silent(clock.now()),

    start: () => standings.first(),

    async about({ id }) {
      const connector = known(id);
      const [source, runs, gaps, takes] = [
        await standings.one(id),
        await listRuns(database, id),
        await readGaps(database, id),
        await filesTaken(parts, connector),
      ];
      return {
        is_on: outbound.isOn,
        source,
        runs,
        gaps: gaps.map(({ key, label, url, problem }) => ({ key, label, url, problem: problem ?? "" })),
        takes: takes.map(({ key, label, url }) => ({ key, label, url })),
      };
    },

    async drop({ source_id: id, key, day, file }, caller) {
      const connector = known(id);
      await addSources(database, [id]);
      if ((await standings.one(id)).looking_since !== null)
        throw new AppError("conflict", "The source is being looked at now. Add the file when that has ended.");
      if (day > clock.today()) throw new AppError("invalid", "The file cannot have been saved on a day that is still to come.");
      const taken = await takeFile({ ...parts, caller: () => caller }, connector, { key, day, bytes: await buffer(file.stream) });
      if (!taken) throw notFound("What this file stands in for");
      await audit.note(caller, { action: "official.given", object_id: id, changes: { key, day, outcome: taken.outcome } });
      return taken;
    },

    async raw({ id }, caller) {
      const answer = await findAnswer(database, id);
      if (!answer) throw notFound("This answer");
      const bytes = await files.read(answer.blob);
      if (!bytes) throw new AppError("unavailable", "The server does not hold these bytes. Ask whoever runs it to restore them.");
      const { source_id, url, sha256 } = answer;
      await audit.note(caller, { action: "official.read", object_id: source_id, changes: { url, sha256 } });
      return { filename: rawName(answer), media_type: "application/octet-stream", bytes };
    },
  };
}

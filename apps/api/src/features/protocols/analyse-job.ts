import { setTimeout } from "node:timers/promises";
import type { CheckedItem } from "@clausewise/contracts";
import { packsOfProtocols } from "@clausewise/planning";
import { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import type { OpenFile } from "../documents/file.reads.ts";
import type { ProtocolParts } from "./protocol-parts.ts";
import { beginTry, findProtocol, keepOfTry, type ProtocolRow } from "./protocols.repository.ts";

type JobParts = Omit<ProtocolParts, "jobs">;
type File = NonNullable<Awaited<ReturnType<OpenFile>>>;

/** How often a protocol is begun before it counts as one that cannot be read. */
const mostTries = 3;
/** Time in ms between looks whether the document has been read. */
const lookAgain = 500;

/** What cannot be done however often it is tried, in words for the person. */
class CannotBeRead extends Error {}

/** Reads a protocol: waits for its document, reads its facts, and holds it against packs; cut off, it is done anew. */
export const createAnalyseJob = (parts: JobParts) =>
  defineJob({
    name: "protocols.analyse",
    payload: z.object({ id: z.uuid(), owner_id: z.uuid() }),
    concurrency: 2,
    longest: 3600,
    retries: mostTries * 3,
    backOff: 2,
    longestBackOff: 20,
    async run({ id, owner_id }, { id: jobId, signal }) {
      const viewer = ownerOf({ owner_id });
      const row = await beginTry(parts.database, viewer, id, jobId);
      // It was deleted, or somebody asked for it anew.
      if (!row) return;
      const tell = (progress: number, step: string) => keep(parts, viewer, row, { progress, step });
      try {
        if (row.tries > mostTries)
          throw new CannotBeRead("It failed again and again, and was given up. What was corrected stays; try it again later.");
        await analyse(parts, viewer, row, signal, tell);
      } catch (error) {
        if (signal.aborted || (!(error instanceof CannotBeRead) && row.tries < mostTries)) throw error;
        const problem = error instanceof CannotBeRead ? error.message : "It failed again and again, and was given up. Try it again later.";
        await end(parts, viewer, row, { state: "failed", problem });
        if (!(error instanceof CannotBeRead)) throw error;
      }
    },
  });

export type AnalyseJob = ReturnType<typeof createAnalyseJob>;

/** Has a protocol be read, in the transaction that says so; gives the job's id. */
export const askForAnalysis = (
  { jobs, job }: Pick<ProtocolParts, "jobs"> & { job: AnalyseJob },
  tx: Database,
  viewer: Viewer,
  id: string,
): Promise<string | null> => jobs.enqueue(tx, job, { id, owner_id: viewer.id });

type Changed = Parameters<typeof keepOfTry>[3];
type Tell = (progress: number, step: string) => Promise<void>;

/** Keeps how far it is, and says so. */
async function keep({ database, clock, events }: JobParts, viewer: Viewer, row: ProtocolRow, changed: Changed): Promise<void> {
  await database.transaction(async (transaction) => {
    const tx = transaction as unknown as Database;
    if (!(await keepOfTry(tx, viewer, row, { ...changed, updated_at: clock.now() }))) return;
    await events.raise(tx, { kind: "protocols", person_id: viewer.id, object_id: row.id });
  });
}

/** Keeps what came of it, with its record in the trail. */
const end = (parts: JobParts, viewer: Viewer, row: ProtocolRow, changed: Changed & Pick<ProtocolRow, "state">): Promise<void> =>
  parts.audit.change(parts.caller(), async (tx) => {
    const { clock, events } = parts;
    if (!(await keepOfTry(tx, viewer, row, { ...changed, step: "", updated_at: clock.now() }))) return { result: undefined, entry: null };
    await events.raise(tx, { kind: "protocols", person_id: viewer.id, object_id: row.id });
    const found = changed.facts?.filter(({ state }) => state !== "not_found").length ?? null;
    const entry = {
      action: "protocol.read",
      object_id: row.id,
      subject_id: viewer.id,
      changes: { facts: found, items: changed.items?.length ?? null },
    } as const;
    return { result: undefined, entry: changed.state === "failed" ? { ...entry, outcome: "failed" as const } : entry };
  });

/** The file once it has been read; throws where it cannot be. */
async function readFile({ openFile, database }: JobParts, viewer: Viewer, row: ProtocolRow, signal: AbortSignal): Promise<File> {
  for (;;) {
    const file = row.document_id === null ? null : await openFile(viewer, row.document_id, row.document_version);
    if (file === null) throw new CannotBeRead("Its document is no longer there.");
    if (file.upload_status === "completed") return file;
    if (file.upload_status === "failed") throw new CannotBeRead(`Its document could not be read. ${file.problem}`);
    await setTimeout(lookAgain, undefined, { signal });
    if ((await findProtocol(database, viewer, row.id))?.job_id !== row.job_id) signal.throwIfAborted();
  }
}

async function analyse(parts: JobParts, viewer: Viewer, row: ProtocolRow, signal: AbortSignal, tell: Tell): Promise<void> {
  const { reader, rules } = parts;
  await tell(0.05, "Waiting until the document is read");
  const file = await readFile(parts, viewer, row, signal);
  await tell(0.2, "Opening the text that was read");
  const pages = await file.parts();
  await tell(0.3, "Reading the facts");
  const { kind, facts } = await reader.facts(pages, rules.areas());
  signal.throwIfAborted();
  const packs = packsOfProtocols(kind).flatMap((name) => rules.packs().find(({ pack }) => pack === name) ?? []);
  const items: CheckedItem[] = [];
  for (const [nth, pack] of packs.entries()) {
    await tell(0.4 + (0.55 * nth) / packs.length, `Holding it against: ${pack.title}`);
    items.push(
      ...(await reader.items(pages, pack, kind === "medical_device" ? "device" : kind === "combination_product" ? "combination" : "drug")),
    );
    signal.throwIfAborted();
  }
  const title = facts.find(({ field }) => field === "title")?.readings[0]?.value;
  await end(parts, viewer, row, {
    state: "done",
    progress: 1,
    problem: null,
    product_type: kind,
    facts,
    items,
    ...(title !== undefined && { title: title.slice(0, 300) }),
  });
}

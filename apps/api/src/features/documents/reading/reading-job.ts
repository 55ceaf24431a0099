import { documentQuota, type DocumentFailure } from "@clausewise/contracts";
import { z } from "zod";
import { AppError } from "../../../errors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { isUndecided } from "../../../platform/database/undecided.ts";
import type { Events } from "../../../platform/events/events.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { FileStore } from "../../../platform/storage/file-store.ts";
import { ownerOf, type Viewer } from "../../../service.ts";
import type { AuditedCaller, AuditTrail } from "../../audit/audit-trail.ts";
import type { OwnSources } from "../../library/own-sources.ts";
import { lockDocument, updateDocument } from "../documents.repository.ts";
import { beginTry, endTry, giveTryBack, lockTry, type VersionRow } from "../versions.repository.ts";
import { readingJobName } from "./ask-for-reading.ts";
import { createPassageMaker, type PlacedPassage } from "./passages.ts";
import { createProgress } from "./progress.ts";
import type { ReadFile } from "./read-in-child.ts";
import type { ReadPart } from "./read-part.ts";
import { packed } from "./reading-file.ts";
import { ReadingFailed } from "./reading-failed.ts";

export interface ReadingParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  files: FileStore;
  sources: OwnSources;
  readFile: ReadFile;
  /** Who acts in the trail where a file is read. */
  caller: () => AuditedCaller;
}

/** How often a file is begun to be read before it counts as one that cannot be. */
const mostTries = 4;

/** Passages that a document may have. */
const mostPassages = 20_000;

const ReadingPayload = z.object({ version_id: z.uuid(), owner_id: z.uuid() });

/** Reads a file: when it ends, the document is completed or failed, or the job is tried again. */
export const createReadingJob = (parts: ReadingParts) =>
  defineJob({
    name: readingJobName,
    payload: ReadingPayload,
    concurrency: 2,
    // More often than a file is begun, so that the last word is always ours and never the queue's.
    retries: mostTries * 3,
    backOff: 2,
    longestBackOff: 20,
    // Longer than the limits of a file let it take: those end it with its reason.
    longest: 14_400,
    async run({ version_id, owner_id }, { id, signal, report }) {
      const viewer = ownerOf({ owner_id });
      const version = await beginTry(parts.database, viewer, version_id, id);
      // It was read, cancelled or deleted, or somebody asked for it anew.
      if (!version) return;
      await dropLeft(parts, version);
      await tell(parts, viewer, version);
      if (version.tries > mostTries) return fail(parts, viewer, version, "interrupted");
      try {
        await read(parts, viewer, version, { signal, report });
      } catch (error) {
        if (error instanceof ReadingFailed) return fail(parts, viewer, version, error.reason);
        // Neither says anything of the file.
        if (signal.aborted || isDiskFull(error)) await giveTryBack(parts.database, viewer, version);
        else if (version.tries >= mostTries) return fail(parts, viewer, version, "interrupted");
        throw error;
      }
    },
  });

/** While the disk is full a file waits, as long as that lasts. */
const isDiskFull = (error: unknown): boolean => error instanceof AppError && error.code === "storage_full";

/** Name that a try keeps its text under, which is known after whatever end of its process. */
const blobOf = ({ id, job_id }: VersionRow, nth: number): string => `${id.slice(0, 2)}/${id}-${job_id}-${nth}`;

/** Removes what earlier tries may have kept whose process ended before it was written that they did. */
async function dropLeft({ files }: ReadingParts, version: VersionRow): Promise<void> {
  for (let nth = 1; nth < version.tries; nth += 1) await files.remove(blobOf(version, nth));
}

const tell = ({ events, database }: ReadingParts, { id }: Viewer, { document_id }: VersionRow, tx: Database = database): Promise<void> =>
  events.raise(tx, { kind: "documents", person_id: id, object_id: document_id });

interface Control {
  signal: AbortSignal;
  report: (progress: number, sentence: string) => Promise<void>;
}

async function read(parts: ReadingParts, viewer: Viewer, version: VersionRow, { signal, report }: Control): Promise<void> {
  const { files, readFile } = parts;
  const progress = createProgress(async (share, note) => {
    await report(share, note);
    await tell(parts, viewer, version);
  });
  const bytes = await files.read(version.blob);
  if (!bytes) throw new Error("The stored file is missing.");
  const made = new MadeOfParts();
  const found = readFile(bytes, version.extension, { signal, progress: (done, total) => progress.read(done, total) });
  // The text gets on the disk while its passages are written; neither counts without the other.
  const kept = files
    .spool(packed(made.noting(found)), { blob: blobOf(version, version.tries) })
    .finally(() => bytes.destroy())
    .then((spooled) => files.keep(spooled));
  await Promise.race([made.whole, kept]);
  await progress.end();
  let outcome: Outcome = "late";
  try {
    outcome = await write(parts, viewer, version, made, kept);
  } catch (error) {
    // Where nobody knows whether it was written, the file stays: the next start finds out.
    if (isUndecided(error)) outcome = "written";
    throw error;
  } finally {
    if (outcome !== "written")
      await kept.then(
        ({ blob }) => files.remove(blob),
        () => undefined,
      );
  }
  if (outcome === "no_room") throw new ReadingFailed("no_room");
  if (version.reading_blob !== null) await files.remove(version.reading_blob);
}

/** What a document consists of and its passages, gathered while its parts go by. */
class MadeOfParts {
  readonly passages: PlacedPassage[] = [];
  count = 0;
  recognised = 0;
  kind: ReadPart["kind"] = "text";
  readonly #passagesOf = createPassageMaker();
  readonly #whole = Promise.withResolvers<void>();

  /** Resolves once all parts have gone by. */
  get whole(): Promise<void> {
    return this.#whole.promise;
  }

  async *noting(parts: AsyncIterable<ReadPart>): AsyncGenerator<ReadPart, void> {
    for await (const part of parts) {
      this.kind = part.kind;
      this.count += 1;
      if (part.source === "recognised") this.recognised += 1;
      this.passages.push(...this.#passagesOf(part));
      if (this.passages.length > mostPassages) throw new ReadingFailed("too_large");
      yield part;
    }
    if (this.passages.length === 0) throw new ReadingFailed("empty");
    this.#whole.resolve();
  }
}

/** What became of a text that was read: somebody may have ended the try meanwhile, or its owner has too much already. */
type Outcome = "written" | "late" | "no_room";

/** Writes what was read in one transaction, which waits for the text to be kept before it ends. */
const write = (
  parts: ReadingParts,
  viewer: Viewer,
  version: VersionRow,
  made: MadeOfParts,
  kept: ReturnType<FileStore["keep"]>,
): Promise<Outcome> =>
  parts.audit.change(parts.caller(), async (tx) => {
    const document = await lockDocument(tx, viewer, version.document_id);
    const held = document && (await lockTry(tx, viewer, version));
    if (!held) return { result: "late", entry: null };
    if (!(await hasRoom(parts, tx, viewer, made, document.source_id))) return { result: "no_room", entry: null };
    const { source_id, source_version_id } = await parts.sources.add(tx, viewer, {
      source_id: document.source_id,
      title: document.title,
      label: `Version ${version.number}`,
      passages: made.passages.map(({ place, heading, heading_path, page, text }) => ({ place, heading, heading_path, page, text })),
      created_at: version.created_at,
      withheld: document.deleted_at !== null,
    });
    const { kind, count, recognised } = made;
    const { blob: reading_blob } = await kept;
    await endTry(tx, viewer, version.id, {
      upload_status: "completed",
      failure: null,
      parts: { kind, count, recognised },
      reading_blob,
      source_version_id,
    });
    await updateDocument(tx, viewer, document.id, { source_id });
    await tell(parts, viewer, version, tx);
    await parts.events.raise(tx, { kind: "library", person_id: viewer.id });
    const changes = { version: version.number, parts: count, recognised, passages: made.passages.length };
    return {
      result: "written",
      entry: { action: "document.read", object_id: document.id, object_version: version.id, subject_id: viewer.id, changes },
    };
  });

/** What one person's questions look through is held in memory, which has an end. */
async function hasRoom({ sources }: ReadingParts, tx: Database, viewer: Viewer, { passages }: MadeOfParts, besides: string | null) {
  return (await sources.countPassages(tx, viewer, besides)) + passages.length <= documentQuota.passages;
}

const fail = (parts: ReadingParts, viewer: Viewer, version: VersionRow, failure: DocumentFailure): Promise<void> =>
  parts.audit.change(parts.caller(), async (tx) => {
    if (!(await lockTry(tx, viewer, version))) return { result: undefined, entry: null };
    await endTry(tx, viewer, version.id, { upload_status: "failed", failure });
    await tell(parts, viewer, version, tx);
    const changes = { version: version.number, failure };
    return {
      result: undefined,
      entry: {
        action: "document.unread",
        object_id: version.document_id,
        object_version: version.id,
        subject_id: viewer.id,
        changes,
        outcome: "failed",
      },
    };
  });

import type { Protocol } from "@clausewise/contracts";
import { compareProtocols } from "@clausewise/planning";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import type { AuditEntry } from "../audit/audit-trail.ts";
import { type AnalyseJob, askForAnalysis } from "./analyse-job.ts";
import { createProtocolExport } from "./export-protocol.ts";
import type { ProtocolParts } from "./protocol-parts.ts";
import {
  deleteProtocol,
  findOfFile,
  insertProtocol,
  listProtocols,
  lockProtocol,
  updateProtocol,
  type ProtocolRow,
} from "./protocols.repository.ts";
import { headOf, noProtocol, shownProtocol, type NamedDocuments } from "./shown-protocol.ts";

interface Parts extends ProtocolParts {
  job: AnalyseJob;
  documents: NamedDocuments;
}

/** Kinds of files that hold running text. */
const readable: readonly string[] = ["pdf", "docx", "doc", "rtf", "txt"];

/** Changes a row, and says what the trail has of it; null where nothing changed. */
type Change = (tx: Database, viewer: Viewer, row: ProtocolRow) => Promise<AuditEntry | null>;

const nothingKept = { job_id: null, product_type: null, facts: [], items: [], corrections: {}, chosen: [] };
const nothingRead = { progress: 0, step: "Waiting for its turn", problem: null, tries: 0, state: "waiting" } as const;

/** Protocols that people have analysed: what is read is kept, what follows from it is worked out anew. */
export function createProtocolService(parts: Parts): Services["protocols"] {
  const { database, audit, clock, jobs, events, rules, job, documents, openFile } = parts;
  const shown = (viewer: Viewer, id: string) => shownProtocol(parts, viewer, id);
  const tell = (tx: Database, viewer: Viewer, id: string) => events.raise(tx, { kind: "protocols", person_id: viewer.id, object_id: id });

  const opened = async (tx: Database, viewer: Viewer, id: string): Promise<ProtocolRow> => {
    const row = await lockProtocol(tx, viewer, id);
    if (!row) throw noProtocol();
    return row;
  };
  const enqueued = async (tx: Database, viewer: Viewer, id: string): Promise<void> => {
    const job_id = await askForAnalysis(parts, tx, viewer, id);
    await updateProtocol(tx, viewer, id, { ...nothingRead, job_id, updated_at: clock.now() });
    await tell(tx, viewer, id);
  };
  /** Changes a protocol, and shows it afterwards: other features are not asked within a transaction, which would wait for them. */
  const changed = async (caller: Caller, id: string, change: Change): Promise<Protocol> => {
    const viewer = viewerOf(caller);
    await audit.change(caller, async (tx) => {
      const entry = await change(tx, viewer, await opened(tx, viewer, id));
      if (entry !== null) await tell(tx, viewer, id);
      return { result: undefined, entry };
    });
    return shown(viewer, id);
  };
  const isUnderWay = ({ state }: Pick<ProtocolRow, "state">): boolean => state === "waiting" || state === "reading";

  return {
    async list(filter, caller) {
      const viewer = viewerOf(caller);
      const page = await listProtocols(database, viewer, filter);
      const named = await documents(
        viewer,
        page.items.flatMap(({ document_id }) => document_id ?? []),
      );
      return { ...page, items: page.items.map((row) => headOf(row, named)) };
    },

    async create({ document_id }, caller) {
      const viewer = viewerOf(caller);
      const file = await openFile(viewer, document_id, null);
      if (file === null) throw notFound("This document");
      if (!readable.includes(file.extension))
        throw new AppError("invalid", "A protocol is read from a PDF or Word file, or a text. Choose one of these.");
      const now = clock.now();
      const { version: document_version, title } = file;
      const begun = { ...nothingRead, ...nothingKept, document_id, document_version, title, created_at: now, updated_at: now };
      const id = await audit.change(caller, async (tx) => {
        const made = await insertProtocol(tx, viewer, begun);
        if (made === null) return { result: await findOfFile(tx, viewer, document_id, document_version), entry: null };
        await enqueued(tx, viewer, made);
        return { result: made, entry: { action: "protocol.asked", object_id: made, changes: { document_id, version: document_version } } };
      });
      if (id === null) throw noProtocol();
      return shown(viewer, id);
    },

    get: ({ id }, caller) => shown(viewerOf(caller), id),

    correct: ({ id, field, value, reason }, caller) =>
      changed(caller, id, async (tx, viewer, { corrections }) => {
        const { [field]: before, ...others } = corrections;
        if ((before?.value ?? null) === value && (before?.reason ?? "") === (reason ?? "")) return null;
        const corrected = value === null ? others : { ...others, [field]: { value, reason: reason?.trim() || null, at: clock.now() } };
        await updateProtocol(tx, viewer, id, { corrections: corrected, updated_at: clock.now() });
        return { action: "protocol.corrected", object_id: id, changes: { field, value: { before: before?.value ?? null, after: value } } };
      }),

    choose: ({ id, chosen }, caller) =>
      changed(caller, id, async (tx, viewer, before) => {
        const after = [...new Set(chosen)];
        if (after.join() === before.chosen.join()) return null;
        await updateProtocol(tx, viewer, id, { chosen: after, updated_at: clock.now() });
        return { action: "protocol.markets_chosen", object_id: id, changes: { chosen: { before: before.chosen, after } } };
      }),

    retry: ({ id }, caller) =>
      changed(caller, id, async (tx, viewer, row) => {
        if (isUnderWay(row)) return null;
        if (row.document_id === null) throw new AppError("conflict", "Its document is no longer there. What was read of it stays.");
        await enqueued(tx, viewer, id);
        return { action: "protocol.asked", object_id: id };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const row = await opened(tx, viewer, id);
        if (isUnderWay(row) && row.job_id !== null) await jobs.cancel(tx, { id: row.job_id, name: job.name });
        await deleteProtocol(tx, viewer, id);
        await tell(tx, viewer, id);
        return { result: { done: true as const }, entry: { action: "protocol.removed", object_id: id } };
      }),

    async compare({ id, before }, caller) {
      const viewer = viewerOf(caller);
      const [after, earlier] = [await shown(viewer, id), await shown(viewer, before)];
      return compareProtocols(earlier, after, rules.amendments());
    },

    export: createProtocolExport(parts),
  };
}

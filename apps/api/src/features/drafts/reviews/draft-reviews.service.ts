import type { DraftTool } from "@clausewise/contracts";
import { AppError, notFound } from "../../../errors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { viewerOf, type Services, type Viewer } from "../../../service.ts";
import type { AuditEntry, AuditTrail } from "../../audit/audit-trail.ts";
import { findDraft, type DraftRow } from "../drafts.repository.ts";
import { reviewJobName, type EnqueueReview } from "./enqueue-review.ts";
import {
  askForReview,
  findReview,
  lockFinding,
  readFindings,
  readLists,
  readReviews,
  setReview,
  updateFinding,
  type FindingRow,
} from "./reviews.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  jobs: Pick<Jobs, "cancel">;
  enqueue: EnqueueReview;
}

type Decision = Parameters<Services["draftReviews"]["decide"]>[0];

const decisions: Record<Decision["state"], AuditEntry["action"]> = {
  open: "finding.reopened",
  accepted: "finding.accepted",
  dismissed: "finding.dismissed",
};

const isUnderWay = (state: string): boolean => state === "waiting" || state === "running";

const shownFinding = ({ draft_id: _draft, key: _key, ...one }: FindingRow) => one;

/** Refuses what nothing could be found in, with what to do first. */
function assertReady(tool: DraftTool, { text, document_type }: DraftRow): void {
  if (text.trim() === "") throw new AppError("invalid", "There is no text to look through yet. Paste, type or upload one first.");
  if (tool === "completeness" && document_type === null)
    throw new AppError("invalid", "Choose a document type first: the text is held against what such a document must hold.");
}

/** What people have looked through in their drafts, and what they make of what is found. */
export function createDraftReviewService(parts: Parts): Omit<Services["draftReviews"], "export" | "sources"> {
  const { database, audit, clock, events, jobs, enqueue } = parts;

  async function living(db: Database, viewer: Viewer, id: string): Promise<DraftRow> {
    const row = await findDraft(db, viewer, id);
    if (!row || row.deleted_at !== null) throw notFound("This draft");
    return row;
  }
  async function shown(db: Database, viewer: Viewer, id: string, tool: DraftTool) {
    const found = (await readReviews(db, viewer, id)).find((one) => one.tool === tool);
    return found ?? null;
  }
  const tell = (tx: Database, { id }: Viewer, object_id: string) => events.raise(tx, { kind: "draftReviews", person_id: id, object_id });

  async function ask(tx: Database, viewer: Viewer, draft: DraftRow, tool: DraftTool): Promise<void> {
    const { id, version, document_type } = draft;
    const review = await askForReview(tx, viewer, id, tool, { draft_version: version, document_type, asked_at: clock.now() });
    const job_id = await enqueue(tx, viewer, review.id);
    await setReview(tx, viewer, review.id, { job_id });
    await tell(tx, viewer, id);
  }

  return {
    async list({ id }, caller) {
      const viewer = viewerOf(caller);
      await living(database, viewer, id);
      return readReviews(database, viewer, id);
    },

    async run({ id, tool }, caller) {
      const viewer = viewerOf(caller);
      await audit.change(caller, async (tx) => {
        const draft = await living(tx, viewer, id);
        assertReady(tool, draft);
        const before = await findReview(tx, viewer, id, tool);
        if (before && isUnderWay(before.state)) return { result: null, entry: null };
        await ask(tx, viewer, draft, tool);
        const changes = { tool, version: draft.version, document_type: draft.document_type };
        return { result: null, entry: { action: "draft.review_asked", object_id: id, changes } };
      });
      const review = await shown(database, viewer, id, tool);
      if (!review) throw notFound("This draft");
      return review;
    },

    async cancel({ id, tool }, caller) {
      const viewer = viewerOf(caller);
      await audit.change(caller, async (tx) => {
        await living(tx, viewer, id);
        const review = await findReview(tx, viewer, id, tool);
        if (!review || !isUnderWay(review.state)) return { result: null, entry: null };
        await setReview(tx, viewer, review.id, { state: "cancelled", ended_at: clock.now() });
        if (review.job_id !== null) await jobs.cancel(tx, { name: reviewJobName, id: review.job_id });
        await tell(tx, viewer, id);
        return { result: null, entry: { action: "draft.review_cancelled", object_id: id, changes: { tool } } };
      });
      return shown(database, viewer, id, tool);
    },

    async findings({ id }, caller) {
      const viewer = viewerOf(caller);
      await living(database, viewer, id);
      return (await readFindings(database, viewer, id)).map(shownFinding);
    },

    async elements({ id }, caller) {
      const viewer = viewerOf(caller);
      await living(database, viewer, id);
      return (await readLists(database, viewer, id)).elements;
    },

    async references({ id }, caller) {
      const viewer = viewerOf(caller);
      await living(database, viewer, id);
      return (await readLists(database, viewer, id)).references;
    },

    decide: ({ id, state, reason = null }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockFinding(tx, viewer, id);
        if (!before) throw notFound("This finding");
        if (before.state === state && before.reason === reason) return { result: shownFinding(before), entry: null };
        const decided_at = state === "open" ? null : clock.now();
        const after = await updateFinding(tx, viewer, id, { state, reason, decided_at });
        await tell(tx, viewer, before.draft_id);
        const changes = { draft_id: before.draft_id, tool: before.tool, kind: before.kind, state: { before: before.state, after: state } };
        return { result: shownFinding(after), entry: { action: decisions[state], object_id: id, reason, changes } };
      }),
  };
}

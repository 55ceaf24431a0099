import { randomUUID } from "node:crypto";
import type { RulePack } from "@clausewise/contracts";
import { z } from "zod";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { ownerOf, type Viewer } from "../../../service.ts";
import type { AuditedCaller, AuditTrail } from "../../audit/audit-trail.ts";
import { findDraft, type DraftRow } from "../drafts.repository.ts";
import type { LookControl, Looked } from "../tools/draft-tool.ts";
import type { DraftTools } from "../tools/draft-tools.ts";
import { reviewJobName } from "./enqueue-review.ts";
import { metAgain } from "./met-again.ts";
import { beginTry, lockTry, readFindings, replaceFindings, setReview, type FindingRow, type ReviewRow } from "./reviews.repository.ts";

export interface ReviewParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  tools: DraftTools;
  packs: () => readonly RulePack[];
  /** Who acts in the trail where a draft is looked through. */
  caller: () => AuditedCaller;
}

/** How often a run is begun before it counts as one that cannot be done. */
const mostTries = 3;

const ReviewPayload = z.object({ review_id: z.uuid(), owner_id: z.uuid() });

/** Looks through a draft with one tool; cut off, it is done anew by the next process. */
export const createReviewJob = (parts: ReviewParts) =>
  defineJob({
    name: reviewJobName,
    payload: ReviewPayload,
    concurrency: 2,
    // More often than a run is begun, so that the last word is always ours and never the queue's.
    retries: mostTries * 3,
    backOff: 2,
    longestBackOff: 20,
    async run({ review_id, owner_id }, { id, signal, report }) {
      const viewer = ownerOf({ owner_id });
      const review = await beginTry(parts.database, viewer, review_id, id);
      // It was cancelled, or somebody asked for it anew, or the draft is gone.
      if (!review) return;
      await tell(parts, viewer, review);
      const draft = await findDraft(parts.database, viewer, review.draft_id);
      if (review.tries > mostTries || !draft) return fail(parts, viewer, review);
      try {
        const looked = await lookThrough(parts, review, draft, { signal, report });
        signal.throwIfAborted();
        await keep(parts, viewer, review, draft, looked);
      } catch (error) {
        if (!signal.aborted && review.tries >= mostTries) await fail(parts, viewer, review);
        throw error;
      }
    },
  });

const tell = ({ events, database }: ReviewParts, { id }: Viewer, { draft_id }: ReviewRow, tx: Database = database): Promise<void> =>
  events.raise(tx, { kind: "draftReviews", person_id: id, object_id: draft_id });

async function lookThrough({ tools, packs }: ReviewParts, review: ReviewRow, draft: DraftRow, control: LookControl): Promise<Looked> {
  const pack = packs().find(({ pack: id }) => id === review.document_type) ?? null;
  return tools[review.tool]({ text: draft.text, day: draft.speaks_of, pack }, control);
}

/** Keeps what was found, with what was decided of it before. */
const keep = (parts: ReviewParts, viewer: Viewer, review: ReviewRow, draft: DraftRow, looked: Looked): Promise<void> =>
  parts.audit.change(parts.caller(), async (tx) => {
    if (!(await lockTry(tx, viewer, review))) return { result: undefined, entry: null };
    const now = parts.clock.now();
    const before = await readFindings(tx, viewer, review.draft_id, review.tool);
    const rows = merged(draft.text, before, looked, now);
    await replaceFindings(tx, viewer, review, rows);
    const { figure, elements, references } = looked;
    await setReview(tx, viewer, review.id, {
      state: "done",
      draft_version: draft.version,
      ended_at: now,
      problem: null,
      figure,
      elements,
      references,
    });
    await tell(parts, viewer, review, tx);
    const changes = { tool: review.tool, version: draft.version, findings: looked.findings.length };
    return { result: undefined, entry: { action: "draft.reviewed", object_id: draft.id, subject_id: viewer.id, changes } };
  });

type NewFinding = Omit<FindingRow, "draft_id" | "tool">;

/** What is found now, known again where it was found before; what was decided of what is found no longer is kept too. */
function merged(text: string, before: readonly FindingRow[], { findings }: Looked, now: string): NewFinding[] {
  const { again, fresh, gone } = metAgain(text, before, findings);
  const open = { state: "open" as const, reason: null, decided_at: null, found_at: now };
  return [
    ...again.map(({ kept: { id, state, reason, decided_at, found_at }, found }) => ({ ...found, id, state, reason, decided_at, found_at })),
    ...fresh.map((found) => ({ ...found, ...open, id: randomUUID() })),
    ...gone.flatMap(({ draft_id: _draft, tool: _tool, ...one }) => (one.state === "open" ? [] : one)),
  ];
}

const fail = (parts: ReviewParts, viewer: Viewer, review: ReviewRow): Promise<void> =>
  parts.audit.change(parts.caller(), async (tx) => {
    if (!(await lockTry(tx, viewer, review))) return { result: undefined, entry: null };
    const problem = "It failed again and again, and was given up. What was found before stays; try it again later.";
    await setReview(tx, viewer, review.id, { state: "failed", ended_at: parts.clock.now(), problem });
    await tell(parts, viewer, review, tx);
    const changes = { tool: review.tool };
    const entry = { action: "draft.reviewed", object_id: review.draft_id, subject_id: viewer.id, changes, outcome: "failed" } as const;
    return { result: undefined, entry };
  });

import { z } from "zod";
import { reportOutcomes } from "../domain/discussion-words.ts";
import { Id, Timestamp, filled, flag } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { listInput, page } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { DiscussionThread, ReportReason } from "./discussions.ts";

export const ReportOutcome = z.enum(reportOutcomes);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

/** What somebody reported, with the words as they are now. */
export const DiscussionReport = z.object({
  id: Id,
  thread_id: Id,
  post_id: Id,
  title: z.string(),
  content: z.string(),
  author: z.string(),
  reporter: z.string(),
  reason: ReportReason,
  note: z.string(),
  created_at: Timestamp,
  /** What came of it; null while it is open. */
  outcome: ReportOutcome.nullable(),
  settled_at: Timestamp.nullable(),
  settled_by: z.string().nullable(),
});
export type DiscussionReport = z.infer<typeof DiscussionReport>;

export const DiscussionReportFilter = listInput({ open: flag().optional() }, ["newest", "oldest"]);
export type DiscussionReportFilter = z.output<typeof DiscussionReportFilter>;

const begun = { operation: "discussions.create", take: "id" } as const;
const reason = filled(lengths.description);

export const discussionModerationOperations = operations({
  pin: {
    method: "PUT",
    path: "/api/discussions/{id}/pinned",
    access: "reviewer",
    summary: "Puts a discussion before all others, or back among them.",
    input: z.object({ id: Id, pinned: flag() }),
    output: DiscussionThread,
    example: { pinned: true },
    needs: { id: begun },
  },
  lock: {
    method: "PUT",
    path: "/api/discussions/{id}/locked",
    access: "reviewer",
    summary: "Has a discussion take no further replies, or take them again.",
    input: z.object({ id: Id, locked: flag() }),
    output: DiscussionThread,
    example: { locked: true },
    needs: { id: begun },
  },
  hide: {
    method: "POST",
    path: "/api/discussion-posts/{id}/removal",
    access: "reviewer",
    summary: "Takes what somebody wrote from the board, with a reason that everybody reads; its author is told.",
    input: z.object({ id: Id, reason }),
    output: DiscussionThread,
    example: { reason: "It names a patient." },
    needs: { id: begun },
  },
  restore: {
    method: "DELETE",
    path: "/api/discussion-posts/{id}/removal",
    access: "reviewer",
    summary: "Puts back what a moderator took from the board.",
    input: z.object({ id: Id }),
    output: DiscussionThread,
    example: {},
    needs: { id: begun },
  },
  reports: {
    method: "GET",
    path: "/api/discussion-reports",
    access: "reviewer",
    summary: "What people reported, newest first; with `open=true` what nobody has looked at.",
    input: DiscussionReportFilter,
    output: page(DiscussionReport),
    example: { open: true },
    reply: "page",
  },
  settle: {
    method: "POST",
    path: "/api/discussion-reports/{id}/outcome",
    access: "reviewer",
    summary: "Says what came of a report: what it is about is removed with a reason, or left as it is.",
    input: z.object({ id: Id, outcome: ReportOutcome, reason: reason.optional() }),
    output: DiscussionReport,
    example: { outcome: "kept" },
    needs: { id: { operation: "discussions.report", take: "id" } },
  },
});

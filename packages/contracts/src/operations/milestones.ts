import { z } from "zod";
import { Clause } from "../domain/decisions.ts";
import { CalendarDate, Done, Id, Timestamp, filled, text } from "../domain/fields.ts";
import { JurisdictionCode } from "../domain/kinds.ts";
import { callsPerMinute, counts, lengths } from "../domain/limits.ts";
import { milestoneStatuses, milestoneTypes, recipientsIn, usualProtocol } from "../domain/milestone-words.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { FileReply, operations } from "../wire/operation.ts";
import { CitedChange } from "./answer-changes.ts";
import { ReviewClock } from "./clocks.ts";

export const MilestoneType = z.enum(milestoneTypes);
export type MilestoneType = z.infer<typeof MilestoneType>;

export const MilestoneStatus = z.enum(milestoneStatuses);
export type MilestoneStatus = z.infer<typeof MilestoneStatus>;

/** What happened to a submission, each as a run of its clock spells it. */
export const KeptHappened = z.object({ holds: z.array(z.string()), events: z.array(z.string()), extensions: z.array(z.string()) });
export type KeptHappened = z.infer<typeof KeptHappened>;

/** A review clock that runs from a milestone, with what happened to the submission. */
export const RunningClock = ReviewClock.pick({ id: true, name: true, hold: true }).extend({ happened: KeptHappened });
export type RunningClock = z.infer<typeof RunningClock>;

/** What a planned day follows from, where nobody chose it: a period of a review clock that runs from another milestone. */
export const MilestoneBasis = z.object({
  /** The milestone that the period runs from, which may be gone. */
  start_id: Id,
  clock: z.string(),
  clock_name: z.string(),
  rule: z.string(),
  choice: z.string().nullable(),
  /** What happened to the submission; nothing where it is left out. */
  happened: KeptHappened.optional(),
  /** How the day was worked out. */
  why: z.string(),
  clause: Clause,
  url: z.string(),
});
export type MilestoneBasis = z.infer<typeof MilestoneBasis>;

/** A document that must be there before an approval, and which one it is; null while there is none. */
export const RequiredDocument = z.object({ name: z.string(), document_id: Id.nullable(), title: z.string().nullable() });
export type RequiredDocument = z.infer<typeof RequiredDocument>;

export const Milestone = z.object({
  id: Id,
  protocolId: z.string(),
  country: JurisdictionCode,
  type: MilestoneType,
  name: z.string(),
  plannedDate: CalendarDate,
  status: MilestoneStatus,
  notes: z.string(),
  responsiblePerson: z.string(),
  documentsRequired: z.array(z.string()),
  isShared: z.boolean(),
  /** Told to its owner alone. */
  sharedWith: z.array(z.string()),
  /** Of the documents required, how many there are. */
  documents_present: z.number().int(),
  basis: MilestoneBasis.nullable(),
  /** What the viewer may do: everything with what is their own. */
  may: z.enum(["own", "edit", "view"]),
  /** Whose it is, by name; null where it is the viewer's own. */
  owner: z.string().nullable(),
  created_at: Timestamp,
  changed_at: Timestamp,
});
export type Milestone = z.infer<typeof Milestone>;

/** Another milestone, as far as it is named beside one. */
export const LinkedMilestone = Milestone.pick({ id: true, name: true, plannedDate: true, status: true });
export type LinkedMilestone = z.infer<typeof LinkedMilestone>;

/** With whom a milestone is shared, and how. */
export const MilestoneShare = z.object({
  recipient: z.string(),
  may_edit: z.boolean(),
  notify: z.boolean(),
  in_calendar: z.boolean(),
  at: Timestamp,
});
export type MilestoneShare = z.infer<typeof MilestoneShare>;

export const MilestoneDetail = Milestone.extend({
  documents: z.array(RequiredDocument),
  /** What it depends on, and what depends on it, as far as the viewer may read that. */
  depends_on: z.array(LinkedMilestone),
  dependents: z.array(LinkedMilestone),
  /** The review clocks by which days follow from it. */
  clocks: z.array(RunningClock),
  /** Told to its owner alone. */
  shares: z.array(MilestoneShare),
});
export type MilestoneDetail = z.infer<typeof MilestoneDetail>;

/** A milestone as a board, a timeline or a calendar shows it. */
export const PlacedMilestone = Milestone.pick({
  id: true,
  protocolId: true,
  country: true,
  type: true,
  name: true,
  plannedDate: true,
  status: true,
  responsiblePerson: true,
  isShared: true,
  may: true,
}).extend({ depends_on: z.array(Id), documents_missing: z.number().int(), by_clock: z.boolean() });
export type PlacedMilestone = z.infer<typeof PlacedMilestone>;

/** A milestone that goes from one day to another. */
export const MilestoneMove = z.object({ id: Id, name: z.string(), from: CalendarDate, to: CalendarDate });
export type MilestoneMove = z.infer<typeof MilestoneMove>;

const documentsRequired = z.array(filled(lengths.label)).max(counts.documents);

export const NewMilestone = z.object({
  protocolId: filled(lengths.name).default(usualProtocol),
  country: JurisdictionCode,
  type: MilestoneType,
  name: filled(lengths.title),
  plannedDate: CalendarDate,
  notes: text(lengths.message).default(""),
  responsiblePerson: text(lengths.label).default(""),
  documentsRequired: documentsRequired.default([]),
});
export type NewMilestone = z.output<typeof NewMilestone>;

const said = {
  protocolId: filled(lengths.name).optional(),
  country: JurisdictionCode.optional(),
  type: MilestoneType.optional(),
  name: filled(lengths.title).optional(),
  status: MilestoneStatus.optional(),
  notes: text(lengths.message).optional(),
  responsiblePerson: text(lengths.label).optional(),
  documentsRequired: documentsRequired.optional(),
};

/** What is said of a milestone; what is left out stays as it is. Its day is changed by moving it. */
export const MilestoneChanges = z.object({
  id: Id,
  ...said,
  /** What the fields held as they were read: one that holds something else by now is not overwritten. */
  seen: z.strictObject(said).optional(),
});
export type MilestoneChanges = z.output<typeof MilestoneChanges>;

const filters = {
  search: text(lengths.search).optional(),
  status: MilestoneStatus.optional(),
  type: MilestoneType.optional(),
  country: JurisdictionCode.optional(),
  protocolId: text(lengths.name).optional(),
  /** The viewer's own, or those that were shared with them. */
  whose: z.enum(["own", "shared"]).optional(),
  from: CalendarDate.optional(),
  until: CalendarDate.optional(),
};
export const MilestoneFilters = z.object(filters);
export type MilestoneFilters = z.output<typeof MilestoneFilters>;

export const MilestoneFilter = listInput(filters, ["planned", "latest", "changed", "name"]);
export type MilestoneFilter = z.output<typeof MilestoneFilter>;

export const milestoneExports = { csv: "text/csv; charset=utf-8", pdf: "application/pdf", ics: "text/calendar" } as const;
export const MilestoneExportFormat = z.enum(["csv", "pdf", "ics"]);
export type MilestoneExportFormat = z.infer<typeof MilestoneExportFormat>;

export const NewMilestoneShare = z.object({
  id: Id,
  /** Addresses, parted by commas. */
  recipients: filled(lengths.description).refine(
    (given) => recipientsIn(given).length > 0 && recipientsIn(given).length <= counts.recipients,
    `must name 1 to ${counts.recipients} addresses`,
  ),
  may_edit: z.boolean().default(true),
  notify: z.boolean().default(true),
  in_calendar: z.boolean().default(false),
});
export type NewMilestoneShare = z.output<typeof NewMilestoneShare>;

const made = { operation: "milestones.create", take: "id" } as const;
const one = { input: z.object({ id: Id }), example: {}, needs: { id: made } } as const;

export const milestoneOperations = operations({
  list: {
    method: "GET",
    path: "/api/milestones",
    access: "user",
    summary: "A person's milestones and those shared with them, by planned day.",
    input: MilestoneFilter,
    output: facetedPage(Milestone, ["status", "type", "country", "protocolId", "whose"]),
    example: { status: "pending" },
    reply: "page",
  },
  board: {
    method: "GET",
    path: "/api/milestone-board",
    access: "user",
    summary: "The same in short, as many as a board, a timeline or a calendar shows at once, with how many there are in all.",
    input: MilestoneFilters,
    output: z.object({ items: z.array(PlacedMilestone), total: z.number().int() }),
    example: { type: "approval" },
  },
  get: {
    method: "GET",
    path: "/api/milestones/{id}",
    access: "user",
    summary: "A milestone with its documents, what it depends on, and with whom it is shared.",
    ...one,
    output: MilestoneDetail,
  },
  create: {
    method: "POST",
    path: "/api/milestones",
    access: "user",
    summary: "Adds a milestone, which is pending and not shared.",
    input: NewMilestone,
    output: MilestoneDetail,
    example: { country: "US", type: "approval", name: "FDA decides", plannedDate: "2027-03-01", documentsRequired: ["Cover letter"] },
  },
  change: {
    method: "PUT",
    path: "/api/milestones/{id}",
    access: "user",
    summary:
      "Changes what is said of a milestone, but overwrites nothing that was changed since it was read; an approval is completed only once the documents required are there.",
    input: MilestoneChanges,
    output: MilestoneDetail,
    example: { status: "in_progress", notes: "The reviewer is named.", seen: { notes: "" } },
    needs: { id: made },
  },
  remove: {
    method: "DELETE",
    path: "/api/milestones/{id}",
    access: "user",
    summary: "Deletes a milestone of one's own; what depended on it stays on its day.",
    ...one,
    output: Done,
  },
  foresee: {
    method: "GET",
    path: "/api/milestones/{id}/moves",
    access: "user",
    summary: "What would move with a milestone, itself first, and changes nothing.",
    input: z.object({ id: Id, plannedDate: CalendarDate }),
    output: z.array(MilestoneMove),
    example: { plannedDate: "2027-04-01" },
    needs: { id: made },
  },
  move: {
    method: "POST",
    path: "/api/milestones/{id}/moves",
    access: "user",
    summary: "Moves a milestone and what depends on it, unless it was moved since it was read.",
    input: z.object({
      id: Id,
      plannedDate: CalendarDate,
      /** The day that it was read to stand on. */
      from: CalendarDate.optional(),
    }),
    output: z.object({ move_id: Id, moved: z.array(MilestoneMove) }),
    example: { plannedDate: "2027-04-01" },
    needs: { id: made },
  },
  undo: {
    method: "POST",
    path: "/api/milestone-moves/{id}/undo",
    access: "user",
    summary: "Puts everything that moved together back to its day, unless something of it moved since.",
    input: z.object({ id: Id }),
    output: z.array(MilestoneMove),
    example: {},
    needs: { id: { operation: "milestones.move", take: "move_id" } },
  },
  depend: {
    method: "POST",
    path: "/api/milestones/{id}/dependencies",
    access: "user",
    summary: "Has a milestone depend on another, which may not depend on it in turn.",
    input: z.object({ id: Id, on_id: Id }),
    output: z.object({ id: Id, on_id: Id }),
    example: {},
    needs: { id: made, on_id: { operation: "milestonePlans.fromClock", take: "0.id" } },
  },
  independ: {
    method: "DELETE",
    path: "/api/milestones/{id}/dependencies/{on_id}",
    access: "user",
    summary: "Has a milestone no longer depend on another.",
    input: z.object({ id: Id, on_id: Id }),
    output: Done,
    example: {},
    needs: { id: { operation: "milestones.depend", take: "id" }, on_id: { operation: "milestones.depend", take: "on_id" } },
  },
  present: {
    method: "PUT",
    path: "/api/milestones/{id}/documents",
    access: "user",
    summary: "Says which document of a person's is one that is required; without one, that there is none.",
    input: z.object({ id: Id, name: filled(lengths.label), document_id: Id.optional() }),
    output: MilestoneDetail,
    example: { name: "Cover letter" },
    needs: { id: made },
    mayName: { document_id: { operation: "documents.upload", take: "id" } },
  },
  share: {
    method: "POST",
    path: "/api/milestones/{id}/shares",
    access: "user",
    summary: "Shares a milestone with people by their addresses; shared again, what they may do is the new.",
    input: NewMilestoneShare,
    output: z.object({ message: z.string(), milestone: MilestoneDetail }),
    example: { recipients: "kim@example.net, lee@example.net", may_edit: false },
    needs: { id: made },
    perMinute: callsPerMinute.export,
  },
  unshare: {
    method: "POST",
    path: "/api/milestones/{id}/unshare",
    access: "user",
    summary: "No longer shares a milestone with somebody; they are refused from then on.",
    input: z.object({ id: Id, recipient: filled(lengths.email) }),
    output: MilestoneDetail,
    example: { recipient: "kim@example.net" },
    needs: { id: { operation: "milestones.share", take: "milestone.id" } },
  },
  clauseChanges: {
    method: "GET",
    path: "/api/milestones/{id}/clause-changes",
    access: "user",
    summary:
      "What changed in the clause that a milestone's day follows from since it was planned, or somebody last found that the day holds.",
    ...one,
    output: z.object({ changes: z.array(CitedChange) }),
  },
  confirmClause: {
    method: "POST",
    path: "/api/milestones/{id}/clause-confirmations",
    access: "user",
    summary: "Says that a milestone's day holds with the words that its clause has today.",
    ...one,
    output: Done,
    needs: { id: { operation: "milestonePlans.fromClock", take: "1.id" } },
  },
  history: {
    method: "GET",
    path: "/api/milestones/{id}/history",
    access: "user",
    summary: "What the audit trail says of a milestone, the newest first.",
    ...one,
    output: z.array(z.object({ at: Timestamp, name: z.string(), said: z.string() })),
  },
  export: {
    method: "GET",
    path: "/api/milestone-export",
    access: "user",
    summary: "The milestones that filters leave as CSV, PDF or iCalendar.",
    input: MilestoneFilters.extend({ format: MilestoneExportFormat }),
    output: FileReply,
    example: { format: "ics" },
    reply: "file",
    mediaTypes: Object.values(milestoneExports),
    changes: true,
    perMinute: callsPerMinute.export,
  },
});

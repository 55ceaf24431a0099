import { z } from "zod";
import { discussionCategories, discussionScopes, discussionSorts, reportReasons, writerRoleLabels } from "../domain/discussion-words.ts";
import { Done, Id, KnownDate, Tag, Tags, Timestamp, filled, flag, text } from "../domain/fields.ts";
import { SourceStatus, TextKind } from "../domain/kinds.ts";
import { callsPerMinute, lengths } from "../domain/limits.ts";
import { facetedPage, listInput } from "../wire/list.ts";
import { operations } from "../wire/operation.ts";
import { CitedChange } from "./answer-changes.ts";

export const DiscussionCategory = z.enum(discussionCategories);
export type DiscussionCategory = z.infer<typeof DiscussionCategory>;

export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** A clause that somebody wrote as a citation, with what stands there today. */
export const DiscussionClause = z.object({
  id: Id,
  /** As it was written, and as the library cites it. */
  words: z.string(),
  citation: z.string(),
  /** Where it stands now; null where the library no longer holds it. */
  place: z
    .object({
      source_id: Id,
      passage_id: Id,
      source_title: z.string(),
      heading: z.string(),
      text: z.string(),
      text_kind: TextKind,
      status: SourceStatus,
      label: z.string(),
      date: KnownDate.nullable(),
    })
    .nullable(),
  /** What changed in it since it was written down, or somebody last found that what is said of it holds. */
  changes: z.array(CitedChange),
  /** The last day on which somebody found so; null where nobody has. */
  confirmed_at: Timestamp.nullable(),
});
export type DiscussionClause = z.infer<typeof DiscussionClause>;

/** Why the words of a post are gone. */
export const DiscussionRemoval = z.object({
  by: z.enum(["author", "moderator"]),
  /** Null where it went with its author's account. */
  at: Timestamp.nullable(),
  /** Of a moderator; the author gives none. */
  reason: z.string().nullable(),
});
export type DiscussionRemoval = z.infer<typeof DiscussionRemoval>;

/** What one person wrote, to begin a discussion or to reply. */
const DiscussionPost = z.object({
  id: Id,
  /** Markdown; empty where it was removed and the viewer may not read it. */
  content: z.string(),
  /** `You` to oneself, by name to others. */
  author: z.string(),
  authorRole: z.string(),
  is_own: z.boolean(),
  votes: z.number().int(),
  /** Whether the viewer voted for it. */
  voted: z.boolean(),
  createdAt: Timestamp,
  edited_at: Timestamp.nullable(),
  removal: DiscussionRemoval.nullable(),
  /** People whom it names, as its words have them: `@Ben Sample`. */
  mentions: z.array(z.string()),
  clauses: z.array(DiscussionClause),
});

export const DiscussionReply = DiscussionPost.extend({
  /** The post whose words it quotes; null where it quotes none, or that is gone. */
  quoted_id: Id.nullable(),
  is_accepted: z.boolean(),
});
export type DiscussionReply = z.infer<typeof DiscussionReply>;

const said = {
  /** Empty where whoever began it is gone, or took it back. */
  title: z.string(),
  category: DiscussionCategory,
  tags: z.array(z.string()),
  /** How many people other than the author opened it. */
  views: z.number().int(),
  lastActivity: Timestamp,
  isPinned: z.boolean(),
  isResolved: z.boolean(),
  /** Takes no further replies. */
  is_locked: z.boolean(),
  following: z.boolean(),
};

export const DiscussionThread = DiscussionPost.extend({ ...said, replies: z.array(DiscussionReply) });
export type DiscussionThread = z.infer<typeof DiscussionThread>;

/** A discussion as a list shows it. */
export const DiscussionSummary = DiscussionPost.pick({
  id: true,
  author: true,
  authorRole: true,
  is_own: true,
  votes: true,
  createdAt: true,
}).extend({
  ...said,
  /** The beginning of what was asked, without marks. */
  excerpt: z.string(),
  reply_count: z.number().int(),
  accepted_count: z.number().int(),
  /** Whether something came since the viewer last opened it. */
  is_news: z.boolean(),
  /** Clauses that it relies on and that changed. */
  changed_clauses: z.array(z.string()),
});
export type DiscussionSummary = z.infer<typeof DiscussionSummary>;

/** What a post said before it was edited. */
export const DiscussionEdition = z.object({
  at: Timestamp,
  title: z.string().nullable(),
  content: z.string(),
  tags: z.array(z.string()),
});
export type DiscussionEdition = z.infer<typeof DiscussionEdition>;

const content = filled(lengths.message);

export const NewDiscussion = z.object({ title: filled(lengths.title), content, category: DiscussionCategory, tags: Tags.default([]) });
export type NewDiscussion = z.output<typeof NewDiscussion>;

export const NewDiscussionReply = z.object({ id: Id, content, quoted_id: Id.optional() });
export type NewDiscussionReply = z.output<typeof NewDiscussionReply>;

/** What is left out stays; only what begins a discussion has a title, a category and tags. */
export const DiscussionPostChanges = z.object({
  id: Id,
  content,
  title: filled(lengths.title).optional(),
  category: DiscussionCategory.optional(),
  tags: Tags.optional(),
});
export type DiscussionPostChanges = z.output<typeof DiscussionPostChanges>;

const filters = {
  search: text(lengths.search).optional(),
  category: DiscussionCategory.optional(),
  tag: Tag.optional(),
  scope: z.enum(discussionScopes).optional(),
};
export const DiscussionFilter = listInput(filters, discussionSorts);
export type DiscussionFilter = z.output<typeof DiscussionFilter>;

const WriterRole = z.enum(Object.values(writerRoleLabels));

/** Somebody who can be mentioned. */
export const DiscussionPerson = z.object({ name: z.string(), role: WriterRole });
export type DiscussionPerson = z.infer<typeof DiscussionPerson>;

const begun = { operation: "discussions.create", take: "id" } as const;
const written = { operation: "discussions.reply", take: "id" } as const;
const example = {
  title: "Predicate with a different principle of operation",
  content: "Does 21 CFR 807.92(a)(3) let us compare with it?",
  category: "fda-510k",
  tags: "predicate, equivalence",
} as const;

export const discussionOperations = operations({
  list: {
    method: "GET",
    path: "/api/discussions",
    access: "user",
    summary: "The discussions of the board, pinned ones first, with how many each category has.",
    input: DiscussionFilter,
    output: facetedPage(DiscussionSummary, ["category"]),
    example: { category: "fda-510k" },
    reply: "page",
  },
  get: {
    method: "GET",
    path: "/api/discussions/{id}",
    access: "user",
    summary: "A discussion with its replies, accepted answers first, and the clauses that are cited in them as they stand today.",
    input: z.object({ id: Id }),
    output: DiscussionThread,
    example: {},
    needs: { id: begun },
  },
  create: {
    method: "POST",
    path: "/api/discussions",
    access: "user",
    summary: "Begins a discussion that everybody who is signed in can read and reply to.",
    input: NewDiscussion,
    output: DiscussionThread,
    example,
    isForAll: true,
    perMinute: callsPerMinute.discussion,
  },
  reply: {
    method: "POST",
    path: "/api/discussions/{id}/replies",
    access: "user",
    summary: "Replies to a discussion; who follows it is told, and whoever is mentioned by name.",
    input: NewDiscussionReply,
    output: DiscussionReply,
    example: { content: "Yes, where the differences raise no new questions of safety." },
    needs: { id: begun },
    mayName: { quoted_id: begun },
    perMinute: callsPerMinute.reply,
  },
  edit: {
    method: "PUT",
    path: "/api/discussion-posts/{id}",
    access: "user",
    summary: "Changes what one wrote oneself; what it said before can still be read.",
    input: DiscussionPostChanges,
    output: DiscussionThread,
    example: { content: "Does 21 CFR 807.92(a)(3) or (a)(6) let us compare with it?" },
    needs: { id: begun },
    perMinute: callsPerMinute.reply,
  },
  remove: {
    method: "DELETE",
    path: "/api/discussion-posts/{id}",
    access: "user",
    summary: "Takes back what one wrote oneself: its words go for good, the replies of others stay.",
    input: z.object({ id: Id }),
    output: Done,
    example: {},
    needs: { id: begun },
  },
  history: {
    method: "GET",
    path: "/api/discussion-posts/{id}/history",
    access: "user",
    summary: "What a post said before each time it was edited, the newest first.",
    input: z.object({ id: Id }),
    output: z.array(DiscussionEdition),
    example: {},
    needs: { id: begun },
  },
  vote: {
    method: "PUT",
    path: "/api/discussion-posts/{id}/vote",
    access: "user",
    summary: "Votes for what somebody else wrote, once a person, or takes that back.",
    input: z.object({ id: Id, vote: flag() }),
    output: z.object({ votes: z.number().int(), voted: z.boolean() }),
    example: { vote: false },
    needs: { id: written },
    perMinute: callsPerMinute.vote,
  },
  accept: {
    method: "PUT",
    path: "/api/discussion-posts/{id}/accepted",
    access: "user",
    summary: "Says whether a reply answers a discussion of one's own, which is resolved by the first; there may be several.",
    input: z.object({ id: Id, accepted: flag() }),
    output: DiscussionThread,
    example: { accepted: true },
    needs: { id: written },
  },
  resolve: {
    method: "PUT",
    path: "/api/discussions/{id}/resolved",
    access: "user",
    summary: "Says whether a discussion of one's own is resolved.",
    input: z.object({ id: Id, resolved: flag() }),
    output: DiscussionThread,
    example: { resolved: true },
    needs: { id: begun },
  },
  follow: {
    method: "PUT",
    path: "/api/discussions/{id}/following",
    access: "user",
    summary: "Says whether one wants to be told of replies.",
    input: z.object({ id: Id, following: flag() }),
    output: z.object({ following: z.boolean() }),
    example: { following: true },
    needs: { id: begun },
  },
  see: {
    method: "POST",
    path: "/api/discussions/{id}/views",
    access: "user",
    summary: "Notes that one opened a discussion: it counts once a person, and never for whoever began it.",
    input: z.object({ id: Id }),
    output: z.object({ views: z.number().int() }),
    example: {},
    needs: { id: begun },
  },
  report: {
    method: "POST",
    path: "/api/discussion-posts/{id}/reports",
    access: "user",
    summary: "Reports what somebody wrote to those who moderate.",
    input: z.object({ id: Id, reason: ReportReason, note: text(lengths.description).default("") }),
    output: z.object({ id: Id }),
    example: { reason: "confidential", note: "It names a patient." },
    needs: { id: written },
    perMinute: callsPerMinute.report,
  },
  confirm: {
    method: "POST",
    path: "/api/discussion-clauses/{id}/confirmations",
    access: "user",
    summary: "Says that what one wrote holds with the words that a cited clause has today.",
    input: z.object({ id: Id }),
    output: DiscussionClause,
    example: {},
    needs: { id: { operation: "discussions.create", take: "clauses.0.id" } },
  },
  people: {
    method: "GET",
    path: "/api/discussion-people",
    access: "user",
    summary: "People who wrote on the board and can be mentioned, those of one discussion first.",
    input: z.object({ id: Id.optional(), search: text(lengths.name).default("") }),
    output: z.array(DiscussionPerson),
    example: { search: "" },
    mayName: { id: begun },
  },
});

import type { DiscussionCategory, ReportOutcome, ReportReason } from "@clausewise/contracts";
import { isNull, sql, type SQL } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid, type PgColumn } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

interface Ranked {
  isPinned: PgColumn;
  lastActivity: PgColumn;
  views: PgColumn;
  votes: PgColumn;
}

// Lists are read off indexes in these orders, in which what is pinned stands far before all else.
export const byRecent = ({ isPinned, lastActivity }: Pick<Ranked, "isPinned" | "lastActivity">): SQL =>
  sql`((${lastActivity} at time zone 'UTC') + case when ${isPinned} then interval '1000 years' else interval '0' end)`;
const byCount = (count: PgColumn, isPinned: PgColumn): SQL => sql`(${count} + case when ${isPinned} then 1000000000 else 0 end)`;
export const byViews = ({ views, isPinned }: Pick<Ranked, "views" | "isPinned">): SQL => byCount(views, isPinned);
export const byVotes = ({ votes, isPinned }: Pick<Ranked, "votes" | "isPinned">): SQL => byCount(votes, isPinned);

/** A text whose words are parted by single spaces alone: `807 92 a 3` of `807.92(a)(3)`. */
export const parted = (text: SQL): SQL => sql`regexp_replace(${text}, '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g')`;

/** The words of a post as they are looked for. */
export const wordsOf = ({ title, content }: { title: PgColumn; content: PgColumn }): SQL =>
  sql`to_tsvector('simple'::regconfig, ${parted(sql`coalesce(${title}, '') || ' ' || ${content}`)})`;

/** A discussion without the words that began it: these are the post of the same id, which goes with its author. */
export const discussionThread = pgTable(
  "discussion_thread",
  {
    id: uuid().primaryKey().defaultRandom(),
    category: text().$type<DiscussionCategory>().notNull(),
    /** People other than the author who opened it, and votes for the words that began it. */
    views: integer().notNull().default(0),
    votes: integer().notNull().default(0),
    isPinned: boolean().notNull().default(false),
    isResolved: boolean().notNull().default(false),
    is_locked: boolean().notNull().default(false),
    /** Something of it can be read: the words that began it, or a reply. */
    is_listed: boolean().notNull().default(true),
    createdAt: timestamp().notNull(),
    lastActivity: timestamp().notNull(),
  },
  (table) => [
    index("discussion_thread_recent")
      .on(byRecent(table), table.id)
      .where(sql`${table.is_listed}`),
    index("discussion_thread_views")
      .on(byViews(table), table.id)
      .where(sql`${table.is_listed}`),
    index("discussion_thread_votes")
      .on(byVotes(table), table.id)
      .where(sql`${table.is_listed}`),
    index("discussion_thread_category")
      .on(table.category)
      .where(sql`${table.is_listed}`),
  ],
);

const ofThread = () =>
  uuid()
    .notNull()
    .references(() => discussionThread.id, { onDelete: "cascade" });

/** What one person wrote. */
export const discussionPost = pgTable(
  "discussion_post",
  {
    id: uuid().primaryKey().defaultRandom(),
    thread_id: ofThread(),
    owner_id: ofPerson(),
    /** Of what begins a discussion; null of a reply. */
    title: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Markdown, in which people who are mentioned stand by their ids: `@[…]`. Empty once its author took it back. */
    content: text().notNull(),
    /** A post of the same discussion, which may be gone. */
    quoted_id: uuid(),
    votes: integer().notNull().default(0),
    is_accepted: boolean().notNull().default(false),
    createdAt: timestamp().notNull(),
    edited_at: timestamp(),
    removed_at: timestamp(),
    removed_as: text().$type<"author" | "moderator">(),
    removed_by: uuid().references(() => person.id, { onDelete: "set null" }),
    removal_reason: text(),
  },
  (table) => [
    index("discussion_post_thread").on(table.thread_id, table.createdAt),
    index("discussion_post_owner").on(table.owner_id),
    index("discussion_post_removed_by").on(table.removed_by),
    index("discussion_post_words").using("gin", wordsOf(table)).where(isNull(table.removed_at)),
    index("discussion_post_tags").using("gin", table.tags).where(isNull(table.removed_at)),
  ],
);

const ofPost = () =>
  uuid()
    .notNull()
    .references(() => discussionPost.id, { onDelete: "cascade" });

/** What a post said before it was edited. */
export const discussionEdition = pgTable(
  "discussion_edition",
  {
    id: uuid().primaryKey().defaultRandom(),
    post_id: ofPost(),
    owner_id: ofPerson(),
    title: text(),
    tags: text().array().notNull(),
    content: text().notNull(),
    /** When it was replaced. */
    at: timestamp().notNull(),
  },
  (table) => [index("discussion_edition_post").on(table.post_id, table.at), index("discussion_edition_owner").on(table.owner_id)],
);

/** That somebody voted for a post. Whoever goes leaves the vote: how many there were stays true. */
export const discussionVote = pgTable(
  "discussion_vote",
  {
    id: uuid().primaryKey().defaultRandom(),
    post_id: ofPost(),
    owner_id: uuid().references(() => person.id, { onDelete: "set null" }),
    created_at: timestamp().notNull(),
  },
  (table) => [unique("discussion_vote_once").on(table.post_id, table.owner_id), index("discussion_vote_owner").on(table.owner_id)],
);

/** What a discussion is to somebody: whether they follow it, and when they last looked. */
export const discussionReader = pgTable(
  "discussion_reader",
  {
    thread_id: ofThread(),
    owner_id: ofPerson(),
    /** Null where they said neither. */
    follows: boolean(),
    /** Null where they have not opened it. */
    seen_at: timestamp(),
  },
  (table) => [primaryKey({ columns: [table.thread_id, table.owner_id] }), index("discussion_reader_owner").on(table.owner_id)],
);

/** That somebody reported a post, and what came of it. */
export const discussionReport = pgTable(
  "discussion_report",
  {
    id: uuid().primaryKey().defaultRandom(),
    post_id: ofPost(),
    owner_id: ofPerson(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    created_at: timestamp().notNull(),
    outcome: text().$type<ReportOutcome>(),
    settled_at: timestamp(),
    settled_by: uuid().references(() => person.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("discussion_report_open").on(table.post_id, table.owner_id).where(isNull(table.outcome)),
    index("discussion_report_created").on(table.created_at, table.id),
    index("discussion_report_owner").on(table.owner_id),
    index("discussion_report_settled_by").on(table.settled_by),
  ],
);

/** A clause that a post cites; the words that it had are followed under this id. */
export const discussionClause = pgTable(
  "discussion_clause",
  {
    id: uuid().primaryKey().defaultRandom(),
    post_id: ofPost(),
    /** As it was written first. */
    words: text().notNull(),
    /** As the library names source and clause. */
    source: text().notNull(),
    clause: text().notNull(),
    /** Position in the post, counted from 0. */
    place: integer().notNull(),
    confirmed_at: timestamp(),
  },
  (table) => [index("discussion_clause_post").on(table.post_id)],
);

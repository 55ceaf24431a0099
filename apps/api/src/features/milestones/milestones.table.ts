import type { MilestoneBasis, MilestoneMove, MilestoneStatus, MilestoneType } from "@clausewise/contracts";
import { boolean, date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamp } from "../../platform/database/columns.ts";
import { person } from "../identity/identity.table.ts";

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** A move with what the day followed from before; what was added by it goes when it is put back. */
export type KeptMove = MilestoneMove & { basis: MilestoneBasis | null; added?: true };

export const milestone = pgTable(
  "milestone",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: ofPerson(),
    protocolId: text().notNull(),
    country: text().notNull(),
    type: text().$type<MilestoneType>().notNull(),
    name: text().notNull(),
    plannedDate: date().notNull(),
    status: text().$type<MilestoneStatus>().notNull(),
    notes: text().notNull(),
    responsiblePerson: text().notNull(),
    documentsRequired: text().array().notNull(),
    /** Those that are there, by what is required. */
    documents: jsonb().$type<{ name: string; document_id: string }[]>().notNull(),
    basis: jsonb().$type<MilestoneBasis>(),
    /** The checklist that it was made from. */
    checklist_id: uuid(),
    created_at: timestamp().notNull(),
    changed_at: timestamp().notNull(),
  },
  (table) => [
    index("milestone_planned").on(table.owner_id, table.plannedDate, table.id),
    index("milestone_changed").on(table.owner_id, table.changed_at, table.id),
  ],
);

const ofMilestone = () =>
  uuid()
    .notNull()
    .references(() => milestone.id, { onDelete: "cascade" });

/** That a milestone depends on another of the same person's. */
export const milestoneLink = pgTable(
  "milestone_link",
  { milestone_id: ofMilestone(), on_id: ofMilestone(), owner_id: ofPerson() },
  (table) => [
    primaryKey({ columns: [table.milestone_id, table.on_id] }),
    index("milestone_link_on").on(table.on_id),
    index("milestone_link_owner").on(table.owner_id),
  ],
);

/** With whom milestones are and were shared: by address, so that somebody can be meant who has not signed in yet. */
export const milestoneShare = pgTable(
  "milestone_share",
  {
    milestone_id: ofMilestone(),
    /** In small letters. */
    address: text().notNull(),
    owner_id: ofPerson(),
    /** As it was written. */
    recipient: text().notNull(),
    may_edit: boolean().notNull(),
    notify: boolean().notNull(),
    in_calendar: boolean().notNull(),
    created_at: timestamp().notNull(),
    /** When it was taken back; they are told so from then on, and see nothing. */
    ended_at: timestamp(),
  },
  (table) => [
    primaryKey({ columns: [table.milestone_id, table.address] }),
    index("milestone_share_address").on(table.address),
    index("milestone_share_owner").on(table.owner_id),
  ],
);

/** What moved together, so that it can be put back. */
export const milestoneMove = pgTable(
  "milestone_move",
  {
    id: uuid().primaryKey().defaultRandom(),
    owner_id: ofPerson(),
    /** The milestone that was moved, with which all others moved. */
    milestone_id: ofMilestone(),
    moved: jsonb().$type<KeptMove[]>().notNull(),
    created_at: timestamp().notNull(),
    undone_at: timestamp(),
  },
  (table) => [index("milestone_move_owner").on(table.owner_id), index("milestone_move_milestone").on(table.milestone_id)],
);

import type { Milestone } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { findMilestone, lockMilestone, type MilestoneRow } from "./milestones.repository.ts";
import type { Reader } from "./reader.ts";

export const noMilestone = () => notFound("This milestone");

const notAnyLonger = () =>
  new AppError("forbidden", "This milestone is no longer shared with you. Ask whoever shared it, if you still need it.");

/** What a reader may do with a milestone that they may read. */
export const mayOf = ({ viewer, shared }: Reader, { id, owner }: Pick<MilestoneRow, "id" | "owner">): Milestone["may"] =>
  owner === viewer.id ? "own" : shared.get(id)?.may_edit ? "edit" : "view";

const rank = ["view", "edit", "own"] as const;

const tooLittle: Record<Milestone["may"], string> = {
  view: "",
  edit: "This milestone is shared with you to be read. Ask whoever shared it to let you edit it; nothing was changed.",
  own: "Only whoever owns this milestone may do that. Nothing was changed.",
};

function held(reader: Reader, row: MilestoneRow | null, id: string, least: Milestone["may"]): MilestoneRow {
  if (!row) throw reader.ended.has(id) ? notAnyLonger() : noMilestone();
  if (rank.indexOf(mayOf(reader, row)) < rank.indexOf(least)) throw new AppError("forbidden", tooLittle[least]);
  return row;
}

/** A milestone that the reader may read; throws `forbidden` where it was shared with them once. */
export const openMilestone = async (database: Database, reader: Reader, id: string): Promise<MilestoneRow> =>
  held(reader, await findMilestone(database, reader, id), id, "view");

/** The same for changing it; throws `forbidden` where they may do less than that. */
export const takeMilestone = async (tx: Database, reader: Reader, id: string, least: "edit" | "own"): Promise<MilestoneRow> =>
  held(reader, await lockMilestone(tx, reader, id), id, least);

/** Whose a milestone is. */
export const ownerOfRow = ({ owner }: Pick<MilestoneRow, "owner">): Viewer => ownerOf({ owner_id: owner });

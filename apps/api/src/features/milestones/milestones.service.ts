import { counts, type MilestoneChanges, type MilestoneFilter } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import { countedBy } from "../../platform/listing/counted-by.ts";
import { viewerOf, type Services } from "../../service.ts";
import { assertAsSeen } from "./as-seen.ts";
import { createConfirming } from "./confirming.ts";
import { createDepending } from "./depending.ts";
import { createMilestoneExport } from "./export-milestones.ts";
import { historyOf } from "./milestone-history.ts";
import { milestoneParts, type GivenParts } from "./milestone-parts.ts";
import {
  countAlike,
  countFiltered,
  countOwn,
  deleteMilestone,
  insertMilestone,
  listMilestones,
  readFiltered,
  updateMilestone,
  type MilestoneRow,
} from "./milestones.repository.ts";
import { createMoving } from "./moving.ts";
import { openMilestone, ownerOfRow, takeMilestone } from "./access.ts";
import { readerOf } from "./reader.ts";
import { createMilestoneSharing } from "./share-milestones.ts";

const facets = ["status", "type", "country", "protocolId", "whose"] as const;

export const tooMany = () =>
  new AppError("conflict", `You have ${counts.milestones} milestones already. Delete some that are no longer needed, then add more.`);

const inWords = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** An approval is not completed before its documents are there. */
const lacking = (missing: readonly string[]) =>
  new AppError(
    "conflict",
    `This approval needs ${inWords(missing)} first. Add ${missing.length === 1 ? "it" : "them"} under Documents, then complete it; nothing was changed.`,
  );

/** What is kept of the documents that are there, where others are required. */
const keptDocuments = (row: MilestoneRow, { documentsRequired }: Pick<MilestoneChanges, "documentsRequired">) =>
  documentsRequired && { documents: row.documents.filter(({ name }) => documentsRequired.includes(name)) };

/** Milestones: what is said of them, their days, with whom they are shared. */
export function createMilestoneService(given: GivenParts): Services["milestones"] {
  const parts = milestoneParts(given);
  const { database, audit, clock, people, documents, clauses, showing, telling } = parts;

  async function list(filter: MilestoneFilter, reader: Awaited<ReturnType<typeof readerOf>>) {
    const counted = countedBy(facets, await countAlike(database, reader, filter), filter);
    const page = await listMilestones(database, reader, filter, counted.total);
    return { ...page, items: await showing.shown(database, reader, page.items), facets: counted.facets, total: counted.total };
  }

  return {
    ...createMoving(parts),
    ...createConfirming(parts),
    ...createDepending(parts),
    ...createMilestoneSharing(parts),
    export: createMilestoneExport(parts),
    list: async (filter, caller) => list(filter, await readerOf(database, people, caller)),

    async board(filters, caller) {
      const reader = await readerOf(database, people, caller);
      const [rows, total] = await Promise.all([
        readFiltered(database, reader, filters, counts.boardMilestones),
        countFiltered(database, reader, filters),
      ]);
      return { items: await showing.placed(database, reader, rows), total };
    },

    async get({ id }, caller) {
      const reader = await readerOf(database, people, caller);
      return showing.detail(database, reader, await openMilestone(database, reader, id));
    },

    async history({ id }, caller) {
      const reader = await readerOf(database, people, caller);
      const row = await openMilestone(database, reader, id);
      return historyOf(parts, { owner: ownerOfRow(row), id, isOwn: row.owner === reader.viewer.id });
    },

    async create(said, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        if ((await countOwn(tx, viewerOf(caller))) >= counts.milestones) throw tooMany();
        const now = clock.now();
        const made = {
          ...said,
          status: "pending" as const,
          documents: [],
          basis: null,
          checklist_id: null,
          created_at: now,
          changed_at: now,
        };
        const row = await insertMilestone(tx, viewerOf(caller), made);
        await telling.changed(tx, [row]);
        const { name, type, country, plannedDate } = row;
        const changes = { name, type, country, plannedDate };
        return { result: await showing.detail(tx, reader, row), entry: { action: "milestone.created", object_id: row.id, changes } };
      });
    },

    async change({ id, seen = {}, ...said }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "edit");
        assertAsSeen({ ...row }, said, seen);
        const changes = differences({ ...row }, said);
        if (Object.keys(changes).length === 0) return { result: await showing.detail(tx, reader, row), entry: null };
        const { type = row.type, status = row.status, documentsRequired = row.documentsRequired } = said;
        const missing = type === "approval" && status === "completed" ? await showing.missingOf(tx, { ...row, documentsRequired }) : [];
        if (missing.length > 0) throw lacking(missing);
        const changed = await updateMilestone(tx, ownerOfRow(row), id, { ...said, ...keptDocuments(row, said), changed_at: clock.now() });
        await telling.updated(tx, caller, changed, `changed this milestone: ${Object.keys(changes).join(", ")}`);
        const entry = { action: "milestone.changed" as const, object_id: id, subject_id: row.owner, changes };
        return { result: await showing.detail(tx, reader, changed), entry };
      });
    },

    async present({ id, name, document_id }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        if (!row.documentsRequired.includes(name)) throw notFound("This required document");
        const [document] = document_id === undefined ? [] : await documents.current(tx, viewerOf(caller), [document_id]);
        if (document_id !== undefined && !document) throw notFound("This document");
        const others = row.documents.filter((one) => one.name !== name);
        const held = document ? [...others, { name, document_id: document.id }] : others;
        const changed = await updateMilestone(tx, ownerOfRow(row), id, { documents: held, changed_at: clock.now() });
        await telling.changed(tx, [changed]);
        const changes = { document: name, title: document?.title ?? null };
        return {
          result: await showing.detail(tx, reader, changed),
          entry: { action: "milestone.documents_changed", object_id: id, changes },
        };
      });
    },

    async remove({ id }, caller) {
      const reader = await readerOf(database, people, caller);
      return audit.change(caller, async (tx) => {
        const row = await takeMilestone(tx, reader, id, "own");
        await telling.changed(tx, [row]);
        await clauses.forget(tx, row);
        await deleteMilestone(tx, ownerOfRow(row), id);
        return { result: { done: true as const }, entry: { action: "milestone.removed", object_id: id, changes: { name: row.name } } };
      });
    },
  };
}

import { counts, type SavedFilter } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { deleteSavedFilter, listSavedFilters, putSavedFilter, renameSavedFilter } from "./saved-filters.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
}

const tooMany = () =>
  new AppError("conflict", `You keep ${counts.savedFilters} filters already. Remove one that is no longer used, then save this one.`);

const takenName = (name: string) => new AppError("conflict", `You keep another filter under the name “${name}”. Choose another name.`);

/** The searches with filters that people keep of lists, each under its name. */
export function createSavedFilterService({ database, audit, clock }: Parts): Services["savedFilters"] {
  async function among(tx: Database, viewer: Viewer, id: string) {
    const all = await listSavedFilters(tx, viewer);
    const found = all.find((one) => one.id === id);
    if (!found) throw notFound("This saved filter");
    return { found, others: all.filter((one) => one !== found && one.list === found.list) };
  }

  return {
    list: ({ list }, caller) => listSavedFilters(database, viewerOf(caller), list),

    create: ({ name, list, wish }, caller) =>
      audit.change<SavedFilter>(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const all = await listSavedFilters(tx, viewer, list);
        const before = all.find((one) => one.name === name);
        if (!before && all.length >= counts.savedFilters) throw tooMany();
        const result = await putSavedFilter(tx, viewer, { list, name, wish, created_at: clock.now() });
        const changes = differences({ wish: before?.wish ?? null }, { wish });
        if (before && Object.keys(changes).length === 0) return { result, entry: null };
        return { result, entry: { action: "filter.saved", object_id: result.id, changes: { name, list, ...changes } } };
      }),

    rename: ({ id, name }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const { found, others } = await among(tx, viewer, id);
        if (found.name === name) return { result: found, entry: null };
        if (others.some((one) => one.name === name)) throw takenName(name);
        const result = await renameSavedFilter(tx, viewer, id, name);
        return { result, entry: { action: "filter.renamed", object_id: id, changes: { name: { before: found.name, after: name } } } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const { found } = await among(tx, viewer, id);
        await deleteSavedFilter(tx, viewer, id);
        return { result: { done: true as const }, entry: { action: "filter.removed", object_id: id, changes: { name: found.name } } };
      }),
  };
}

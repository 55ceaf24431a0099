import type { NewProduct } from "@clausewise/contracts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import { createLookUps, type Registers } from "./look-ups.ts";
import { findProduct, insertProduct, listProducts, lockProduct, updateProduct, type ProductRow } from "./products.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "announce">;
  official: Registers;
  library: Pick<LibraryReads, "siblings">;
}

const noProduct = () => notFound("This product");

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "This product was changed elsewhere after you opened it, so nothing was overwritten. What you typed is kept here: open the saved product beside it, or save yours in its place.",
  );

/** A row that was not deleted. */
function living(row: ProductRow | null): ProductRow {
  if (!row || row.deleted_at !== null) throw noProduct();
  return row;
}

/** The products of people, and what the registers have on them. */
export function createProductService({ database, audit, clock, events, official, library }: Parts): Services["products"] {
  const lookUps = createLookUps(official);

  /** Sources that are newly watched must be there, and be the viewer's to read. */
  async function assertWatchable(viewer: Viewer, { watched_sources: wanted }: NewProduct, before: ProductRow | null): Promise<void> {
    if (!wanted.official.every(official.isSource)) throw notFound("An official source that is to be watched");
    const added = wanted.library.filter((id) => !before?.watched_sources.library.includes(id));
    const readable = new Set((added.length === 0 ? [] : await library.siblings(viewer, added)).map(({ source_id }) => source_id));
    if (!added.every((id) => readable.has(id))) throw notFound("A source that is to be watched");
  }

  /** What is kept of what was given, with the registers that bear it out. */
  async function kept(viewer: Viewer, given: NewProduct, before: ProductRow | null) {
    await assertWatchable(viewer, given, before);
    const { codes, predicates, references, borneOut } = lookUps;
    return {
      ...given,
      product_codes: await borneOut(codes, given.product_codes, before?.product_codes ?? []),
      predicateDevices: await borneOut(predicates, given.predicateDevices, before?.predicateDevices ?? []),
      referenceProducts: await borneOut(references, given.referenceProducts, before?.referenceProducts ?? []),
    };
  }

  /** Sets or takes back the day of a deletion, where that is not done already. */
  const setDeleted = (tx: Database, viewer: Viewer, { id }: ProductRow, deleted_at: string | null) =>
    updateProduct(tx, viewer, id, { deleted_at, ...(deleted_at === null ? { updated_at: clock.now() } : {}) });

  /** Whoever keeps the watch holds what happened against the product as it is now. */
  const tellWatch = (tx: Database) => events.announce(tx, "watching_changed");

  return {
    list: (filter, caller) => listProducts(database, viewerOf(caller), filter),

    get: async ({ id }, caller) => living(await findProduct(database, viewerOf(caller), id)),

    async create(given, caller) {
      const viewer = viewerOf(caller);
      const row = await kept(viewer, given, null);
      const now = clock.now();
      return audit.change(caller, async (tx) => {
        const product = await insertProduct(tx, viewer, { ...row, version: 1, created_at: now, updated_at: now });
        await tellWatch(tx);
        return { result: product, entry: { action: "product.created", object_id: product.id, changes: row } };
      });
    },

    async update({ id, version, ...given }, caller) {
      const viewer = viewerOf(caller);
      const row = await kept(viewer, given, living(await findProduct(database, viewer, id)));
      return audit.change(caller, async (tx) => {
        const before = living(await lockProduct(tx, viewer, id));
        if (before.version !== version) throw changedMeanwhile();
        const changes = differences(before, row);
        if (Object.keys(changes).length === 0) return { result: before, entry: null };
        const result = await updateProduct(tx, viewer, id, { ...row, version: version + 1, updated_at: clock.now() });
        await tellWatch(tx);
        return { result, entry: { action: "product.changed", object_id: id, changes } };
      });
    },

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockProduct(tx, viewer, id);
        if (!before) throw noProduct();
        const result = { done: true as const };
        if (before.deleted_at !== null) return { result, entry: null };
        await setDeleted(tx, viewer, before, clock.now());
        await tellWatch(tx);
        return { result, entry: { action: "product.removed", object_id: id, changes: { name: before.name } } };
      }),

    restore: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = await lockProduct(tx, viewer, id);
        if (!before) throw noProduct();
        if (before.deleted_at === null) return { result: before, entry: null };
        await tellWatch(tx);
        return { result: await setDeleted(tx, viewer, before, null), entry: { action: "product.restored", object_id: id } };
      }),

    codes: ({ search }) => lookUps.lookUp(lookUps.codes, search),
    predicates: ({ search }) => lookUps.lookUp(lookUps.predicates, search),
    references: ({ search }) => lookUps.lookUp(lookUps.references, search),
  };
}

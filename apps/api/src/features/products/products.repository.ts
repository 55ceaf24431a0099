import type { ProductFilter } from "@clausewise/contracts";
import { and, eq, getTableColumns, ilike, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { containing } from "../../platform/database/like.ts";
import { owned, ownedBy, ownerIn, type Unowned } from "../../platform/database/owned.ts";
import { by, pageOf, type ListOrder } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { product } from "./products.table.ts";

export type ProductRow = typeof product.$inferSelect;
type NewRow = Unowned<typeof product.$inferInsert>;

const orders: Record<ProductFilter["sort"], ListOrder> = {
  newest: by(product.updated_at, product.id, "descending"),
  name: by(product.name, product.id, "ascending"),
};

export function listProducts(database: Database, viewer: Viewer, { search, deleted, sort, ...part }: ProductFilter) {
  const wanted = and(
    owned(product, viewer),
    deleted ? isNotNull(product.deleted_at) : isNull(product.deleted_at),
    search?.trim() ? ilike(product.name, containing(search)) : undefined,
  );
  return pageOf(part, orders[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...getTableColumns(product), ...columns(database.$count(product, wanted)) })
      .from(product)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

const one = (viewer: Viewer, id: string) => and(owned(product, viewer), eq(product.id, id));

/** One of the viewer's products, deleted ones among them; null where there is none of that id. */
export async function findProduct(database: Database, viewer: Viewer, id: string): Promise<ProductRow | null> {
  const [row] = await database.select().from(product).where(one(viewer, id));
  return row ?? null;
}

/** All of the viewer's products, the first that was made first. */
export const readLiving = (database: Database, viewer: Viewer): Promise<ProductRow[]> =>
  database
    .select()
    .from(product)
    .where(and(owned(product, viewer), isNull(product.deleted_at)))
    .orderBy(product.created_at, product.id);

/** Everybody who keeps a product. */
export async function readOwners(database: Database): Promise<Viewer[]> {
  const rows = await database
    .selectDistinctOn([ownerIn(product)])
    .from(product)
    .where(isNull(product.deleted_at));
  return rows.map(ownerOf);
}

/** The same, for changing it. */
export async function lockProduct(tx: Database, viewer: Viewer, id: string): Promise<ProductRow | null> {
  const [row] = await tx.select().from(product).where(one(viewer, id)).for("update");
  return row ?? null;
}

export const insertProduct = async (tx: Database, viewer: Viewer, row: NewRow): Promise<ProductRow> =>
  first(
    await tx
      .insert(product)
      .values({ ...row, ...ownedBy(viewer) })
      .returning(),
  );

export const updateProduct = async (tx: Database, viewer: Viewer, id: string, changed: Partial<NewRow>): Promise<ProductRow> =>
  first(await tx.update(product).set(changed).where(one(viewer, id)).returning());

export async function deleteProduct(tx: Database, viewer: Viewer, id: string): Promise<void> {
  await tx.delete(product).where(one(viewer, id));
}

/** Products that were deleted before a time, whosever they are. */
export const readDeletedBefore = (database: Database, before: string, limit: number): Promise<ProductRow[]> =>
  database.select().from(product).where(lt(product.deleted_at, before)).orderBy(product.deleted_at).limit(limit);

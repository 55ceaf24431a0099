import type { Page } from "@clausewise/contracts";
import { asc, desc, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { AppError } from "../../errors.ts";

/** The order of a list: by a key that is never null, then by id, so that no two rows stand at the same place. */
export interface ListOrder {
  key: SQLWrapper;
  /** The key's type in SQL. */
  type: string;
  id: PgColumn;
  direction: "ascending" | "descending";
}

/** In the order of a column that is never null. */
export const by = (key: PgColumn, id: PgColumn, direction: ListOrder["direction"]): ListOrder => ({
  key,
  type: key.getSQLType(),
  id,
  direction,
});

/** Newest or oldest first, for tables that say when a row was made. */
export const byCreation = (table: { created_at: PgColumn; id: PgColumn }): Record<"newest" | "oldest", ListOrder> => ({
  newest: by(table.created_at, table.id, "descending"),
  oldest: by(table.created_at, table.id, "ascending"),
});

/** The part of a list that a page asks for, as its statement needs it. */
export interface ListPart {
  /** To be selected beside the rows' own columns; `total` counts what fits the filters, without the cursor. */
  columns: (total: SQL<number>) => { sort_key: SQL<string>; list_total: SQL<number> };
  /** True of the rows behind the last page. */
  after: SQL | undefined;
  orderBy: SQL[];
  /** One more than the page holds, to see whether it goes on. */
  limit: number;
}

interface Row {
  id: string;
  sort_key: string;
  list_total: number;
}

/** One page of a list in one statement; `next` is null at the end. Throws `invalid` for a cursor that no list gave. */
export async function pageOf<R extends Row>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  order: ListOrder,
  read: (part: ListPart) => PromiseLike<R[]>,
): Promise<Page<Omit<R, "sort_key" | "list_total">>> {
  const found = await read(partOf(order, cursor, limit)).then(undefined, (error: unknown) => {
    throw cursor !== undefined && isBadValue(error) ? noSuchPlace() : error;
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ sort_key: _key, list_total: _total, ...row }) => row),
    total: last?.list_total ?? 0,
    next: last && found.length > limit ? encode(last) : null,
  };
}

/** One page of a list that is in memory whole, in its order. */
export function pageOfAll<R extends { id: string }>(
  all: readonly R[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Page<R> {
  const lastId = cursor === undefined ? null : decode(cursor)[1];
  const last = lastId === null ? -1 : all.findIndex(({ id }) => id === lastId);
  if (lastId !== null && last < 0) throw noSuchPlace();
  const items = all.slice(last + 1, last + 1 + limit);
  const end = items.at(-1);
  return { items, total: all.length, next: end && last + 1 + limit < all.length ? encode({ sort_key: "", id: end.id }) : null };
}

function partOf(order: ListOrder, cursor: string | undefined, limit: number): ListPart {
  const { key, id, direction } = order;
  const inOrder = direction === "ascending" ? asc : desc;
  const sortKey = sql<string>`${key}::text`;
  return {
    columns: (total) => ({ sort_key: sortKey.as("sort_key") as unknown as SQL<string>, list_total: total }),
    after: cursor === undefined ? undefined : behind(order, decode(cursor)),
    orderBy: [inOrder(sql`${key}`), inOrder(id)],
    limit: limit + 1,
  };
}

function behind({ key, type, id, direction }: ListOrder, [at, lastId]: [string, string]): SQL {
  const beyond = sql.raw(direction === "ascending" ? ">" : "<");
  return sql`(${key}, ${id}) ${beyond} (${at}::${sql.raw(type)}, ${lastId}::${sql.raw(id.getSQLType())})`;
}

const encode = ({ sort_key, id }: Pick<Row, "sort_key" | "id">): string =>
  Buffer.from(JSON.stringify([sort_key, id])).toString("base64url");

function decode(cursor: string): [string, string] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(parsed) && typeof parsed[0] === "string" && typeof parsed[1] === "string") return [parsed[0], parsed[1]];
  } catch {
    // Told below, as for every other cursor that no list gave.
  }
  throw noSuchPlace();
}

const noSuchPlace = () => new AppError("invalid", "This list cannot go on from there. Load it again from its beginning.");

/** SQLSTATE class 22: a value that is none of its column's type. */
const isBadValue = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && "code" in error.cause && String(error.cause.code).startsWith("22");

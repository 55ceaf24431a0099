import { z } from "zod";
import { count } from "../domain/fields.ts";

/** Most rows a list gives at once. */
export const mostRows = 100;

/** Where a list goes on: made by the server of the last row's sort key and id, and given back as it is. */
export const Cursor = z
  .string()
  .max(2000)
  .regex(/^[\w-]+$/, "must be the place a list gave");
export type Cursor = z.infer<typeof Cursor>;

/** What every list takes: its own filters, one of its orders (the first where none is said), and where to go on. */
export const listInput = <F extends z.ZodRawShape, const S extends readonly [string, ...string[]]>(filters: F, sorts: S) =>
  z.object({
    ...filters,
    sort: z.enum(sorts).default(sorts[0] as z.core.util.NoUndefined<S[number]>),
    cursor: Cursor.optional(),
    limit: count(1, mostRows).default(mostRows),
  });

/** One value of a filter with the number of rows it would leave, given the search and the other filters. */
export const Facet = z.object({ value: z.string(), count: z.number().int() });
export type Facet = z.infer<typeof Facet>;

/** A stretch of a list: its rows, how many fit the filters in all, and where it goes on. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.number().int(), next: Cursor.nullable() });

/** The same with what each filter would leave, most frequent first. */
export const facetedPage = <T extends z.ZodType, const N extends string>(item: T, names: readonly N[]) =>
  page(item).extend({
    facets: z.object(Object.fromEntries(names.map((name) => [name, z.array(Facet)])) as Record<N, z.ZodArray<typeof Facet>>),
  });

/** A page of some kind, whichever its rows. */
export interface Page<T> {
  items: T[];
  total: number;
  next: string | null;
}

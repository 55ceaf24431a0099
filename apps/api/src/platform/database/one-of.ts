import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// Made of functions that never change, so that the list counts as a constant, which the database looks things up in by hash.
const listed = (values: readonly (string | number)[]): SQL => sql`string_to_array(${values.join(",")}::text, ',')`;

/** True of the rows whose uuid is one of some: one parameter for however many, since each of its own costs driver and database dear. */
export const oneOf = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${listed(ids)}::uuid[])`;

/** The same for whole numbers. */
export const oneOfNumbers = (column: PgColumn, numbers: readonly number[]): SQL => sql`${column} = any(${listed(numbers)}::bigint[])`;

/** The same for texts, which may hold anything. */
export const oneOfTexts = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} in (select json_array_elements_text(${JSON.stringify(texts)}::text::json))`;

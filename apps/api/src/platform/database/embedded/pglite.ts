import { setFlagsFromString } from "node:v8";
import { PGlite, types, type PGliteOptions } from "@electric-sql/pglite";
import { resultOf, type Statement, type StatementResult } from "./engine.ts";
import { prepareRepeated } from "./prepared.ts";

const unread = (value: string) => value;

/** Codes of arrays of dates, which the types of PGlite do not name. */
const arraysOfDates = [1115, 1182, 1185, 1187];

/**
 * Values that are handed on as the database wrote them: dates, which our columns read, and JSON, which is parsed only
 * where it is wanted, since text goes from thread to thread much faster than what it describes.
 */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, types.JSON, types.JSONB, ...arraysOfDates].map((type) => [type, unread]),
);

const json = new Set<number>([types.JSON, types.JSONB]);

const compileOnce = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "--no-flush-liftoff-code"];
const compileOften = "--wasm-dynamic-tiering";

/**
 * The database in `dataDir`, or in memory. What is used often is compiled a second time, for speed; but what opening it uses
 * stays as it was compiled first, since the parser of statements is among it, which takes 600 MB to compile again.
 */
export async function openPGlite(options: PGliteOptions): Promise<PGlite> {
  for (const flag of compileOnce) setFlagsFromString(flag);
  try {
    return await PGlite.create({ ...options, parsers });
  } finally {
    setFlagsFromString(compileOften);
  }
}

/** Gives what runs statements; JSON in their rows is still text. */
export function runnerOf(client: PGlite): (statement: Statement) => Promise<StatementResult> {
  const withParams = prepareRepeated(client, async ({ sql, params, rowMode }) =>
    resultOf([await client.query<never>(sql, [...params], { rowMode })]),
  );
  return async ({ sql, params, rowMode }) =>
    params ? withParams({ sql, params, rowMode }) : resultOf(await client.exec(sql, { rowMode }));
}

/** Parses the JSON in a result's rows, in place. */
export function withJson(result: StatementResult, { rowMode }: Statement): StatementResult {
  for (const [nth, { name, dataTypeID }] of result.fields.entries()) {
    if (!json.has(dataTypeID)) continue;
    const at = rowMode === "array" ? nth : name;
    for (const row of result.rows as Record<string | number, unknown>[]) {
      const value = row[at];
      if (typeof value === "string") row[at] = JSON.parse(value);
    }
  }
  return result;
}

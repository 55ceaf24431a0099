import type { RegisterRow } from "./register-row.ts";

/**
 * Gives each row a key of its own: what is listed twice alike is one row; under one key in several wordings, the others are told
 * apart by what they say, so that the order of the list does not matter.
 */
export function withOwnKeys<Row extends RegisterRow>(rows: readonly Row[]): Row[] {
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return [...byKey.values()].flatMap((same) => (same.length === 1 ? same : distinct(same)));
}

const distinct = <Row extends RegisterRow>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [JSON.stringify([row.title, row.fields]), row]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row], nth) => (nth === 0 ? row : { ...row, key: `${row.key}#${nth + 1}` }));

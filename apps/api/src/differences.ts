import { isDeepStrictEqual } from "node:util";

/** What a change comes to: `{field: {before, after}}` of what is given and other than before. */
export function differences(before: Record<string, unknown>, given: Record<string, unknown>) {
  const changed = Object.entries(given).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field]));
  return Object.fromEntries(changed.map(([field, after]) => [field, { before: before[field], after }]));
}

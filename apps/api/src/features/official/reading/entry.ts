import { createHash } from "node:crypto";
import type { RegisterRow } from "@clausewise/official";

/** An entry of a register with a hash of what it says, in whatever order its fields come. */
export interface Entry extends RegisterRow {
  hash: string;
}

export const entryOf = (row: RegisterRow): Entry => ({
  ...row,
  hash: createHash("sha256")
    .update(JSON.stringify([row.title, row.url, Object.entries(row.fields).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest("hex"),
});

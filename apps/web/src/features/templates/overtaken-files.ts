import type { MadeFile } from "@clausewise/contracts";

/** Of each template and product the newest file, where a clause changed that it rests on; files come newest first. */
export function overtakenOf(files: readonly MadeFile[]): MadeFile[] {
  const newest = Map.groupBy(files, ({ template, product }) => JSON.stringify([template, product]));
  return [...newest.values()].flatMap(([file]) => (file !== undefined && file.changes.length > 0 ? [file] : []));
}

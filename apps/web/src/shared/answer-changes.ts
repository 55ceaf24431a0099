import { type ChangeKind, changeLabels } from "@clausewise/contracts";
import { counted } from "./format.ts";

const kinds: readonly ChangeKind[] = ["changed", "removed", "superseded", "withdrawn", "amended"];

/** `2 cited passages changed, 1 removed since`; null where all stand. */
export function changesText(changes: Record<ChangeKind, number> | null): string | null {
  const found = kinds.flatMap((kind) => (changes !== null && changes[kind] > 0 ? [{ kind, count: changes[kind] }] : []));
  const [first, ...rest] = found.map(({ kind, count }, at) =>
    at === 0 ? `${counted(count, "cited passage")} ${changeLabels[kind].toLowerCase()}` : `${count} ${changeLabels[kind].toLowerCase()}`,
  );
  return first === undefined ? null : `${[first, ...rest].join(", ")} since`;
}

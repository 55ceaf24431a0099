import type { OfficialChange } from "@clausewise/contracts";
import type { Tone } from "../../shared/labels.ts";

const kinds: Record<OfficialChange["kind"], readonly [label: string, tone: Tone]> = {
  added: ["New", "ok"],
  changed: ["Changed", "warn"],
  removed: ["No longer listed", "bad"],
  back: ["Listed again", "ok"],
};

/** What became of it; a text that was never held before has come in, which says nothing of its age. */
export function changeWords({ kind, library_source_id }: Pick<OfficialChange, "kind" | "library_source_id">): readonly [string, Tone] {
  return kind === "added" && library_source_id !== null ? ["Came in", "ok"] : kinds[kind];
}

const shown = 12;

/** The first of many, and how many more there are. */
export const firstOf = <T>(all: readonly T[]): { first: readonly T[]; more: number } => ({
  first: all.slice(0, shown),
  more: Math.max(0, all.length - shown),
});

/** Sections that changed, came or went, those apart that only have another number. */
export function changedOnly({ clauses, renumbered }: Pick<OfficialChange, "clauses" | "renumbered">): string[] {
  const numbers = new Set(renumbered.flatMap(({ from, to }) => [from, to]));
  return clauses.filter((clause) => !numbers.has(clause));
}

export interface FieldChange {
  name: string;
  before: string | null;
  after: string | null;
}

type Said = NonNullable<OfficialChange["before"]>;

/** What an entry says otherwise than before, field by field. */
export function fieldChanges(before: Said, after: Said): FieldChange[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  const all = [
    { name: "title", before: before.title, after: after.title },
    { name: "address", before: before.url, after: after.url },
    ...names.map((name) => ({ name, before: before.fields[name] ?? null, after: after.fields[name] ?? null })),
  ];
  return all.filter((field) => field.before !== field.after);
}

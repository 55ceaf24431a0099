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

/** The first sections of a change, and how many more there are. */
export const firstClauses = (clauses: readonly string[]): { first: readonly string[]; more: number } => ({
  first: clauses.slice(0, shown),
  more: Math.max(0, clauses.length - shown),
});

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

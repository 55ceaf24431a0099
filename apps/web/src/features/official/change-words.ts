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

/** `Changed: 820.3, 820.7, 820.10`; of many the first. */
export function clausesText(clauses: readonly string[]): string {
  const rest = clauses.length - shown;
  return `Sections that changed, came or went: ${clauses.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
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

/** `comments_close` reads “Comments close”. */
export const fieldName = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("_", " ");

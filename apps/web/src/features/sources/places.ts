import type { ContentsEntry, Passage } from "@clausewise/contracts";

type Placed = Pick<Passage, "citation" | "heading">;

const levels = /(?:\([^()\s]{1,6}\))+$/u;
const printedNumber = /^(?:(?:\([^()\s]{1,6}\))+|\d{1,3}(?:\.\d{1,3})*[.)])(?=\s)/u;

/** A clause's section: `21 CFR 807.92` of `21 CFR 807.92(a)(3)`. */
export const sectionOf = (citation: string): string => citation.replace(levels, "");

/** How deep a clause lies in its section: 0 for the section itself, 2 for `21 CFR 807.92(a)(3)`. */
export const depthOf = (citation: string): number => levels.exec(citation)?.[0].split("(").slice(1).length ?? 0;

/** True of a clause that another is a part of: `807.92(a)` of `807.92(a)(3)`. */
const isAbove = (outer: string, inner: string): boolean => inner.startsWith(`${outer}(`);

/** A passage's number: as its text has it at the beginning, else the last level of its citation, which is not part of the text. */
export function numberOf({ citation, text }: Pick<Passage, "citation" | "text">): { number: string; printed: boolean } | null {
  const printed = printedNumber.exec(text)?.[0];
  if (printed !== undefined) return { number: printed, printed: true };
  const last = /\([^()\s]{1,6}\)$/u.exec(citation)?.[0];
  return last === undefined || depthOf(citation) === 0 ? null : { number: last, printed: false };
}

/** Passages in runs of one section, in their order; a run ends where heading or section changes. */
export function sectionsIn<T extends Placed>(passages: readonly T[]): { heading: string; citation: string; passages: T[] }[] {
  const runs: { heading: string; citation: string; passages: T[] }[] = [];
  for (const passage of passages) {
    const last = runs.at(-1);
    const citation = sectionOf(passage.citation);
    const same = last !== undefined && last.heading === passage.heading && (passage.heading !== "" || last.citation === citation);
    if (same) last.passages.push(passage);
    else runs.push({ heading: passage.heading, citation, passages: [passage] });
  }
  return runs;
}

/** The entry of the contents that a passage stands under: the one that begins with it, else the one of its heading. */
export const entryOf = (passage: Passage | undefined, entries: readonly ContentsEntry[]): ContentsEntry | undefined =>
  passage &&
  (entries.find((entry) => entry.passage_id === passage.id) ??
    entries.find((entry) => entry.heading === passage.heading && sectionOf(entry.citation) === sectionOf(passage.citation)) ??
    entries.find((entry) => entry.heading === passage.heading));

/** Most of a lead-in that is repeated above what goes on from it, in characters. */
const longestLead = 280;

/** The end of a text, from the beginning of a sentence or of a word where it is long. */
export function tailOf(text: string): string {
  if (text.length <= longestLead) return text;
  const tail = text.slice(-longestLead);
  const sentence = /[.;]\s+(?=\S)/u.exec(tail);
  const from = sentence === null ? tail.indexOf(" ") + 1 : sentence.index + sentence[0].length;
  return `… ${tail.slice(from)}`;
}

/** The clauses a passage goes on from, outermost first, where they do not stand directly above it. */
export function leadInTo<T extends Pick<Passage, "citation" | "text">>(passages: readonly T[], at: number): T[] {
  const passage = passages[at];
  if (passage === undefined) return [];
  const above = passages.slice(0, at).filter((one) => isAbove(one.citation, passage.citation));
  return above.at(-1) === passages[at - 1] ? [] : above;
}

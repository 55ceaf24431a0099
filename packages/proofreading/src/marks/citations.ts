import { cellEndsIn, foldText } from "../manuscript/folded.ts";
import { americanCitations } from "./american-citations.ts";
import { canadianCitations } from "./canadian-citations.ts";
import type { Cited } from "./cited.ts";
import { documentCitations } from "./document-citations.ts";
import { europeanCitations } from "./european-citations.ts";
import type { Mark } from "./mark.ts";
import { withFiguresRead } from "./misread.ts";
import { withParagraphsApart } from "./paragraphs-apart.ts";
import { standardCitations } from "./standard-citations.ts";

/** What a text cites: a clause, a law or document as a whole, or a standard. */
export type CitationKind = "clause" | "source" | "standard";

/** A citation; `normal` is its clause, or its source with the edition, in the spelling the library cites by. */
export interface Citation extends Mark<CitationKind>, Omit<Cited, "start" | "end"> {}

/** Where citations overlap the one that says more stands: a clause before its source, the longer before the shorter. */
function withoutOverlap(found: readonly Cited[]): Cited[] {
  const weight = ({ clause, start, end }: Cited) => (clause === null ? 0 : 1000) + end - start;
  const kept: Cited[] = [];
  const byStart = found.toSorted((one, other) => one.start - other.start || weight(other) - weight(one));
  for (const one of byStart) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (weight(one) > weight(last) && !(last.clause !== null && one.clause === null)) kept[kept.length - 1] = one;
  }
  return kept;
}

const designation = ({ source, edition }: Cited): string => {
  if (edition === null) return source;
  if (/^R\d/.test(edition)) return `${source}(${edition})`;
  return /^\d{4}$/.test(edition) ? `${source}:${edition}` : `${source} ${edition}`;
};

/** The laws, clauses, standards and documents that a text cites by number or name, in its order; `cells` are where cells of its tables end. */
export function citationsIn(text: string, cells: readonly number[] = cellEndsIn(text)): Citation[] {
  const { plain: folded, anchor } = foldText(text);
  const plain = withFiguresRead(folded);
  const standards = standardCitations(plain);
  const ofStandards = new Set(standards);
  const laws = [...americanCitations(plain), ...europeanCitations(plain, cells), ...canadianCitations(plain)];
  const found = [...withParagraphsApart(plain, withoutOverlap(laws)), ...documentCitations(plain), ...standards];
  return withoutOverlap(found).map((one) => {
    const place = anchor(one.start, one.end);
    const kind = ofStandards.has(one) ? "standard" : one.clause === null ? "source" : "clause";
    return { ...one, ...place, kind, text: text.slice(place.start, place.end), normal: one.clause ?? designation(one) };
  });
}

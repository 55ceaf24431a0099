import { cellEndsIn, foldText } from "../manuscript/folded.ts";
import { type Citation, citationsIn } from "../marks/citations.ts";
import { identifiersIn } from "../marks/identifiers.ts";
import { quotationsIn } from "../marks/quotations.ts";
import type { CitedReference, GuidanceReference, NumberReference, Reference } from "./reference.ts";
import { footnoteOf, footnotesIn } from "./footnote-figures.ts";
import { monthBehind } from "./month-behind.ts";
import { quotesOf } from "./quotes-of.ts";
import { stretchesBeside, titlesBeside } from "./titles-beside.ts";

/** The first of some ascending places that is not before one. */
const firstFrom = (places: readonly number[], at: number): number => places.find((one) => one >= at) ?? Number.POSITIVE_INFINITY;

/** What a folded text refers to; `cells` are where cells of its tables end. */
function referencesIn(plain: string, cells: readonly number[], titlesIn: (plain: string) => GuidanceReference[]): Reference[] {
  const citations = citationsIn(plain, cells);
  const guidance = titlesIn(plain);
  const isInTitle = ({ start, end }: { start: number; end: number }) => guidance.some((one) => start < one.end && end > one.start);
  const footnotes = footnotesIn(plain);
  const starts = citations.map(({ start }) => start);
  const endsOf = ({ start, end }: { start: number; end: number }) => ({
    citation: firstFrom(starts, end),
    cell: firstFrom(cells, end),
    last: citations.findLast((one) => one.end <= start)?.end ?? null,
  });
  /** A place with the name of its law right before it. */
  const withLaw = (one: Citation): { start: number; end: number } => {
    const law = citations.findLast(({ end }) => end <= one.start);
    const isBeside = law?.clause === null && law.source === one.source && /^[\s,]*$/.test(plain.slice(law.end, one.start));
    return { start: isBeside ? law.start : one.start, end: one.end };
  };
  const cited = citations
    .filter((one) => !isInTitle(one))
    .map((citation): CitedReference => ({
      kind: "citation",
      start: citation.start,
      end: citation.end,
      text: citation.text,
      citation,
      titles: titlesBeside(plain, citation, endsOf(citation)),
      stretches: stretchesBeside(plain, withLaw(citation), endsOf(withLaw(citation))),
      footnote: footnoteOf(citation, footnotes),
      dated: monthBehind(plain, citation.end),
    }));
  const numbers = identifiersIn(plain).map(({ kind, ...one }): NumberReference => ({ ...one, kind: "number", number: kind }));
  const quotations = quotationsIn(plain).filter((one) => !isInTitle(one));
  return [...cited, ...numbers, ...guidance, ...quotesOf(plain, quotations, [...citations.filter((one) => !isInTitle(one)), ...guidance])];
}

/** What a text refers to, in its order; `titlesIn` finds guidance documents by their titles. */
export function readReferences(text: string, titlesIn: (plain: string) => GuidanceReference[]): Reference[] {
  const { plain, anchor } = foldText(text);
  return referencesIn(plain, cellEndsIn(text), titlesIn)
    .map((one) => {
      const place = anchor(one.start, one.end);
      return { ...one, ...place, text: text.slice(place.start, place.end) };
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
}

import type { NormalCitation } from "../citations/clauses.ts";
import { closedEnd, leadInOf } from "../evidence/lead-ins.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import type { CitedQuote } from "./composition.ts";

const fewest = 3;
const most = 15;

/** A list that a section makes: the words that announce it, and its items, each a passage of its own. */
export interface Listing {
  opening: RankedCandidate;
  citations: CitedQuote[];
  /** How many items the section has; not all may be cited. */
  items: number;
}

/** Whether a citation is one level below another: `807.92(a)(1)` below `807.92(a)`. */
const isChild = (inner: NormalCitation, outer: NormalCitation): boolean =>
  inner.startsWith(`${outer}(`) && /^\([^()]+\)$/.test(inner.slice(outer.length));

const announces = ({ candidate }: RankedCandidate): boolean => /(?::|—|–)$/.test(candidate.text.trimEnd());

function announcement(opening: RankedCandidate, text: readonly RankedCandidate[]): CitedQuote | null {
  const { candidate } = opening;
  const last = opening.sentences().at(-1);
  const above = last && leadInOf(opening, last.start, text);
  return above
    ? { key: candidate.key, quote: { start: last.start, end: closedEnd(candidate.text, last.end) }, ...(above.length > 0 && { above }) }
    : null;
}

function itemQuote({ candidate, sentences }: RankedCandidate): CitedQuote | null {
  const all = sentences();
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  return { key: candidate.key, quote: { start: first.start, end: closedEnd(candidate.text, last.end) } };
}

/** The list of a section that fits a question best, or null where it makes none. */
export function listingOf(text: readonly RankedCandidate[], least: number): Listing | null {
  const official = text.filter(({ candidate }) => candidate.text_kind === "verbatim");
  const openings = official.filter((one) => announces(one) && one.fit >= least).toSorted((one, other) => other.fit - one.fit);
  for (const opening of openings) {
    const items = official.filter(({ normal }) => isChild(normal, opening.normal));
    const head = announcement(opening, text);
    if (items.length < fewest || head === null) continue;
    const quotes = items.slice(0, most).flatMap((item) => itemQuote(item) ?? []);
    return { opening, citations: [head, ...quotes], items: items.length };
  }
  return null;
}

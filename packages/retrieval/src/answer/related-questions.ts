import type { Citation } from "@clausewise/contracts";
import { normalCitation, sectionOf, sectionStem } from "../citations/clauses.ts";
import { isDocument } from "../evidence/candidate.ts";
import { asPhrase } from "../text/phrases.ts";

/** A section that may be asked about next. */
export type RelatedSection = Pick<Citation, "citation" | "heading" | "source_identifier" | "kind">;

const mostQuestions = 5;
const longestHeading = 160;

/** Headings that name a place in a text, not a matter. */
const empty =
  /^(?:introduction|background|preface|foreword|(?:table of )?contents|references?|bibliography|appendix\b.*|annex(?: [\w.]+)?|general|other|status\b.*|edition|overview|conclusions?|discussion|policy|questions?(?: and answers)?|(?:\[?reserved\]?)|chapter [\w.]+|part [\w.]+|section [\w.]+)$/i;
const ofItself = /\bthis (?:part|subpart|section|chapter|regulation|article|guidance|document|act|rule|title)\b/i;

/** How a heading of each kind is asked about; the last holds for all others. */
const rules: readonly (readonly [RegExp, (name: string, heading: string) => string])[] = [
  [/\?$/, (name, heading) => (ofItself.test(heading) ? `${name}: ${heading}` : heading)],
  [/^definitions?(?: of terms)?$/i, (name) => `Which terms does ${name} define?`],
  [/^(?:scope|applicability|application)$/i, (name) => `What does ${name} apply to?`],
  [/^(?:purpose|objectives?|aims?)$/i, (name) => `What is the purpose of ${name}?`],
  [
    /^(?:exemptions?|exceptions?|exclusions?)$/i,
    (name, heading) => `Which ${heading.toLowerCase().replace(/s?$/, "s")} does ${name} give?`,
  ],
  [/^/, (name, heading) => `What does ${name} say about ${asPhrase(heading)}?`],
];

const placeOf = (citation: string): string => sectionOf(normalCitation(citation));

const nameOf = (section: RelatedSection): string => (isDocument(section) ? section.source_identifier : sectionStem(section.citation));

/** What a section's heading asks, or null where the heading says nothing by itself. */
function questionOf(section: RelatedSection): string | null {
  const heading = section.heading.trim().replace(/\s+/g, " ");
  const name = nameOf(section);
  const says = asPhrase(heading).toLowerCase();
  if (heading === "" || heading.length > longestHeading || empty.test(says) || says === name.toLowerCase()) return null;
  const bare = heading.endsWith("?") ? heading : heading.replace(/[.:;]+$/, "");
  const rule = rules.find(([kind]) => kind.test(bare));
  return rule === undefined ? null : rule[1](name, bare);
}

const plain = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * Questions that the headings of sections ask, in the order of the sections: none about a section that was answered
 * from, none twice, none that was just asked.
 */
export function relatedQuestions<T extends RelatedSection>(
  sections: readonly T[],
  answered: readonly string[],
  asked: string,
): { question: string; section: T }[] {
  const left = new Set(answered.map(placeOf));
  const known = new Set([plain(asked)]);
  const found: { question: string; section: T }[] = [];
  for (const section of sections) {
    const question = left.has(placeOf(section.citation)) ? null : questionOf(section);
    if (question === null || known.has(plain(question))) continue;
    known.add(plain(question));
    left.add(placeOf(section.citation));
    found.push({ question, section });
    if (found.length === mostQuestions) break;
  }
  return found;
}

/** Device types stand beside each other by number alone, so that none leads to the next. */
const classified = /^21 cfr (?:86[2-9]|8[78]\d|89[02])\./;

/** The sections right beside one in a text in reading order, each by its first passage: the one before and the two after. */
export function sectionsBeside<T extends { citation: string }>(passages: readonly T[], citation: string): T[] {
  const own = placeOf(citation);
  if (classified.test(own)) return [];
  const firsts = [...new Map(passages.toReversed().map((one) => [placeOf(one.citation), one])).entries()].toReversed();
  const at = firsts.findIndex(([name]) => name === own);
  return at === -1 ? [] : [...firsts.slice(at + 1, at + 3), ...firsts.slice(Math.max(0, at - 1), at)].map(([, first]) => first);
}

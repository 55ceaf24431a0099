import { stem } from "@clausewise/retrieval";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Inconsistency } from "./inconsistency.ts";
import type { Passage } from "./prose.ts";

interface NumberAt {
  value: string;
  from: number;
  to: number;
}

/** A sentence with its figures taken out. */
interface Masked {
  frame: string;
  numbers: NumberAt[];
  passage: Passage;
  nth: number;
}

const fewestWords = 8;
/** Sentences so near each other are items of one list. */
const nearest = 4;
/** Places with so many different figures are a form that is filled in anew each time. */
const mostValues = 2;

const token = /\d+(?:[.,]\d+)*|\p{L}+/gu;
/** A figure behind these counts places, not things. */
const index =
  /(?:\b(?:visits?|weeks?|days?|months?|years?|tables?|figures?|sections?|parts?|phase|version|amendment|articles?|annex|appendix|attachment|cohorts?|groups?|arms?|periods?|steps?|stages?|class|types?|grades?|levels?|items?|pages?|no|number|questions?|criteri(?:on|a)|stud(?:y|ies)|trials?|protocol|chapters?|cycles?|sites?|models?|examples?|scores?|categor(?:y|ies)|device|schedule|form|room|suite|tier|box|edition|revision|rev|iso|iec|cfr|en|astm|part|usc|fr|docket|oht\d?|lot|id|rm|bldg|volume|vol|clause|chart|doc|goal|factor|bullet|reference|ref|note|footnote|appendices|line|row|column|exhibit|enclosure|chapter)\.?\s?-?|[§#/(=<>≥≤*^_-]\s?|\p{L}|\p{L}-|\d[.,:]\s?)$/iu;
const afterIndex = /^(?:[-/:)]\s?\d|\s?(?:-|to|through|and|or|,)\s?\d|(?:st|nd|rd|th)\b|\s(?:cfr|usc|fr)\b|[.]\d)/i;

/** What is counted or measured is named behind the figure. */
const counts = /^(?:\.\d+)?(?: ?%| ?°|[ -]\p{Ll}|\s?(?:\p{L}{1,3})\b|[).,;]*$)/u;
/** Figures of notes, rows and rooms. */
const isPlace = (before: string, after: string): boolean =>
  before.trim() === "" ||
  index.test(before.slice(-24)) ||
  afterIndex.test(after.slice(0, 12)) ||
  !counts.test(after) ||
  /[.!?]["”’)]*$/.test(before);

function masked(passage: Passage, nth: number): Masked {
  const numbers: NumberAt[] = [];
  const frame = [...passage.words.matchAll(token)].map(({ 0: word, index: from }) => {
    if (!/^\d/.test(word)) return stem(word.toLowerCase());
    const [before, after] = [passage.words.slice(0, from), passage.words.slice(from + word.length)];
    if (isPlace(before, after) || /\d[.,]\d+\./.test(word)) return word;
    numbers.push({ value: word.replaceAll(",", ""), from, to: from + word.length });
    return "#";
  });
  return { frame: frame.length < fewestWords ? "" : frame.join(" "), numbers, passage, nth };
}

/** The one figure by which two sentences differ. */
function difference(one: Masked, other: Masked): number | null {
  const differing = one.numbers.flatMap(({ value }, at) => (value === other.numbers[at]?.value ? [] : [at]));
  return differing.length === 1 ? (differing[0] ?? null) : null;
}

const placeOf = ({ passage, numbers }: Masked, at: number): Anchor => {
  const { from = 0, to = 0 } = numbers[at] ?? {};
  return passage.anchor(from, to);
};

function faultsOf(twins: readonly Masked[]): Inconsistency[] {
  const [first, ...rest] = twins;
  if (first === undefined) return [];
  return rest.flatMap((twin): Inconsistency[] => {
    const at = difference(first, twin);
    if (at === null || twin.nth - first.nth < nearest) return [];
    if (new Set(twins.map(({ numbers }) => numbers[at]?.value)).size > mostValues) return [];
    const [here, elsewhere] = [twin.numbers[at]?.value ?? "", first.numbers[at]?.value ?? ""];
    return [
      {
        detector: "values",
        kind: "conflicting_values",
        ...placeOf(twin, at),
        subject: `“${twin.passage.words.replace(/\s+/g, " ").slice(0, 80)}”`,
        others: [placeOf(first, at)],
        message: `The same sentence says ${here} here and ${elsewhere} elsewhere.`,
        proposal: "Find out which figure is right, and write it in both places.",
      },
    ];
  });
}

/** Sentences that say the same word for word but for one figure. */
export function differingTwins(sentences: readonly Passage[]): Inconsistency[] {
  const isTold = ({ words }: Passage) => !/[|\t]|https?:|\bet al\b|\b(?:suppose|assum\w+|for example|e\.g)\b/i.test(words);
  const read = sentences
    .filter(isTold)
    .map(masked)
    .filter(({ frame, numbers }) => frame !== "" && numbers.length > 0);
  return [...Map.groupBy(read, ({ frame }) => frame).values()].flatMap(faultsOf);
}

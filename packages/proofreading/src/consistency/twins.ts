import { stem, termsOf } from "@clausewise/retrieval";
import type { Anchor } from "../manuscript/anchor.ts";
import { quantitiesIn } from "../marks/quantities.ts";
import type { Passage } from "./prose.ts";

/** A figure of a sentence with its unit, where it has one. */
interface Slot {
  value: string;
  unit: string | null;
  /** Number and unit as they are compared. */
  normal: string;
  text: string;
  place: Anchor;
}

/** A sentence by the words around its figures. */
interface Framed {
  frame: string;
  slots: readonly Slot[];
  words: string;
  nth: number;
}

/** Two sentences that say the same but for one figure. */
export interface Twins {
  here: Slot;
  elsewhere: Slot;
  /** The later sentence. */
  words: string;
}

const fewestTerms = 5;
/** What is longer was never one sentence, in characters. */
const longestSentence = 2000;
/** Sentences so near each other are items of one list. */
const nearest = 4;
/** So close to each other, in characters, they tell of two cases side by side: one bed and the next, fingernails and toenails. */
const sideBySide = 3000;
/** Places with more different figures are a form that is filled in anew each time. */
const mostValues = 2;

/** A figure behind these counts places, not things. */
const index =
  /(?:\b(?:visits?|weeks?|days?|months?|years?|tables?|figures?|sections?|parts?|phase|version|amendment|articles?|annex|appendix|attachment|cohorts?|groups?|arms?|periods?|steps?|stages?|class|types?|grades?|levels?|items?|pages?|no|number|questions?|criteri(?:on|a)|stud(?:y|ies)|trials?|protocol|chapters?|cycles?|sites?|models?|examples?|scores?|categor(?:y|ies)|device|schedule|form|room|suite|tier|box|edition|revision|rev|iso|iec|cfr|en|astm|usc|fr|docket|oht\d?|lot|id|rm|bldg|volume|vol|clause|chart|doc|goal|factor|bullet|reference|ref|note|footnote|appendices|line|row|column|exhibit|enclosure|dose)\.?\s?-?|[§#/(=<>≥≤*^_-]\s?|\p{L}|\p{L}-|\d[.,:]\s?)$/iu;
const afterIndex = /^(?:[-/:)]\s?\d|\s?(?:-|to|through|and|or|,)\s?\d|(?:st|nd|rd|th)\b|\s(?:cfr|usc|fr)\b|[.]\d)/i;
/** A name with a number: "Track 3". */
const called =
  /\b(?!(?:About|Approximately|Nearly|Almost|Roughly|Around|Exactly|At|Of|The|In|For|Only|All|Up|Each|Some|Any|Over|Under|Between|From|To|Within|After|Before|Total|Another|These|Those|Following|Fewer|More|Less|Another|And|Or|With|By|On|Planned) )\p{Lu}\p{Ll}+ $/u;
/** What is counted is named behind the figure. */
const counts = /^[ -]\p{Ll}{2}/u;
const isSaid = /\b(?:is|are|was|were|of|to|be|than|least|most|approximately|about|=)\s$/i;
const year = /^(?:19|20)\d\d$/;

/** Figures of notes, rows and rooms. */
const isPlace = (figure: string, before: string, after: string): boolean =>
  before.trim() === "" ||
  index.test(before.slice(-24)) ||
  afterIndex.test(after.slice(0, 12)) ||
  called.test(before) ||
  !(counts.test(after) || (isSaid.test(before) && /^[).,;]*$/.test(after))) ||
  /[.!?,;]["”’)]*$|["”’)]$/.test(before) ||
  year.test(figure);

/** Words that are said or left out without changing what is said, and words of a trial that mean the same. */
const harmless = new Set(
  termsOf(
    "approximately about total overall planned plan note noted state stated above below described describe earlier previously section mention mentioned again also summary expected estimated least prior",
  ),
);
const synonyms = new Map(
  [
    ["people", "patients", "subjects", "participants", "volunteers"],
    ["study", "trial", "investigation"],
    ["center", "centre", "site"],
  ].flatMap(([name = "", ...others]) => others.map((word) => [stem(word), stem(name)] as const)),
);

const wordsOfFrame = (words: string): string[] =>
  termsOf(words)
    .filter((term) => !harmless.has(term))
    .map((term) => synonyms.get(term) ?? term);

function slotsOf({ words, anchor }: Passage): { slots: Slot[]; rest: string } {
  const marks = quantitiesIn(words).filter(
    ({ start }) =>
      words.slice(0, start).trim() !== "" && !/[([#§]\s?$|\b(?:visit|week|day|month|year|cycle|page) $/i.test(words.slice(0, start)),
  );
  const bare = [...words.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(({ 0: value, index: from }) => {
    const to = from + value.length;
    const isMarked = marks.some(({ start, end }) => start < to && from < end);
    if (isMarked || /\d[.,]\d+[.,]/.test(value) || isPlace(value, words.slice(0, from), words.slice(to))) return [];
    return [{ from, to, value: value.replaceAll(",", ""), unit: null, normal: value.replaceAll(",", "") }];
  });
  const measured = marks.map((mark) => ({
    from: mark.start,
    to: mark.end,
    value: `${mark.value}${mark.until === null ? "" : `-${mark.until}`}`,
    unit: mark.base.unit,
    normal: mark.normal,
  }));
  const found = [...measured, ...bare].toSorted((one, other) => one.from - other.from);
  let rest = words;
  for (const { from, to } of found.toReversed()) rest = `${rest.slice(0, from)} figure ${rest.slice(to)}`;
  const slots = found.map(({ from, to, ...slot }) => ({ ...slot, text: words.slice(from, to), place: anchor(from, to) }));
  return { slots, rest };
}

/** One of several things that a list leaves to choose from, and the words below a picture. */
const ofSeveral = /[;,] (?:and\/)?or$|^_.*_$/s;

function framed(passage: Passage, nth: number, fewest: number): Framed[] {
  if (passage.words.length > longestSentence) return [];
  if (ofSeveral.test(passage.words.trim())) return [];
  if (/[|\t]|https?:|\bet al\b|\b(?:suppose|assum\w+|for example|if|e\.g)\b/i.test(passage.words)) return [];
  const { slots, rest } = slotsOf(passage);
  const terms = wordsOfFrame(rest);
  return slots.length === 0 || terms.length < fewest ? [] : [{ frame: terms.join(" "), slots, words: passage.words, nth }];
}

/** The one figure by which two sentences differ; null where they differ by none or by several. */
function difference(one: Framed, other: Framed): number | null {
  if (one.slots.length !== other.slots.length) return null;
  const differing = one.slots.flatMap(({ normal }, at) => (normal === other.slots[at]?.normal ? [] : [at]));
  return differing.length === 1 ? (differing[0] ?? null) : null;
}

/** So many sentences before and behind two alike tell whether both stand in blocks that are filled in alike. */
const around = [-2, -1, 1, 2];

/** Tells whether sentences beside two others also say the same with other figures: then each block is of a case of its own. */
function alikeBlocks(sentences: readonly Passage[]): (one: Framed, other: Framed) => boolean {
  const at = (nth: number): Framed | undefined => {
    const passage = sentences[nth];
    return passage === undefined ? undefined : framed(passage, nth, 1)[0];
  };
  return (one, other) =>
    around.some((step) => {
      const [here, there] = [at(one.nth + step), at(other.nth + step)];
      if (here === undefined || there === undefined || here.frame !== there.frame) return false;
      return here.slots.some(({ normal }, nth) => normal !== there.slots[nth]?.normal);
    });
}

function twinsOf(group: readonly Framed[], areInAlikeBlocks: (one: Framed, other: Framed) => boolean): Twins[] {
  const [first, ...rest] = group;
  if (first === undefined) return [];
  return rest.flatMap((twin): Twins[] => {
    const at = difference(first, twin);
    if (at === null || twin.nth - first.nth < nearest || areInAlikeBlocks(first, twin)) return [];
    const [here, elsewhere] = [twin.slots[at], first.slots[at]];
    if (here === undefined || elsewhere === undefined) return [];
    if (here.place.start - elsewhere.place.start < sideBySide) return [];
    if (new Set(group.map(({ slots }) => slots[at]?.normal)).size > mostValues) return [];
    return [{ here, elsewhere, words: twin.words.replace(/\s+/g, " ") }];
  });
}

/** Sentences that say the same, whatever little words they say it with, but for one figure or its unit. */
export function findTwins(sentences: readonly Passage[]): Twins[] {
  const areInAlikeBlocks = alikeBlocks(sentences);
  const groups = Map.groupBy(
    sentences.flatMap((passage, nth) => framed(passage, nth, fewestTerms)),
    ({ frame }) => frame,
  );
  return [...groups.values()].flatMap((group) => twinsOf(group, areInAlikeBlocks));
}

/** Whether twins have the same number in two units. */
export const differByUnit = ({ here, elsewhere }: Twins): boolean => here.value === elsewhere.value && here.normal !== elsewhere.normal;

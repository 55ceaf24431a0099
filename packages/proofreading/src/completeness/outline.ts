import { findPlaceholders } from "../consistency/placeholders.ts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { contentsOf } from "./pages-of-contents.ts";
import { openLines } from "./open-lines.ts";
import { type Hollow, hollowOf } from "./hollow.ts";
import { comparableWords } from "./word-index.ts";

/** A paragraph with what is known of it. */
export interface Unit extends Anchor {
  nth: number;
  isHeading: boolean;
  /** Part of a table of contents. */
  isContents: boolean;
  /** Part of a list of abbreviations or of literature, in which words say nothing of the text's matter. */
  isList: boolean;
  /** Part of the history of the document, which tells what was changed and not what holds. */
  isHistory: boolean;
  /** A form that nobody has filled in: each of its lines leaves open what it names. */
  isBlank: boolean;
  /** Why it holds nothing; null where it does. */
  hollow: Hollow | null;
  /** The section it stands in; of a heading its own. */
  section: number;
}

/** A heading with what stands under it. */
export interface Section {
  heading: Unit | null;
  words: readonly string[];
  /** Paragraphs under it, those under its lower headings among them. */
  body: readonly Unit[];
}

export interface Outline {
  units: readonly Unit[];
  sections: readonly Section[];
  /** The paragraph that holds a place. */
  unitAt: (place: number) => Unit | undefined;
  /** Whether a place stands in a line that leaves open what is named there. */
  isOpen: (place: number) => boolean;
}

const number = /^(?:section |chapter |part |appendix |annex )?(\d{1,2}(?:\.\d{1,2})*)[.)]?\s/i;
/** How deep a heading stands: by its number where it has one. */
function depthOf(words: string, level: number | undefined): number {
  const numbered = number.exec(words)?.[1];
  return numbered === undefined ? (level ?? 1) : numbered.replace(/\.0$/, "").split(".").length;
}

/** The last of some stretches in the text's order that begins up to a place. */
export function lastUpTo<Stretch extends Anchor>(stretches: readonly Stretch[], place: number): Stretch | undefined {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return stretches[low - 1];
}

const lettersIn = (stretches: readonly Anchor[], { start, end }: Anchor): number =>
  stretches.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)), 0);

/** Titles that stand alone as numbered lists and sentences do not. */
const longestTitle = 110;

/** A name with its value, which is no title: "Trade name: FlowSure", or a row of a table. */
const labelled = /^\p{L}[^:.]{1,40}:\s+\S|^\||\s\|\s/u;

/** Titles of lists of abbreviations and of literature. */
export const lists =
  /^(?:#{1,6}\s+)?(?:\d+(?:\.\d+)*\.?\s+)?(?:appendix \w+:? )?(?:list of )?(?:abbreviations?|acronyms|glossary|references|bibliography|literature|definitions? of terms)\b/i;

/** Titles of lists of what was changed. */
export const histories =
  /\b(?:summary of (?:\w+ )?changes|amendment (?:rationale|summary|history|details)|rationale for (?:the )?amendment|changes (?:to the protocol|incorporated|from|made)|(?:document|revision|version|protocol) history|other changes)\b/i;

/** The line below a table that spells out its short forms. */
export const spellsOut = /^(?:\*\s*)?(?:abbreviations?|acronyms)(?: used)?\s?[:=]\s/i;

/** Running text of some length, which no entry of such a list is. */
const isProse = /^(?!.*\b(?:et al|doi|\d{4};)).{160,}[.:]\s/s;

/** Where the lines of a paragraph begin that hold something. */
const linesOf = (text: string, start: number, end: number): number[] =>
  [...text.slice(start, end).matchAll(/[^\n]*\S[^\n]*/g)].map(({ index }) => start + index);

/** Reads a text into paragraphs and sections. */
export function outlineOf(manuscript: Manuscript): Outline {
  const { text, paragraphs } = manuscript;
  const contents = contentsOf(manuscript);
  const placeholders = findPlaceholders(manuscript);
  const isOpen = openLines(text, placeholders);
  let section = 0;
  let isList = false;
  let isHistory = false;
  const units = paragraphs.map(({ start, end, heading }, nth): Unit => {
    const isContents = contents.has(nth);
    const isHeading = heading && !isContents && end - start <= longestTitle && !labelled.test(text.slice(start, end));
    if (isHeading) {
      section += 1;
      isList = lists.test(text.slice(start, end));
      isHistory = histories.test(text.slice(start, end));
    }
    if (isList && isProse.test(text.slice(start, end))) isList = false;
    const left = lettersIn(placeholders, { start, end });
    return {
      nth,
      start,
      end,
      isHeading,
      isContents,
      isList: isList || spellsOut.test(text.slice(start, end)),
      isHistory,
      isBlank: linesOf(text, start, end).every(isOpen),
      hollow: isHeading ? null : hollowOf(text.slice(start, end), left),
      section,
    };
  });
  const heads = units.filter(({ isHeading }) => isHeading);
  const depths = new Map(heads.map(({ nth, start, end }) => [nth, depthOf(text.slice(start, end), paragraphs[nth]?.level)]));
  const sections = heads.map((heading, at): Section => {
    const next = heads.slice(at + 1).find(({ nth }) => (depths.get(nth) ?? 1) <= (depths.get(heading.nth) ?? 1));
    const body = units.slice(heading.nth + 1, next?.nth).filter(({ isContents }) => !isContents);
    return { heading, words: comparableWords(text.slice(heading.start, heading.end).replace(number, "")), body };
  });
  const before = units.slice(0, heads[0]?.nth).filter(({ isContents }) => !isContents);
  return {
    units,
    sections: [{ heading: null, words: [], body: before }, ...sections],
    unitAt: (place) => lastUpTo(units, place),
    isOpen,
  };
}

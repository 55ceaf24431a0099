import type { Manuscript } from "../manuscript/manuscript.ts";

const leaders = /\.{4,}|(?:\. ){4,}|…{2,}/;
const contentsHeading =
  /^(?:#{1,6}\s+)?(?:\d+(?:\.\d+)*\.?\s+)?(?:table of )?contents\b|^(?:#{1,6}\s+)?(?:list|table) of (?:tables|figures|appendices|in-text|attachments|contents)/i;
/** A title with the number of its page. */
const entry = /^\S.{2,110}\s\d{1,3}$/;
/** So long is no entry of a table of contents. */
const longestEntry = 140;

const entriesIn = (words: string): number => words.split("\n").filter((line) => entry.test(line.trim()) || leaders.test(line)).length;
const isShort = (words: string): boolean => words.length <= longestEntry && !/[.;]$/.test(words);

/** Sections named one after the other in a line: `1 Source, 2 Problem, 3 Scope, 4 Containment`. */
const inLine = /(?:(?:^|[:,;]\s*)\(?\d{1,2}[.)]?\s+\p{Lu}[^,;\n]{2,50}(?=[,;]|\.?$)){5,}/u;

/** The paragraphs of a text's tables of contents, by their numbers. */
export function contentsOf({ text, paragraphs }: Manuscript): Set<number> {
  const found = new Set<number>();
  let isInside = false;
  for (const [nth, { start, end }] of paragraphs.entries()) {
    const words = text.slice(start, end).trim();
    if (contentsHeading.test(words)) isInside = true;
    else if (isInside && !isShort(words) && entriesIn(words) === 0) isInside = false;
    const isEntry = leaders.test(words) || entry.test(words) || entriesIn(words) > 2;
    if (leaders.test(words) || inLine.test(words) || (isInside && (isEntry || contentsHeading.test(words)))) found.add(nth);
    else if (isInside && !isEntry && nextAreNone(text, paragraphs, nth)) isInside = false;
  }
  return found;
}

const lookedAhead = 4;

/** Whether a table of contents is over: none of the next paragraphs is an entry of it. */
const nextAreNone = (text: string, paragraphs: Manuscript["paragraphs"], nth: number): boolean =>
  paragraphs.slice(nth + 1, nth + 1 + lookedAhead).every(({ start, end }) => {
    const words = text.slice(start, end).trim();
    return !leaders.test(words) && !entry.test(words);
  });

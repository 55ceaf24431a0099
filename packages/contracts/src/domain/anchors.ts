/** A stretch of a text with its words, and as many before it as tell it from others of the same. */
export interface WordAnchor {
  /** By UTF-16 code units. */
  start: number;
  end: number;
  words: string;
  before: string;
}

/** Characters before an anchor that it is told by, and as many of them as may still stand there: the more the surer. */
const context = 40;
const contexts = [context, 20, 10];

/** What a stretch of a text is found again by. */
export const anchorOf = (text: string, start: number, end: number): WordAnchor => ({
  start,
  end,
  words: text.slice(start, end),
  before: text.slice(Math.max(0, start - context), start),
});

/** Where some words stand that is nearest to a place; null where they do not. */
function nearest(text: string, words: string, at: number): number | null {
  const behind = text.indexOf(words, at);
  const ahead = at > 0 ? text.lastIndexOf(words, at - 1) : -1;
  if (behind < 0) return ahead < 0 ? null : ahead;
  return ahead < 0 || behind - at <= at - ahead ? behind : ahead;
}

/**
 * Where an anchor's words stand in a text that was changed since: at their place, else the nearest that has the same words
 * before it, else the nearest; null where they are gone.
 */
export function placeOfAnchor(text: string, { start, words, before }: WordAnchor): { start: number; end: number } | null {
  if (words === "") return null;
  const found = (at: number) => ({ start: at, end: at + words.length });
  if (text.startsWith(words, start) && text.slice(Math.max(0, start - before.length), start) === before) return found(start);
  for (const length of contexts) {
    const lead = before.slice(-length);
    const at = nearest(text, lead + words, Math.max(0, start - lead.length));
    if (at !== null) return found(at + lead.length);
  }
  const alone = nearest(text, words, start);
  return alone === null ? null : found(alone);
}

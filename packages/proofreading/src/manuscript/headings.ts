import type { ReadParagraph } from "./paragraphs.ts";

const numbered = /^(?:(?:section|chapter|part|annex|appendix)\s+)?(\d{1,2}(?:\.\d{1,2}){0,5})\.?\s+\p{Lu}/iu;
const named = /^(?:chapter|part|annex|appendix|attachment|schedule)\s+(?:[A-Z]|[IVX]+|\d{1,2})\b/i;
const marked = /^(#{1,6})\s/;
const longest = 110;
const mostWords = 12;

const isShort = (words: string): boolean => words.length <= longest && !/[.;,]$/.test(words) && !words.includes("  ");
const isShouted = (words: string): boolean => /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words);

/** Short words that begin with a capital and say nothing whole, before something longer or a table. */
function leads({ words }: ReadParagraph, next: ReadParagraph | undefined): boolean {
  if (!/^\p{Lu}/u.test(words) || /[:.!?\d]$/.test(words) || words.split(" ").length > mostWords) return false;
  if (next === undefined) return false;
  return next.words.length > Math.max(60, words.length) || (next.words.startsWith("|") && !words.startsWith("|"));
}

/** How deep a paragraph stands as a heading, from 1; null where it is none. */
export function headingLevel(paragraph: ReadParagraph, next: ReadParagraph | undefined): number | null {
  const { words } = paragraph;
  const marks = marked.exec(words)?.[1];
  if (marks !== undefined) return marks.length;
  if (!isShort(words)) return null;
  const number = numbered.exec(words)?.[1];
  if (number !== undefined) return number.split(".").length;
  if (named.test(words) || isShouted(words)) return 1;
  return leads(paragraph, next) ? 1 : null;
}

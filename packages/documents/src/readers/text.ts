const longestPassage = 20_000;
const invisible = /[\u200b\ufeff]|(?!\s)\p{Cc}/gu;
const emphasis = /(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g;

/** Collapses white space and drops what no database or reader can use; words stay as they are. */
export function collapse(text: string): string {
  return text
    .toWellFormed()
    .replace(invisible, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}

/** One paragraph of converted markdown as plain text, emphasis removed, on one line. */
export function plainParagraph(markdown: string): string {
  // Converters put emphasised words on lines of their own; punctuation next to them was never spaced.
  const joined = markdown.replace(/([([“])\s*\n\s*(?=\*)/g, "$1").replace(/\*\s*\n\s*(?=[,.;:?!)\]”])/g, "*");
  return collapse(stripEmphasis(joined));
}

/** Removes `*`, `**` and `***` around words, and leaves the asterisks of an omission (`* * *`). */
export function stripEmphasis(markdown: string): string {
  return markdown.replace(emphasis, "$2").replace(emphasis, "$2").replaceAll("**", "");
}

/** Splits a text at sentence ends so that no piece is longer than the limit. */
export function splitLong(text: string, limit = longestPassage): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const cut = cutAt(rest, limit);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest !== "") pieces.push(rest);
  return pieces;
}

function cutAt(text: string, limit: number): number {
  const window = text.slice(0, limit);
  const ends = [...window.matchAll(/[.;:?!][”"')\]]*\s/g)];
  const last = ends.at(-1);
  if (last !== undefined && last.index > limit / 4) return last.index + last[0].length;
  const space = window.lastIndexOf(" ");
  if (space > 0) return space;
  // A character of two halves stays whole.
  return /[\udc00-\udfff]/.test(text[limit] ?? "") ? limit - 1 : limit;
}

const smallWords = new Set([
  "a",
  "an",
  "and",
  "as",
  "at",
  "by",
  "for",
  "from",
  "in",
  "into",
  "of",
  "on",
  "or",
  "the",
  "to",
  "under",
  "with",
]);

/** Headings printed in capitals, in title case: `MEDICAL DEVICE REPORTING` → `Medical Device Reporting`. */
export function titleCase(heading: string): string {
  if (/[a-z]{3}/.test(heading)) return heading;
  let first = true;
  return heading.toLowerCase().replace(/[\p{L}\d'’()]+|[—:;]/gu, (word) => {
    const small = smallWords.has(word) && !first;
    first = /^[—:;]$/.test(word);
    if (/^(?:[ivx]+|ai|eu|udi|ivd|fda)$/.test(word)) return word.toUpperCase();
    return small ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  });
}

/** Cuts a text to a length at a word boundary. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most);
  return text.slice(0, space > most / 2 ? space : most).trim();
}

const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

/** `February 3, 2026` or `5 April 2017` as `2026-02-03`; null where it is no date. */
export function calendarDate(text: string): string | null {
  const american = /([A-Z][a-z]+)\s+(\d{1,2}),\s*(\d{4})/.exec(text);
  const european = /(\d{1,2})\s+([A-Z][a-z]+)\s+(\d{4})/.exec(text);
  const [day, name, year] = american ? [american[2], american[1], american[3]] : [european?.[1], european?.[2], european?.[3]];
  const month = months.indexOf((name ?? "").toLowerCase()) + 1;
  if (month === 0 || day === undefined || year === undefined) return null;
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

/** Whether a text is a calendar date that exists, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

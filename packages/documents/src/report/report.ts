/** A document to be filed: everything is words already, a writer only sets them. */
export interface Report {
  title: string;
  /** What kind of document it is, said above the title. */
  subject: string;
  /** The product that made it. */
  author: string;
  /** The day it speaks of, YYYY-MM-DD. */
  date: string;
  /** BCP 47 tag of its language. */
  language: string;
  blocks: Block[];
  /** What the document does and does not say, at its end. */
  closing: string;
  /** The line at the foot of every page. */
  footer: string;
}

/** What stands one below the other. Texts of paragraphs and notes may hold `**bold**`. */
export type Block =
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; facts: Fact[] }
  | Quote
  | ({ kind: "reference" } & Reference)
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | Table
  | { kind: "note"; label: string; text: string }
  | { kind: "link"; text: string; url: string }
  | { kind: "page break" };

export interface Fact {
  label: string;
  value: string;
  /** A plain line on what the value means. */
  note?: string;
}

/** Words taken from a place in a source. */
export interface Quote {
  kind: "quote";
  /** Verbatim words; null where there is only a summary, of which `note` speaks. */
  text: string | null;
  note: string;
  /** The items of the list that the quote announces, each quoted from a place of its own. */
  items: { text: string; citation: string }[];
  from: Reference;
}

/** A source, or a place in one. */
export interface Reference {
  title: string;
  /** What the title does not say, such as the source of a clause. */
  detail: string;
  facts: string[];
  /** A status the reader must not overlook. */
  caution: string | null;
  url: string | null;
}

export interface Table {
  kind: "table";
  /** Stands above it, and names its sheet. */
  caption: string;
  /** `width` is the column's share of the line, beside those of the others. */
  columns: { title: string; width: number }[];
  rows: (string | number)[][];
}

export interface Run {
  text: string;
  bold: boolean;
}

/** Splits a text at its `**bold**` marks; an unpaired mark stays as typed. */
export function boldRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gsu)) {
    if (match.index > from) runs.push({ text: text.slice(from, match.index), bold: false });
    runs.push({ text: match[1] ?? "", bold: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), bold: false });
  return runs;
}

/** Text that every format can hold: line ends are one character, and what no document may contain shows as U+FFFD. */
export const settable = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line eslint/no-control-regex
    .replaceAll(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/gu, "\n")
    // oxlint-disable-next-line eslint/no-control-regex
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]/gu, "\ufffd");

/** An address that may stand as a link; others are set as plain words. */
export const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol);

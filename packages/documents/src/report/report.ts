/** An answer as a document to be filed: everything is words already, a writer only sets them. */
export interface AnswerDocument {
  question: string;
  /** The title block: who was asked, when, under which number. */
  facts: DocumentFact[];
  correction: { text: string; cited: CitedWords[] } | null;
  /** Texts may hold `**bold**`. */
  statements: { text: string; cited: CitedWords[] }[];
  /** What is said in place of statements where there are none. */
  message: string | null;
  sources: ListedSource[];
  /** What the document does and does not say, below the list of sources. */
  closing: string;
  /** The line at the foot of every page. */
  footer: string;
}

export interface DocumentFact {
  label: string;
  value: string;
  /** A plain line on what the value means. */
  note?: string;
}

/** A place in a source with the words taken from it. */
export interface CitedWords {
  citation: string;
  source: string;
  /** Verbatim words; null where the statement is a summary. */
  quote: string | null;
  /** The items of the list that the quote announces, each quoted from a place of its own. */
  items: { citation: string; quote: string }[];
  /** Said in place of a quote. */
  summaryNote: string;
  facts: string[];
  /** A status the reader must not overlook. */
  caution: string | null;
  url: string | null;
}

export interface ListedSource {
  title: string;
  facts: string[];
  caution: string | null;
  url: string | null;
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

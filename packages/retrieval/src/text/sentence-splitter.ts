/** A sentence or list item of a passage, by where it stands in the text. */
export interface Sentence {
  start: number;
  end: number;
  /** Whether nothing but white space lies between it and the sentence before. */
  follows: boolean;
}

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|cf|vs|viz|no|nos|sec|secs|art|arts|fig|para|paras|pp?|vol|dr|mr|ms|inc|ltd|co|corp|st|approx|ed|rev|ref|al|abs|nr|ziff|kap|bzw|ggf|subpt|pub|u\.s|u\.s\.c|c\.f\.r)|\b[A-Z])\.$/i;
const listMark = /^(?:[•●▪◦‣–—*-]\s|\(?(?:\d{1,2}|[a-z]{1,4}|[A-Z])[).]\s|\([a-zA-Z0-9]{1,4}\)|\[\d{1,2}[a-z]?\]\s)/;
/** Whether a text begins as a list item does. */
export const isItem = (text: string): boolean => listMark.test(text);

const notProse =
  /^(?:#|\||>|-{3,}|\[\d+ FR |\d+ FR |https?:|\^?\d{1,3} (?:see|available|id\.|ibid)\b|source:|authority:|\*\*[^*]+\*\*$)|\.{4,}|(?:\. ){4,}|_{4,}|^\s*contains nonbinding recommendations\s*$|^draft\s*[–-]?\s*not for implementation$|^\s*page \d+/i;

interface Block {
  start: number;
  end: number;
}

/** Whether a line is a row of a table, its cells parted by tabs. */
export const isRow = (line: string): boolean => line.includes("\t");
/** A name with what it stands for, which says something by itself in people's own documents. */
const label = /^\p{Lu}[^:.\t]{2,50}:\s+\S/u;
const standsAlone = (line: string): boolean => isRow(line) || label.test(line);

/** Runs of lines that belong together: wrapped lines of a paragraph, or one list item; `own` where rows and labels stand alone. */
function blocksOf(text: string, own: boolean): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let start = 0;
  for (const line of text.split("\n")) {
    const trimmed = line.trim();
    const indent = line.length - line.trimStart().length;
    if (trimmed === "") open = null;
    else {
      const from = start + indent;
      const end = from + trimmed.length;
      const isApart = own && (standsAlone(trimmed) || (open !== null && isRow(text.slice(open.start, open.end))));
      if (
        open !== null &&
        !isApart &&
        !listMark.test(trimmed) &&
        !notProse.test(trimmed) &&
        !notProse.test(text.slice(open.start, open.end))
      )
        open.end = end;
      else blocks.push((open = { start: from, end }));
    }
    start += line.length + 1;
  }
  return blocks;
}

const leaders = /\.{4,}|(?:\. ){4,}/;

/** A heading or fragment: no verb's end, short, or all in capitals. */
function isProse(block: string, own: boolean): boolean {
  if (own && standsAlone(block) && !leaders.test(block)) return true;
  if (notProse.test(block) || !/[a-z]/.test(block) || block.length < 12) return false;
  return /[.;:,?!—–-]["”’)\]*]*\d{0,3}$|\b(?:and|or)$/.test(block) || block.length > 120 || listMark.test(block);
}

/** The sentences of one paragraph of a text, which together are all of it. */
export function sentencesWithin(text: string, { start, end }: Block): Block[] {
  const found: Block[] = [];
  let from = start;
  for (const match of text
    .slice(start, end)
    .matchAll(/[.!?]["”’»)\]]*(?:\d{1,2})?\s+(?=["“‘«„([]?[\p{Lu}0-9•¿¡])|[。！？]["”’」』）)]*\s*(?=\S)/gu)) {
    const stop = start + match.index + match[0].trimEnd().length;
    if (abbreviation.test(text.slice(from, start + match.index + 1)) || (listMark.test(`${text.slice(from, stop)} `) && stop - from < 6))
      continue;
    found.push({ start: from, end: stop });
    from = start + match.index + match[0].length;
  }
  if (from < end) found.push({ start: from, end });
  return found;
}

/**
 * The sentences and list items of a text, without headings, contents lines, tables, notes and fragments; with the rows of
 * tables and with names before a colon where it is of a person's `own` document.
 */
export function sentencesOf(text: string, own = false): Sentence[] {
  const sentences: Sentence[] = [];
  let last = -1;
  for (const block of blocksOf(text, own)) {
    if (!isProse(text.slice(block.start, block.end), own)) continue;
    for (const { start, end } of sentencesWithin(text, block)) {
      sentences.push({ start, end, follows: last >= 0 && text.slice(last, start).trim() === "" });
      last = end;
    }
  }
  return sentences;
}

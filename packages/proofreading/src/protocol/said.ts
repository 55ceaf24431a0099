import { sentencesWithin } from "@clausewise/retrieval";
import { titleOf, type Line } from "./lines.ts";

/** Words that stand in one line of a protocol. */
export interface Said {
  words: string;
  line: Line;
  /** The label that they stand beside; null where none names them. */
  label: string | null;
  /** How its cell goes on behind a page's end. */
  on?: string;
}

/** What the items of a synopsis are called, so that a line with nothing but this begins the next, and a row of nothing but these heads columns. */
const items =
  /^(?:(?:study|trial|clinical|primary|main|key|secondary|exploratory|other|safety|efficacy|planned|overall|investigational|reference|medicinal|total|target|statistical) )*(?:objectives?|end[\s-]?points?|outcomes?|parameters?(?:\/end[\s-]?points?)?|design|population|sample size|enrol(?:l)?ment|duration|follow-?up|control|comparator|product|treatments?|interventions?|arms?|groups?|criteria|methods?|analysis|number of (?:\w+ )?(?:patients|subjects|participants|sites|cent(?:er|re)s)|countries|sites|background|rationale|sponsor|phase|indication|version|title|device|protocol (?:number|no\.?)|(?:contract|clinical) research organi[sz]ation|cro)$/i;

/** Longest stretch of words that is shown for a fact. */
const longestWords = 420;
const longestLabel = 80;

const tidyName = (text: string): string =>
  titleOf(text)
    .replace(/\s+/g, " ")
    .replace(/\s*[.:?*]+$/, "")
    .trim();

const mostWords = 7;

/** A label's own names: without number, brackets and colon; of `Sponsor / Manufacturer` also each of both. */
function namesOf(text: string): string[] {
  const whole = tidyName(text);
  const bare = tidyName(whole.replaceAll(/\s*\([^()]*\)/g, ""));
  const short = bare.replace(/\s+(?:according to|under|as per|pursuant to|as defined (?:in|by))\s.*$/i, "");
  const parted = bare.split(/\s*(?:\/|&|,|;|\band\b|\bor\b)\s*/i);
  const isCompound = !parted.includes("") && bare.split(" ").length <= mostWords;
  return [whole, bare, short, ...(isCompound ? parted : [])];
}

const isNamed = (text: string, label: RegExp): boolean => text.length <= longestLabel && namesOf(text).some((name) => label.test(name));

/** What stands between a label and its text: a colon, a dash, or a full stop as in `Study design. Randomised, …`. */
const signs = [
  /^([^:\t]{2,80}?)\s*[::](?!\d)\s*(\S[\s\S]*)$/,
  /^([^:\t–—]{2,60}?)\s+[–—-]\s+(\S[\s\S]*)$/,
  /^([A-Z][^.:\t]{4,80}?)[.?]\s+(\S[\s\S]*)$/,
];
/** Where the sign between a label and its text is lost, as of a row of a table: the text begins with a capital or a number. */
const joints = /(?<=[a-z)])\s+(?=[A-Z\d])/g;
const longestJoined = 400;

/** The number of a paragraph, which is none of its words. */
const ownNumber = /^(?:\d{1,2}(?:\.\d{1,2})+\.?|[A-Z]\.\d{1,2})\s+(?=\S)/;

/** A label and what follows it in the same line; null where the line begins with none. */
function splitBy(whole: string, label: RegExp, { table, isHeading }: Line): { name: string; value: string } | null {
  const text = whole.replace(ownNumber, "");
  for (const sign of signs) {
    const [, name = "", value = ""] = sign.exec(text) ?? [];
    if (value !== "" && isNamed(name, label)) return { name, value };
  }
  if (table !== null || isHeading || text.length > longestJoined) return null;
  for (const { index } of text.slice(0, longestLabel).matchAll(joints)) {
    const name = text.slice(0, index);
    if (/\s/.test(name) && name.length <= longestLabel && label.test(tidyName(name))) return { name, value: text.slice(index).trim() };
  }
  return null;
}

/** What leads into a list is no label. */
const leadsIn = /\b(?:following|must|shall|should|will|may|are|is|if|who|all of)\b/i;

/** Whether a line names something itself, so that what stood before it has ended. */
const beginsAnother = (line: Line): boolean =>
  line.isHeading ||
  (line.table === null && ((/^[^.]{2,60}:\s*$/.test(line.text) && !leadsIn.test(line.text)) || isNamed(line.text, items)));

/** What stands below a label that stands alone: the paragraphs up to the next label, at most a few. */
function below(lines: readonly Line[], at: number, most = 4): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(at + 1, at + 1 + most)) {
    if (beginsAnother(line) || line.zone === "aside") break;
    found.push(line);
  }
  return found;
}

/** Whether a row names the columns of what stands below it. */
const headsColumns = ({ cells }: Line): boolean => cells.length > 1 && cells.every((cell) => isNamed(cell, items));

/** In a table a value stands beside its label, or below it where the label heads a column. */
function inTable(lines: readonly Line[], at: number, cell: number, label: string): Said[] {
  const line = lines[at];
  if (line === undefined) return [];
  const beside = line.cells.slice(cell + 1).find((value) => value !== "");
  const next = lines[at + 1];
  const under = next?.table === line.table && next.cells.length > cell ? (next.cells[cell] ?? "") : "";
  // A single word heads no column: "Drug" under "Type" is a value.
  const isHead = headsColumns(line) || (cell > 0 && /\s/.test(label) && line.cells.slice(cell + 1).every((value) => value === ""));
  if (isHead && under !== "" && next !== undefined) return [{ words: under, line: next, label }];
  if (beside === undefined) return [];
  return [{ words: beside, line, label, ...(line.on !== undefined && beside === line.cells.at(-1) ? { on: line.on } : {}) }];
}

/** Everything that stands beside or below a label, in the protocol's order. */
export function labelled(lines: readonly Line[], label: RegExp): Said[] {
  return lines.flatMap((line, at): Said[] => {
    if (line.zone === "aside") return [];
    const inCells = line.cells.flatMap((cell, nth): Said[] => {
      const beside = splitBy(cell, label, line);
      if (beside !== null) return [{ words: beside.value, line, label: beside.name }];
      return line.table !== null && isNamed(cell, label) ? inTable(lines, at, nth, cell) : [];
    });
    if (inCells.length > 0 || line.table !== null || !isNamed(line.text, label)) return inCells;
    return below(lines, at).map((under) => ({ words: under.text, line: under, label: line.text }));
  });
}

/** A heading that says something, as where every paragraph is numbered. */
const speaks = ({ isHeading, text }: Line): boolean => !isHeading || (text.length > 50 && /[.]$/.test(text));

/** Headings outside asides, which may say a fact themselves: `Single-arm, two centres`. */
export const headings = (lines: readonly Line[]): Said[] =>
  lines.flatMap((line) => {
    const words = titleOf(line.text);
    return line.isHeading && line.zone !== "aside" && line.text.includes(words) ? [{ words, line, label: null }] : [];
  });

/** The sentences of lines outside asides; a row of a table is read cell by cell. */
export function sentences(lines: readonly Line[]): Said[] {
  return lines.flatMap((line) =>
    line.zone === "aside" || !speaks(line)
      ? []
      : line.cells
          .map((cell) => cell.replace(ownNumber, ""))
          .flatMap((cell) =>
            sentencesWithin(cell, { start: 0, end: cell.length }).map(({ start, end }) => ({
              words: cell.slice(start, end).replace(ownNumber, ""),
              line,
              label: null,
            })),
          ),
  );
}

/** The sentences of what stands beside a label. */
export const sentencesOf = ({ words, line, label }: Said): Said[] =>
  sentencesWithin(words, { start: 0, end: words.length }).map(({ start, end }) => ({ words: words.slice(start, end), line, label }));

/** Words with what goes on behind a page's end. */
export const wholeOf = ({ words, on }: Said): string => (on === undefined ? words : `${words} ${on}`);

/** Words as they are shown, cut at a word's end. */
export const shownWords = (words: string): string =>
  words.length <= longestWords ? words : words.slice(0, words.lastIndexOf(" ", longestWords));

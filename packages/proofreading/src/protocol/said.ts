import { sentencesWithin } from "@clausewise/retrieval";
import { titleOf, type Line } from "./lines.ts";

/** Words that stand in one line of a protocol. */
export interface Said {
  words: string;
  line: Line;
  /** The label that they stand beside; null where none names them. */
  label: string | null;
}

/** Longest stretch of words that is shown for a fact. */
const longestWords = 420;
const longestLabel = 80;

/** A label's own name: without number, brackets and colon. */
const nameOf = (text: string): string =>
  titleOf(text)
    .replace(/\s*\((?:s|es|if applicable|n|planned)\)/gi, "")
    .replace(/\s+/g, " ")
    .trim();

const afterColon = /^([^:\t]{2,80}?)\s*[::]\s*(\S[\s\S]*)$/;
const isNamed = (text: string, label: RegExp): boolean => text.length <= longestLabel && label.test(nameOf(text));

/** Whether a line names something itself, so that what stood before it has ended. */
const beginsAnother = (line: Line): boolean => line.isHeading || (/^[^.]{2,60}:\s*$/.test(line.text) && line.table === null);

/** What stands below a label that stands alone: the paragraphs up to the next label, at most a few. */
function below(lines: readonly Line[], at: number, most = 4): Line[] {
  const found: Line[] = [];
  for (const line of lines.slice(at + 1, at + 1 + most)) {
    if (beginsAnother(line) || line.zone === "aside") break;
    found.push(line);
  }
  return found;
}

/** In a table a value stands beside its label, or below it where the label heads a column. */
function inTable(lines: readonly Line[], at: number, cell: number, label: string): Said[] {
  const line = lines[at];
  if (line === undefined) return [];
  const beside = line.cells.slice(cell + 1).find((value) => value !== "");
  const next = lines[at + 1];
  const under = next?.table === line.table && next.cells.length > cell ? (next.cells[cell] ?? "") : "";
  // A single word heads no column: "Drug" under "Type" is a value.
  const isHead = cell > 0 && /\s/.test(label) && line.cells.slice(cell + 1).every((value) => value === "");
  if (isHead && under !== "" && next !== undefined) return [{ words: under, line: next, label }];
  return beside === undefined ? [] : [{ words: beside, line, label }];
}

/** Everything that stands beside or below a label, in the protocol's order. */
export function labelled(lines: readonly Line[], label: RegExp): Said[] {
  return lines.flatMap((line, at): Said[] => {
    if (line.zone === "aside") return [];
    const inCells = line.cells.flatMap((cell, nth): Said[] => {
      const [, name = "", value = ""] = afterColon.exec(cell) ?? [];
      if (value !== "" && isNamed(name, label)) return [{ words: value, line, label: name }];
      return line.table !== null && isNamed(cell, label) ? inTable(lines, at, nth, cell) : [];
    });
    if (inCells.length > 0 || line.table !== null || !isNamed(line.text, label)) return inCells;
    return below(lines, at).map((under) => ({ words: under.text, line: under, label: line.text }));
  });
}

/** The sentences of lines outside asides; a row of a table is read cell by cell. */
export function sentences(lines: readonly Line[]): Said[] {
  return lines.flatMap((line) =>
    line.zone === "aside" || line.isHeading
      ? []
      : line.cells.flatMap((cell) =>
          sentencesWithin(cell, { start: 0, end: cell.length }).map(({ start, end }) => ({
            words: cell.slice(start, end),
            line,
            label: null,
          })),
        ),
  );
}

/** The sentences of what stands beside a label. */
export const sentencesOf = ({ words, line, label }: Said): Said[] =>
  sentencesWithin(words, { start: 0, end: words.length }).map(({ start, end }) => ({ words: words.slice(start, end), line, label }));

/** Words as they are shown, cut at a word's end. */
export const shownWords = (words: string): string =>
  words.length <= longestWords ? words : words.slice(0, words.lastIndexOf(" ", longestWords));

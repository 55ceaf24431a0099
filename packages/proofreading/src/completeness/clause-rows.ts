import type { Requirement } from "@clausewise/contracts";
import type { Judged } from "./judged.ts";
import type { Outline } from "./outline.ts";

/** Numbers of so many levels name one clause, and nothing else that tables hold. */
const clauseNumber = /\b\d{1,2}(?:\.\d{1,2}){2,4}\b/g;
const row = /^\s*\|/;
/** What a row says beside the number is more than a tick or a yes. */
const fewestLetters = 12;

const cellsOf = (words: string): string[] => words.split("|").map((cell) => cell.trim());

/** The numbers of the clauses that an element is asked for by. */
const clausesOf = ({ requirement, citations }: Requirement): Set<string> =>
  new Set(
    [requirement, ...citations.map(({ clause }) => clause)].flatMap((words) => [...words.matchAll(clauseNumber)].map(([one]) => one)),
  );

/** A table that goes by the clauses of a standard tells of each in the row of its number; null where no row is of this element. */
export function judgeClauseRow(text: string, requirement: Requirement, { units }: Outline): Judged | null {
  const clauses = clausesOf(requirement);
  if (clauses.size === 0) return null;
  const place = units.find(({ start, end, hollow, isContents, isHistory }) => {
    const words = text.slice(start, end);
    if (!row.test(words) || hollow !== null || isContents || isHistory) return false;
    const cells = cellsOf(words);
    return cells.some((cell) => clauses.has(cell)) && cells.some((cell) => !clauses.has(cell) && cell.length >= fewestLetters);
  });
  if (place === undefined) return null;
  return { verdict: "found", passage: { start: place.start, end: place.end }, reason: "It stands in the row of its clause." };
}

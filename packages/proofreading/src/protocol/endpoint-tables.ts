import type { Candidate } from "./candidates.ts";
import { endpointSaid } from "./endpoint-said.ts";
import type { Line } from "./lines.ts";

const ofEndpoints = /\b(?:end[\s-]?points?|outcome (?:measures?|variables?)|outcomes?|variables?)\b/i;
const ofObjectives = /\b(?:objectives?|estimands?|purpose)\b/i;
const ofMeaning = /\b(?:description|definition|measure|variable|specification)\b/i;
const primary = /^\W*(?:co-?)?primary\b/i;
const otherRank = /^\W*(?:key |other |main )?(?:secondary|exploratory|tertiary|safety|other)\b/i;
/** A number in the place of a rank: `P1`, `S2`. */
const primaryCode = /^P-?\d{1,2}$/;
const otherCode = /^(?:K?S|E|T)-?\d{1,2}$/;
const longestHead = 70;

/** Which column of a table holds endpoints, and whether they are primary by its head; null where a row is no head. */
function headOf({ cells }: Line): { column: number; isPrimary: boolean } | null {
  const [first = ""] = cells;
  const isShort = cells.every((cell) => cell.length < longestHead);
  const beside = cells.findIndex((cell, at) => at > 0 && ofEndpoints.test(cell));
  if (!isShort || cells.length < 2) return null;
  if (beside > 0 && (ofObjectives.test(first) || /^(?:type|rank|hierarchy|category|level|)$/i.test(first)))
    return { column: beside, isPrimary: /\bprimary\b/i.test(first) || /\bprimary\b/i.test(cells[beside] ?? "") };
  if (beside > 1 && /^(?:no\.?|#|id|code)$/i.test(first) && cells.some((cell) => ofObjectives.test(cell)))
    return { column: beside, isPrimary: false };
  const meaning = cells.findIndex((cell, at) => at > 0 && ofMeaning.test(cell));
  return ofEndpoints.test(first) && !primary.test(first) && meaning > 0 ? { column: meaning, isPrimary: false } : null;
}

/** In a table of objectives and endpoints, or of endpoints by rank, what stands in the row of the primary. */
export function inTables(lines: readonly Line[]): Candidate[] {
  const found: Candidate[] = [];
  let head: ReturnType<typeof headOf> = null;
  let table: number | null = null;
  let isPrimary = false;
  let last: Line | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.zone === "aside") continue;
    if (line.table !== table) [table, head, isPrimary] = [line.table, null, false];
    if (line.table === null) continue;
    const [first = ""] = line.cells;
    const next = headOf(line);
    if (next !== null) {
      [head, isPrimary] = [next, next.isPrimary];
      continue;
    }
    if (primary.test(first) || primaryCode.test(first)) isPrimary = true;
    else if (otherRank.test(first) || otherCode.test(first)) isPrimary = false;
    const value = head === null ? "" : (line.cells[head.column] ?? "");
    // A row that names nothing in its first cell goes on with the one above, and so does a second one that is numbered as primary.
    const above = (first === "" || primaryCode.test(first)) && value !== "" && lines[at - 1] === last ? found.pop() : undefined;
    if (above !== undefined) {
      last = line;
      found.push({ ...above, value: `${above.value}; ${value}` });
      continue;
    }
    if (!isPrimary || value === "") continue;
    last = line;
    found.push(...endpointSaid({ words: value, line, label: "Primary" }, value.replace(/^[•\-–]\s*/, ""), 5));
    if (first === "" || !(primary.test(first) || primaryCode.test(first))) isPrimary = first === "";
  }
  return found;
}

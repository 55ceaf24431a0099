import type { Line } from "./lines.ts";

const ended = /[.;:!?)\]]\s*$/;
const goesOnIn = /^[a-z(]/;

const withoutHead = (text: string, head: readonly string[]): string => {
  const named = head.filter((cell) => cell !== "").join(" ");
  return named !== "" && text.startsWith(`${named} `) ? text.slice(named.length + 1) : text;
};

/** How a row's last cell goes on at the top of the next page, where the page's end cut it; null where it does not. */
function onNextPage(row: Line, next: Line, head: readonly string[]): string | null {
  if (row.table === null || row.part === next.part || next.isHeading || ended.test(row.text)) return null;
  const [first = "", ...others] = next.cells;
  const words = next.table === null ? withoutHead(next.text, head) : first === "" ? (others.find((cell) => cell !== "") ?? "") : "";
  return goesOnIn.test(words) ? words : null;
}

/** Rows that a page's end cuts, each with how it goes on behind it. */
export function joinedAtPageEnds(lines: readonly Line[]): Line[] {
  let head: readonly string[] = [];
  return lines.map((line, at) => {
    if (line.table !== null && lines[at - 1]?.table !== line.table) head = line.cells;
    const next = lines[at + 1];
    const on = next === undefined ? null : onNextPage(line, next, head);
    return on === null ? line : { ...line, on };
  });
}

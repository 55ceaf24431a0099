import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A cell of a table, decoded. */
export interface Cell {
  text: string;
  /** What stands between its breaks and paragraphs, without what is empty. */
  lines: string[];
  links: { text: string; href: string }[];
}

interface Row {
  cells: Cell[];
  /** The last heading before it; empty where there is none. */
  heading: string;
}

/** The rows of all tables of a page, in their order; cells of a row that reach into later ones stand in those too. */
export function readRows(html: string): Row[] {
  const found = DomUtils.findAll(({ name }) => name === "tr" || headings.has(name), parseDocument(html).children);
  const rows: Row[] = [];
  let heading = "";
  let reaching: Reaching[] = [];
  for (const element of found) {
    if (element.name === "tr") {
      const read = readCells(element, reaching);
      rows.push({ heading, cells: read.cells });
      reaching = read.reaching;
    } else [heading, reaching] = [textOf(element), []];
  }
  return rows;
}

const headings = new Set(["h2", "h3", "h4", "summary", "caption"]);

/** A cell that also stands in the rows below, at its place. */
interface Reaching {
  at: number;
  cell: Cell;
  rows: number;
}

function readCells(row: Element, reaching: readonly Reaching[]): { cells: Cell[]; reaching: Reaching[] } {
  const own = row.children.filter((child): child is Element => "name" in child && (child.name === "td" || child.name === "th"));
  const cells: Cell[] = [];
  const below: Reaching[] = reaching.filter(({ rows }) => rows > 1).map((one) => ({ ...one, rows: one.rows - 1 }));
  const fill = () => {
    for (let held = heldAt(); held; held = heldAt()) cells.push(held.cell);
  };
  const heldAt = () => reaching.find(({ at }) => at === cells.length);
  for (const element of own) {
    fill();
    const cell = cellOf(element);
    const rows = Number(element.attribs["rowspan"] ?? 1);
    if (rows > 1) below.push({ at: cells.length, cell, rows: rows - 1 });
    cells.push(cell);
  }
  fill();
  return { cells, reaching: below };
}

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const textOf = (element: Element): string => collapse(DomUtils.innerText(element));

const breaks = /<br\b[^>]*>|<\/(?:p|li|div)>/gi;

function cellOf(element: Element): Cell {
  const links = DomUtils.getElementsByTagName("a", element, true).flatMap((link) => {
    const href = link.attribs["href"];
    return href === undefined ? [] : [{ text: textOf(link), href }];
  });
  const lines = DomUtils.getInnerHTML(element)
    .split(breaks)
    .map((part) => collapse(DomUtils.innerText(parseDocument(part).children)))
    .filter((line) => line !== "");
  return { text: lines.join(" "), lines, links };
}

import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Read, type Step } from "../connector.ts";
import { readRows, type Cell } from "../html/tables.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { monthFirst } from "./days.ts";
import { webAddress } from "./web-address.ts";

const folder = "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfStandards/";

/** Numbers of the standards that are followed. */
const followed = (
  "10993 11135 11137 11607 11737 13485 14155 14644 14708 14971 15223 17664 20417 20916 22442 23640 24971 27186 5840 7199 80369 " +
  "81001-5-1 60601 61010 62304 62366 80601 82304 CR34971 CR515 SW96 TIR57 TIR69 TIR97 D4169 F1980 EP05 EP06 EP17"
).split(" ");

/** Standards that FDA recognises, by number: the whole of the list is asked for nowhere, and its export is barred to robots. */
export const fdaStandards: Connector = {
  id: "fda-standards",
  title: "FDA recognised consensus standards",
  publisher: "U.S. Food and Drug Administration",
  url: `${folder}search.cfm`,
  hosts: ["www.accessdata.fda.gov"],
  pause: 5,
  terms: "The list is a work of the US Government, in the public domain. The standards themselves belong to those who issue them.",
  rhythm: 168,
  holds: "register",
  scope: `Recognitions of standards whose designation holds one of these numbers, and no others: ${followed.join(", ")}; titles and extent, never the words of a standard`,
  seenLive: null,
  detect: null,
  plan: () => followed.map((number, order) => pageOf(number, 1, order)),
  asks: { page: { expects: { form: "html" }, read: readPage } },
};

const pageOf = (number: string, from: number, order: number): Step => ({
  key: `${number} from ${String(from).padStart(4, "0")}`,
  kind: "page",
  url: `${folder}results.cfm?referencenumber=${encodeURIComponent(number)}&Search=Search${from > 1 ? `&start_search=${from}` : ""}`,
  order,
  label: number,
  about: { number, from: String(from) },
});

/** Says how much there is; a number that nothing is recognised for is said to have no results. */
function readPage(answer: Answer, { order, about }: Step): Read {
  const page = textOf(answer);
  const [, first = "", last = "", total = ""] = /(\d+)\s+to\s+(\d+)\s+of\s+(\d+)\s+Results/i.exec(page) ?? [];
  if (first === "") return nothing(page);
  if (first !== about["from"]) throw new Unreadable(`gave results from ${first} on where those from ${about["from"]} on were asked for`);
  const rows = rowsIn(page);
  if (rows.length === 0) throw new Unreadable("lists results in a form we do not know");
  return { rows, next: Number(last) < Number(total) ? [pageOf(about["number"] ?? "", Number(last) + 1, order)] : [] };
}

function nothing(page: string): Read {
  if (/\b(?:no|0)\s+(?:results|records|standards)\b/i.test(page)) return { rows: [] };
  throw new Unreadable("does not say how many results it has");
}

const recognition = /^\d{1,2}-\d{1,4}$/;

/** One recognition may stand in several rows, one for each organisation; those after the first may lack the cells that they share. */
function rowsIn(page: string): RegisterRow[] {
  const rows: (readonly Cell[])[] = [];
  for (const { cells } of readRows(page)) {
    const whole = cells.length === 3 ? [...(rows.at(-1)?.slice(0, 4) ?? []), ...cells] : cells;
    if (recognition.test(whole[2]?.text ?? "") && whole.length >= 7) rows.push(whole);
  }
  return [...Map.groupBy(rows, ([, , number]) => number?.text ?? "").values()].map(rowOf);
}

function rowOf(same: readonly (readonly Cell[])[]): RegisterRow {
  const [first = []] = same;
  const [entered, group, number, extent, , , title] = first;
  const link = title?.links[0]?.href;
  const all = (at: number): string | null => [...new Set(same.flatMap((cells) => cells[at]?.text || []))].join("; ") || null;
  return {
    key: number?.text ?? "",
    title: title?.text ?? "",
    url: webAddress(link, folder),
    fields: {
      entered: monthFirst(entered?.text),
      group: group?.text ?? null,
      extent: extent?.text ?? null,
      organisations: all(4),
      designations: [...new Set(same.map((cells) => `${cells[4]?.text ?? ""} ${cells[5]?.text ?? ""}`.trim()))].join("; "),
    },
    aside: {},
  };
}

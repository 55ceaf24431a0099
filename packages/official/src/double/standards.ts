import type { Played, PlayedAnswer } from "./played.ts";

/** A recognition as the double holds it: one standard under the names that organisations give it. */
interface DoubleRecognition {
  number: string;
  entered: string;
  extent: string;
  names: { organisation: string; designation: string; title: string }[];
}

interface DoubleStandards extends Played {
  recognitions: DoubleRecognition[];
  /** Rows that a page has at most. */
  perPage: number;
}

export function createDoubleStandards(recognitions: DoubleRecognition[], perPage = 10): DoubleStandards {
  const standards: DoubleStandards = {
    host: "www.accessdata.fda.gov",
    recognitions,
    perPage,
    answer: (path, query) => answer(standards, path, query),
  };
  return standards;
}

function answer({ recognitions, perPage }: DoubleStandards, path: string, query: URLSearchParams): PlayedAnswer {
  if (path !== "/scripts/cdrh/cfdocs/cfStandards/results.cfm")
    return { status: 404, type: "text/html", body: "<html><body>Not found</body></html>" };
  const wanted = query.get("referencenumber") ?? "";
  const found = recognitions.filter(({ names }) => names.some(({ designation }) => designation.includes(wanted)));
  const start = Number(query.get("start_search") ?? 1);
  const shown = found.slice(start - 1, start - 1 + perPage);
  const head =
    found.length === 0 ? "No results found for your search" : `${start} to ${start - 1 + shown.length} of ${found.length} Results`;
  return { status: 200, type: "text/html; charset=UTF-8", body: pageOf(head, shown) };
}

const columns = [
  "Date of Entry",
  "Specialty Task Group Area",
  "Recognition Number",
  "Extent of Recognition",
  "Standards Developing Organization",
  "Standard Designation Number and Date",
  "Title of Standard",
];

/** The head of the table is its third row, of plain cells; rows after the first of a recognition have three cells of their own. */
const pageOf = (
  head: string,
  shown: readonly DoubleRecognition[],
): string => `<!DOCTYPE html><html><head><title>Standards</title></head><body>
<table><tr><td colspan="7">${head}</td></tr><tr><td colspan="7">Standard search</td></tr>
<tr>${columns.map((column) => `<td>${column}</td>`).join("")}</tr>
${shown.flatMap(rowsOf).join("\n")}</table></body></html>
`;

const rowsOf = ({ number, entered, extent, names }: DoubleRecognition): string[] =>
  names.map(({ organisation, designation, title }, nth) => {
    const joined = (words: string) => (nth > 0 ? "" : `<td rowspan="${names.length}">${words}</td>`);
    const own = `<td>${organisation}</td><td>${designation}</td><td><a href="detail.cfm?standard__identification_no=${number.replace("-", "0")}">${title}</a></td>`;
    return `<tr>${joined(entered)}${joined("Software/Informatics")}${joined(number)}${joined(extent)}${own}</tr>`;
  });

import { expect, test } from "vitest";
import { parseXml, wordsIn } from "../xml-tree.ts";
import { tableRows } from "./tables.ts";

const rowsOf = (inner: string) =>
  tableRows(parseXml(`<TableGroup>${inner}</TableGroup>`, ["TableGroup"]), (element) => wordsIn(element).trim());
const row = (...cells: string[]) => `<row>${cells.map((cell) => (cell.startsWith("<") ? cell : `<entry>${cell}</entry>`)).join("")}</row>`;
const table = (head: string, body: string) =>
  `<table><tgroup><colspec colname="1"/><colspec colname="2"/><colspec colname="3"/>${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></tgroup></table>`;

test("every row of a table knows the head it stands under", () => {
  expect(rowsOf(`<Caption>Fees</Caption>${table(row("Class", "Fee"), row("II", "$5") + row("III", "$9"))}`)).toEqual([
    { text: "Fees" },
    { text: "Class | Fee" },
    { text: "II | $5", tableHead: "Class | Fee" },
    { text: "III | $9", tableHead: "Class | Fee" },
  ]);
});

test("a cell that runs down over rows does not move the cells beside it", () => {
  const body = row('<entry morerows="1">Class II</entry>', "new", "$5") + row("renewed", "$2") + row("Class III", "new", "$9");
  expect(rowsOf(table("", body)).map(({ text }) => text)).toEqual(["Class II | new | $5", "| renewed | $2", "Class III | new | $9"]);
});

test("a cell stands under the column it names, with empty ones before it", () => {
  expect(rowsOf(table("", row("a", '<entry colname="3">c</entry>'))).map(({ text }) => text)).toEqual(["a |  | c"]);
  expect(rowsOf(table("", row('<entry namest="2" nameend="3">both</entry>'))).map(({ text }) => text)).toEqual(["| both"]);
});

test("rows without words say nothing, and empty cells at the end of a row leave no marks", () => {
  expect(rowsOf(table("", row("", "", "") + row("a", "", "")))).toEqual([{ text: "a" }]);
  expect(rowsOf("")).toEqual([]);
});

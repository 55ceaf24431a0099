import { describe, expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

const told = (text: string) => paragraphsOf(text).map(({ kind, text: words }) => `${kind}: ${words}`);

test("lines broken for their width are joined, a short line ends its paragraph", () => {
  expect(told("The sponsor shall keep records of\neach device that was shipped.\n\nIt ends.")).toEqual([
    "paragraph: The sponsor shall keep records of each device that was shipped.",
    "paragraph: It ends.",
  ]);
  expect(told("Name: Ada\nThe sponsor shall keep records of each device.")).toHaveLength(2);
});

test("lines end as any program ends them", () => {
  expect(told("one.\r\n\r\ntwo.\r\rthree.\u2029\u2029four.\n\ffive.")).toEqual(
    ["one.", "two.", "three.", "four.", "five."].map((word) => `paragraph: ${word}`),
  );
});

test("items stand by themselves, and go on in lines without a sign of their own", () => {
  expect(told("1. keep records of each device that\nwas shipped\n2) report\n• destroy nothing")).toEqual([
    "list_item: 1. keep records of each device that was shipped",
    "list_item: 2) report",
    "list_item: • destroy nothing",
  ]);
});

test("very wide lines are lines of a table or a program, not broken for their width", () => {
  expect(told(["a".repeat(150), "b".repeat(150)].join("\n"))).toHaveLength(2);
});

describe("a line that stands alone", () => {
  test.each(["SCOPE", "2.1 Scope", "Annex II: Files", "ÜBERSICHT"])("%s is a heading", (line) =>
    expect(told(line)).toEqual([`heading: ${line}`]),
  );

  test.each(["Scope", "IT ENDS.", "2.1 The sponsor keeps it.", "規制"])("%s is a paragraph", (line) =>
    expect(told(line)).toEqual([`paragraph: ${line}`]),
  );
});

test("a text of white space has no paragraphs", () => expect([told(""), told(" \n\t\n\u00a0")]).toEqual([[], []]));

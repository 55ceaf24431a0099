import { describe, expect, test } from "vitest";
import { toldBlocks } from "../uploads.fixture.ts";
import { level, listed, p, wordFile } from "./docx.fixture.ts";

const read = (...given: Parameters<typeof wordFile>) => toldBlocks(wordFile(...given), "docx");
const cell = (inner: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;
const row = (cells: string, properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;

test("a paragraph whose end was deleted goes on in the next, also where it is the last", async () => {
  const open = (text: string) => p(text, "<w:rPr><w:del/></w:rPr>");
  expect(await read(open("The plan ") + p("is kept.") + open("It ends"))).toEqual(["paragraph: The plan is kept.", "paragraph: It ends"]);
});

describe("a table", () => {
  test("keeps its columns where cells reach over several, begin further right, or go on from the one before", async () => {
    const rows = [
      row(cell(p("both"), '<w:gridSpan w:val="2"/>') + cell(p("c"))),
      row(cell(p("b")) + cell(p("c")), '<w:gridBefore w:val="1"/>'),
      row(cell(p("a"), '<w:hMerge w:val="restart"/>') + cell(p(""), "<w:hMerge/>") + cell(p("c"))),
    ];
    expect(await read(table(...rows))).toEqual(["table: both\t\tc\n\tb\tc\na\tc"]);
  });

  test("has no rows and cells that were deleted", async () => {
    const rows = [row(cell(p("a")) + cell(p("b"), "<w:cellDel/>") + cell(p("c"))), row(cell(p("x")) + cell(p("y")), "<w:del/>")];
    expect(await read(table(...rows))).toEqual(["table: a\tc"]);
  });

  test("does not grow to what a file says without end", async () => {
    const wide = cell(p("a"), '<w:gridSpan w:val="4000000000"/>') + cell(p("b"));
    const [text = ""] = await read(table(row(wide, '<w:gridBefore w:val="-5"/>')));
    expect(text.split("\t")).toHaveLength(64);
  });

  test("of one cell is a frame around text, which keeps its headings", async () => {
    expect(await read(table(row(cell(p("Scope", '<w:outlineLvl w:val="0"/>') + p("Words")))))).toEqual([
      "heading 1: Scope",
      "paragraph: Words",
    ]);
  });

  test("tells the notes of its cells after it", async () => {
    const note = '<w:footnotes><w:footnote w:id="1"><w:p><w:r><w:t>See 820.</w:t></w:r></w:p></w:footnote></w:footnotes>';
    const referring = '<w:p><w:r><w:t>b</w:t><w:footnoteReference w:id="1"/></w:r></w:p>';
    expect(await read(table(row(cell(p("a")) + cell(referring))) + p("after"), { footnotes: note })).toEqual([
      "table: a\tb",
      "note: 1 See 820.",
      "paragraph: after",
    ]);
  });
});

test("an item without words has no number, and takes none from those after it", async () => {
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="1">${level(0, "decimal", "%1.")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
  expect(await read(p("one", listed(1)) + p(" ", listed(1)) + p("two", listed(1)), { numbering })).toEqual([
    "list_item 1: 1. one",
    "list_item 1: 2. two",
  ]);
});

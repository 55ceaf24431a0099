import { expect, test } from "vitest";
import { OfficePackage } from "../office-package.ts";
import { officeFile } from "../uploads.fixture.ts";
import { SheetBlocks, WorkbookSize } from "./sheet-blocks.ts";
import { readRemarks } from "./xlsx-remarks.ts";

async function told(type: string, xml: string, path = "xl/remarks.xml") {
  const file = await OfficePackage.open(officeFile("xl/workbook.xml", { "xl/remarks.xml": xml }));
  const blocks = new SheetBlocks(new WorkbookSize());
  await readRemarks(file, [{ id: "rId1", type, path }], blocks);
  return blocks.blocks.map(({ kind, range, text }) => [kind, range, text]);
}

const comment = (ref: string, author: number, text: string) =>
  `<comment ref="${ref}" authorId="${author}"><text><r><t>${text}</t></r></text></comment>`;
const comments = (...all: string[]) =>
  `<comments><authors><author>Ada</author></authors><commentList>${all.join("")}</commentList></comments>`;

test("a comment stands at its cell with its author, who is not named twice nor made up", async () => {
  expect(await told("comments", comments(comment("B3", 0, "Check"), comment("A1", 0, "Ada: fine"), comment("A2", 9, "by nobody")))).toEqual(
    [
      ["note", "B3", "Ada: Check"],
      ["note", "A1", "Ada: fine"],
      ["note", "A2", "by nobody"],
    ],
  );
});

test("a conversation is told once, by its own words", async () => {
  expect(await told("comments", comments(comment("A1", 0, "[Threaded comment] Your version of Excel")))).toEqual([]);
  const thread =
    '<ThreadedComments><threadedComment ref="A1"><text>Is it so?</text></threadedComment><threadedComment ref="A1"/></ThreadedComments>';
  expect(await told("threadedComment", thread)).toEqual([["note", "A1", "Is it so?"]]);
});

test("a box over the cells is a paragraph, its lines with a space between", async () => {
  const drawing =
    '<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:sp><xdr:txBody><a:p><a:r><a:t>Read</a:t></a:r></a:p><a:p><a:r><a:t>me</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>';
  expect(await told("drawing", drawing)).toEqual([["paragraph", null, "Read me"]]);
});

test("what is no remark, and a part that the file lacks, says nothing", async () => {
  expect([await told("hyperlink", comments(comment("A1", 0, "x"))), await told("comments", "<x/>", "xl/none.xml")]).toEqual([[], []]);
});

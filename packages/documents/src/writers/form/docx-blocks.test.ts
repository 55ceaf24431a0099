import type { FormBlock } from "@clausewise/contracts";
import { Document, Packer } from "docx";
import { describe, expect, test } from "vitest";
import { slot } from "../../form/form.fixture.ts";
import { numbered } from "../docx-text.ts";
import { partsOf } from "../reading.fixture.ts";
import { blockOf } from "./docx-blocks.ts";
import { createControls } from "./docx-controls.ts";

async function written(...blocks: FormBlock[]) {
  const setting = { controls: createControls(), width: 9000, lists: { count: 0 } };
  const children = blocks.flatMap((block) => blockOf(block, setting));
  const file = new Document({ numbering: { config: [numbered(true), numbered(false)] }, sections: [{ children }] });
  return partsOf(await Packer.toBuffer(file))["word/document.xml"] ?? "";
}
const wordsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gsu)].map(([one]) => one.replaceAll(/<[^>]+>/gu, "")).filter((text) => text.trim() !== "");

test("a place that is filled in shows that, on one line and without what no file may hold", async () => {
  const xml = await written({ kind: "paragraph", words: ["For ", slot({ value: "Pump\nA\u0000 <1>" }), "."] });
  expect(wordsOf(xml)).toEqual(["For Pump A\ufffd &lt;1&gt;."]);
  expect(xml).not.toContain("<w:showingPlcHdr/>");
});

test("each list with numbers begins anew", async () => {
  const list: FormBlock = { kind: "list", ordered: true, items: [["one"], ["two"]] };
  const numbers = [...(await written(list, list)).matchAll(/<w:numId w:val="(\d+)"\/>/gu)].map(([, number]) => number);
  expect([numbers[0] === numbers[1], numbers[2] === numbers[3], numbers[1] === numbers[2]]).toEqual([true, true, false]);
});

describe("options to choose from", () => {
  const lines = async (...options: string[]) => wordsOf(await written({ kind: "choice", label: "State", options })).length - 1;

  test("stand beside each other where they are short, else below each other", async () => {
    expect(await lines("Yes", "No")).toBe(1);
    expect(await lines("A new design of the device", "A change of the design that is on the market")).toBe(2);
  });

  test("have a box each, whatever they are called", async () => {
    const xml = await written({ kind: "choice", label: "State", options: ["", `<&> ${"x".repeat(300)}`] });
    expect(xml.match(/<w14:checkbox>/gu)).toHaveLength(2);
  });
});

test("two tables below each other stay two", async () => {
  const table: FormBlock = {
    kind: "table",
    columns: [{ title: "Stage", width: null, options: [], hint: "as planned" }],
    rows: [[["Inputs"]]],
  };
  const xml = await written(table, table);
  expect(xml.match(/<w:tbl>/gu)).toHaveLength(2);
  expect(xml).not.toContain("</w:tbl><w:tbl>");
});

test("a record says its detail and what to mind, where there is any", async () => {
  const record = { title: "Plan, page 3", detail: "", caution: null };
  const records: FormBlock = {
    kind: "records",
    title: "On file",
    records: [record, { ...record, detail: "Design", caution: "It is old" }],
  };
  expect(wordsOf(await written(records))).toEqual(["On file", "Plan, page 3", "Plan, page 3 (Design) It is old."]);
});

test("each role has room to sign", async () => {
  const xml = await written({ kind: "signatures", roles: ["Approved by", "Checked by"] });
  expect([xml.match(/<w:tr>/gu)?.length, xml.match(/<w:tc>/gu)?.length]).toEqual([3, 12]);
});

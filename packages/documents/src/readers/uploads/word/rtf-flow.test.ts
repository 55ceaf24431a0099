import { expect, test } from "vitest";
import { RtfFlow } from "./rtf-flow.ts";
import { plainParagraph } from "./rtf-state.ts";

function told(write: (flow: RtfFlow) => void) {
  const flow = new RtfFlow((style) => (style === 2 ? 2 : 0));
  write(flow);
  flow.end(plainParagraph);
  return flow.blocks.map(({ kind, level, text }) => `${kind}${level > 0 ? ` ${level}` : ""}: ${text}`);
}
const paragraph = (flow: RtfFlow, text: string, state: Partial<typeof plainParagraph> = {}) => {
  flow.write(text);
  flow.endParagraph({ ...plainParagraph, ...state });
};

test("a paragraph is a heading by its outline level or its style; the tenth level is text", () => {
  expect(
    told((flow) => {
      paragraph(flow, "Scope", { style: 2 });
      paragraph(flow, "Terms", { outline: 0, style: 2 });
      paragraph(flow, "Text", { outline: 9 });
      paragraph(flow, "Odd", { outline: -3 });
    }),
  ).toEqual(["heading 2: Scope", "heading 1: Terms", "paragraph: Text", "paragraph: Odd"]);
});

test("a number is that of the next paragraph alone, and a mere sign is none", () => {
  expect(
    told((flow) => {
      flow.numbered(" 1. ");
      paragraph(flow, "one", { list: true });
      paragraph(flow, "goes on");
      flow.numbered("•");
      paragraph(flow, "sign", { list: true, level: 1 });
      flow.numbered("2.");
      paragraph(flow, " ", { list: true });
    }),
  ).toEqual(["list_item 1: 1. one", "paragraph: goes on", "list_item 2: sign"]);
});

test("a table that is not ended ends with the next paragraph or with the text", () => {
  const cells = (flow: RtfFlow) => {
    flow.write("a");
    flow.endCell();
    paragraph(flow, "b", { inTable: true });
  };
  expect(
    told((flow) => {
      cells(flow);
      paragraph(flow, "after");
    }),
  ).toEqual(["table: a\tb", "paragraph: after"]);
  expect(told(cells)).toEqual(["table: a\tb"]);
});

test("notes, comments and boxes come after the paragraph or table that they hang on", () => {
  expect(
    told((flow) => {
      flow.footnote("See 820.");
      flow.comment("Ada", "Is it so?");
      paragraph(flow, "Claim");
      flow.box("Box");
      flow.comment("", "Of nobody");
      flow.write("cell");
      flow.endCell();
      flow.endRow();
      paragraph(flow, "after");
    }),
  ).toEqual([
    "paragraph: Claim",
    "note: 1 See 820.",
    "note: Ada: Is it so?",
    "table: cell",
    "paragraph: Box",
    "note: Of nobody",
    "paragraph: after",
  ]);
});

test("heads of pages are told once, and words that no mark ends are not lost", () => {
  expect(
    told((flow) => {
      flow.running("SOP-12 ");
      flow.running("SOP-12");
      flow.write("The end");
    }),
  ).toEqual(["furniture: SOP-12", "paragraph: The end"]);
});

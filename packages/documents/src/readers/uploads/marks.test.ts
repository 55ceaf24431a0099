import { describe, expect, it } from "vitest";
import { marksOf } from "./marks.ts";
import { boxOf, pagesOf, writeLines } from "./pdf/pdf.fixture.ts";

const lines = [
  "The sponsor shall keep records of each device that was",
  "shipped, of each that came back, and of every “com-",
  "plaint” that was received while the study went on.",
];
const onePage = () => pagesOf((pdf) => writeLines(pdf.fontSize(12), lines, 50, 100));

/** Pages with a running head and foot, on which one sentence goes on over the page end. */
const twoPages = () =>
  pagesOf((pdf) => {
    for (const [index, page] of [
      ["Each site keeps a log in which", "every deviation from the plan is"],
      ["entered on the day it is seen", "by the person who saw it."],
    ].entries()) {
      if (index > 0) pdf.addPage();
      writeLines(pdf.fontSize(10), ["Plan for sites, version 4"], 50, 20);
      writeLines(pdf.fontSize(12), page, 50, index === 0 ? 500 : 100);
      writeLines(pdf.fontSize(10), [`Page ${index + 1}`], 50, 570);
    }
  });

describe("marksOf", () => {
  it("covers the words of a quote on one line and nothing beside them", async () => {
    const pages = await onePage();
    const [marks] = marksOf(pages, "keep records of each device");
    expect(marks?.rectangles).toHaveLength(1);
    expect(marks?.rectangles[0]?.left).toBeCloseTo(boxOf(pages[0], "keep").left);
    expect(marks?.rectangles[0]?.right).toBeCloseTo(boxOf(pages[0], "device").right);
  });

  it("gives a rectangle for each line of a longer quote", async () => {
    const pages = await onePage();
    const [marks] = marksOf(pages, "each device that was shipped, of each");
    expect(marks?.rectangles.map(({ left }) => Math.round(left))).toEqual([Math.round(boxOf(pages[0], "each").left), 50]);
  });

  it.each([
    ["with plain quotation marks and the broken word whole", 'of every "complaint" that was received'],
    ["with the hyphen of the line end", "of every “com-plaint” that was"],
    ["with white space of its own", "of  every\n“complaint”\tthat was"],
  ])("finds a quote %s", async (_, quote) => {
    expect(marksOf(await onePage(), quote)[0]?.rectangles).toHaveLength(2);
  });

  it("goes on over the end of a page, past its foot and the head of the next", async () => {
    const marks = marksOf(await twoPages(), "every deviation from the plan is entered on the day it is seen");
    expect(marks.map(({ part, rectangles }) => [part, rectangles.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it("marks a running head where that is what was quoted", async () => {
    const [first] = await twoPages();
    expect(marksOf(first ? [first] : [], "Plan for sites, version 4")[0]?.rectangles).toHaveLength(1);
  });

  it("marks nothing where the quote is not on the page", async () => {
    expect(marksOf(await onePage(), "The sponsor shall destroy records")).toEqual([]);
    expect(marksOf(await onePage(), " … ")).toEqual([]);
  });

  it("does not take a minus for a hyphen", async () => {
    const pages = await pagesOf((pdf) => writeLines(pdf.fontSize(12), ["Screening begins on day 14 of the study."], 50, 100));
    expect(marksOf(pages, "on day -14 of the study")).toEqual([]);
  });

  it("does not mark a short quote within a longer word", async () => {
    expect(marksOf(await onePage(), "dev")).toEqual([]);
  });

  it("marks nothing where the quote stands twice, unless it is said which is meant", async () => {
    const pages = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(12), ["Not applicable."], 50, 100);
      writeLines(pdf, ["Not applicable."], 50, 200);
    });
    expect(marksOf(pages, "Not applicable.")).toEqual([]);
    expect(marksOf(pages, "Not applicable.", { part: 1, block: 1, offset: 0 })[0]?.rectangles[0]?.top).toBeGreaterThan(190);
  });
});

import { describe, expect, it } from "vitest";
import { boxOf, drawPdf, pagesOf, partsOf, quietly, setPage, told, writeLines } from "./pdf.fixture.ts";
import { readPdf } from "./read-pdf.ts";

const prose = [
  "The sponsor shall keep records of each device that was",
  "shipped, of each that came back, and of every complaint",
  "that was received while the study went on.",
];

describe("readPdf", () => {
  it("joins the lines of a paragraph and keeps each word with its place", async () => {
    const [page] = await pagesOf((pdf) => writeLines(pdf.fontSize(12), prose, 50, 100));
    expect(told(page)).toEqual([`paragraph: ${prose.join(" ")}`]);
    const box = boxOf(page, "shipped,");
    expect(box.left).toBeCloseTo(50, 0);
    expect(box.top).toBeGreaterThan(110);
    expect(box.bottom).toBeLessThan(130);
    expect(page?.size).toEqual({ width: 400, height: 600 });
  });

  it.each([
    { turned: 90, left: 600 - 100 - 14, top: 50, across: false },
    { turned: 180, left: 400 - 50 - 60, top: 600 - 100 - 14, across: true },
    { turned: 270, left: 100, top: 400 - 50 - 60, across: false },
  ])("gives the places of words on a page that is shown turned by $turned degrees", async ({ turned, left, top, across }) => {
    const [page] = await pagesOf((pdf) => {
      setPage(pdf, "Rotate", turned);
      writeLines(pdf.fontSize(12), ["Responsibility lies here."], 50, 100);
    });
    const box = boxOf(page, "Responsibility");
    expect(Math.abs(box.left - left)).toBeLessThan(25);
    expect(Math.abs(box.top - top)).toBeLessThan(25);
    expect(box.right - box.left > box.bottom - box.top).toBe(across);
    expect(told(page)).toEqual(["paragraph: Responsibility lies here."]);
    expect(page?.size).toEqual(across ? { width: 400, height: 600 } : { width: 600, height: 400 });
  });

  it("counts places from the corner of what a cropped page shows", async () => {
    const [page] = await pagesOf((pdf) => {
      setPage(pdf, "CropBox", [20, 30, 380, 560]);
      writeLines(pdf.fontSize(12), ["Cropped"], 50, 100);
    });
    expect(page?.size).toEqual({ width: 360, height: 530 });
    expect(boxOf(page, "Cropped").left).toBeCloseTo(30, 0);
    expect(boxOf(page, "Cropped").top).toBeGreaterThan(54);
    expect(boxOf(page, "Cropped").top).toBeLessThan(62);
  });

  it("reads words that stand upwards along the edge of a page", async () => {
    const [page] = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(12), prose, 50, 100);
      pdf.rotate(-90, { origin: [20, 400] }).text("Draft for comment", 20, 400, { lineBreak: false });
    });
    expect(told(page)).toContain("paragraph: Draft for comment");
  });

  it("keeps letters that are set slanting in their line, and a stamp across the page out of the text", async () => {
    const [page] = await pagesOf((pdf) => {
      pdf.fontSize(12).text("See the ", 50, 100, { continued: true }).text("Investigator's Brochure", { oblique: true, continued: true });
      pdf.text(" for risks.", { oblique: false });
      pdf
        .fontSize(40)
        .rotate(45, { origin: [200, 300] })
        .text("DRAFT", 150, 300, { lineBreak: false });
    });
    expect(told(page)).toEqual(["furniture: DRAFT", "paragraph: See the Investigator's Brochure for risks."]);
  });

  it("reads the left column before the right one, under a title that spans both", async () => {
    const left = ["Left one is a line", "left two follows it", "left three as well", "left four ends it."];
    const right = ["Right one is a line", "right two follows it", "right three as well", "right four ends it."];
    const [page] = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(18), ["A title that goes over both of them"], 40, 40);
      writeLines(pdf.fontSize(12), left, 40, 100);
      writeLines(pdf, right, 220, 100);
    });
    expect(told(page)).toEqual([
      "heading: A title that goes over both of them",
      `paragraph: ${left.join(" ")}`,
      `paragraph: ${right.join(" ")}`,
    ]);
  });

  it("joins a word that is broken at the end of a line, and keeps both of its boxes", async () => {
    const [page] = await pagesOf((pdf) =>
      writeLines(pdf.fontSize(12), ["Sponsors answer for the manufac-", "turing of every lot they ship."], 50, 100),
    );
    expect(told(page)).toEqual(["paragraph: Sponsors answer for the manufacturing of every lot they ship."]);
    const [first, second] = [boxOf(page, "manufac"), boxOf(page, "turing")];
    expect(first.end).toBe(second.start);
    expect(second.top).toBeGreaterThan(first.top);
  });

  it("keeps a hyphen that belongs to the word when it stands at the end of a line", async () => {
    const [page] = await pagesOf((pdf) =>
      writeLines(pdf.fontSize(12), ["An open-label arm, and another open-", "label arm of the same size."], 50, 100),
    );
    expect(told(page)).toEqual(["paragraph: An open-label arm, and another open-label arm of the same size."]);
  });

  it("tells headings by size and weight, with the depth of their numbers", async () => {
    const [page] = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(12), prose, 50, 200);
      writeLines(pdf.font("Helvetica-Bold"), ["3.2 Records of devices"], 50, 170);
      writeLines(pdf.fontSize(20), ["Device records"], 50, 100);
    });
    expect(page?.blocks.map(({ kind, level, text }) => `${kind} ${level}: ${text.slice(0, 22)}`)).toEqual([
      "heading 1: Device records",
      "heading 2: 3.2 Records of devices",
      "paragraph 0: The sponsor shall keep",
    ]);
  });

  it("begins a list item with the sign or number it shows", async () => {
    const [page] = await pagesOf((pdf) => {
      for (const [index, mark] of ["1.", "2.", "•"].entries()) {
        writeLines(pdf.fontSize(12), [mark], 50, 100 + index * 14);
        writeLines(pdf, [`Item that stands further in, number ${index}`], 75, 100 + index * 14);
      }
    });
    expect(told(page)).toEqual([
      "list_item: 1. Item that stands further in, number 0",
      "list_item: 2. Item that stands further in, number 1",
      "list_item: • Item that stands further in, number 2",
    ]);
  });

  it("reads rows of a table as lines with tabs between their cells", async () => {
    const rows = [
      ["Visit", "Day", "Sample"],
      ["Screening", "-14", "Serum"],
      ["Baseline", "1", "Plasma"],
    ];
    const [page] = await pagesOf((pdf) => {
      pdf.fontSize(12);
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries()) writeLines(pdf, [cell], 50 + column * 110, 100 + row * 18);
    });
    expect(told(page)).toEqual(["table: Visit\tDay\tSample\nScreening\t-14\tSerum\nBaseline\t1\tPlasma"]);
  });

  it("sets running heads and page numbers apart", async () => {
    const pages = await pagesOf((pdf) => {
      for (let number = 1; number <= 4; number++) {
        if (number > 1) pdf.addPage();
        writeLines(pdf.fontSize(10), ["Protocol AB-12, version 2"], 50, 20);
        writeLines(pdf.fontSize(12), [`Text of page ${"abcd"[number - 1]} alone.`], 50, 100);
        writeLines(pdf.fontSize(10), [`${number} of 4`], 180, 570);
      }
    });
    expect(told(pages[2])).toEqual(["furniture: Protocol AB-12, version 2", "paragraph: Text of page c alone.", "furniture: 3 of 4"]);
  });

  it("sets foot notes apart", async () => {
    const [page] = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(12), prose, 50, 100);
      writeLines(pdf.fontSize(5), ["1"], 50, 499);
      writeLines(pdf.fontSize(9), ["See the plan for records."], 55, 500);
    });
    expect(told(page).at(-1)).toBe("note: 1 See the plan for records.");
  });

  it("takes numbers that stand alone and count on under a text that refers to them for foot notes", async () => {
    const [page] = await pagesOf((pdf) => {
      writeLines(pdf.fontSize(12), ["Records are kept7 by the sponsor and by each site8 alone."], 50, 100);
      writeLines(pdf, ["7", "See the plan for records.", "8", "See the list of sites."], 50, 300);
    });
    expect(told(page).slice(1)).toEqual(["note: 7 See the plan for records.", "note: 8 See the list of sites."]);
  });

  it("tells after each page how many are read", async () => {
    const file = await drawPdf((pdf) => {
      writeLines(pdf, prose, 50, 100);
      writeLines(pdf.addPage(), prose, 50, 100);
    });
    const told: [number, number][] = [];
    await readPdf(file, { recognise: false, progress: (done, total) => told.push([done, total]) });
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it("says that a file behind a password is encrypted", async () => {
    const file = await drawPdf((pdf) => writeLines(pdf, prose, 50, 100), { userPassword: "secret", ownerPassword: "owner" });
    expect(await readPdf(file, quietly)).toEqual({ ok: false, reason: "encrypted" });
  });

  it("reads a file that only its owner may change", async () => {
    const file = await drawPdf((pdf) => writeLines(pdf, prose, 50, 100), { ownerPassword: "owner" });
    expect(told(partsOf(await readPdf(file, quietly))[0])).toEqual([`paragraph: ${prose.join(" ")}`]);
  });

  it("says that a file without any text is empty", async () => {
    expect(await readPdf(await drawPdf((pdf) => pdf.rect(10, 10, 50, 50).fill()), quietly)).toEqual({ ok: false, reason: "empty" });
  });

  it.each([
    ["nothing", ""],
    ["a head alone", "%PDF-1.7\n"],
    ["something else", "<html>"],
  ])("says that %s is damaged", async (_, content) => {
    expect(await readPdf(new TextEncoder().encode(content), quietly)).toEqual({ ok: false, reason: "damaged" });
  });
});

it("reads pages that say nothing but a running number by it", async () => {
  const pages = await pagesOf((pdf) => {
    for (const number of [1, 2, 3, 4, 5]) {
      if (number > 1) pdf.addPage();
      writeLines(pdf, [`Specimen ${number}`], 40, 40);
    }
  });
  expect(told(pages[3])).toEqual(["paragraph: Specimen 4"]);
});

import fc from "fast-check";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import {
  facts,
  listed,
  paragraph,
  quoted,
  reportOf,
  sampleReport,
  sources,
  statements,
  summarised,
  table,
} from "../report/report.fixture.ts";
import type { Block, Report } from "../report/report.ts";
import { writeDocx } from "./docx.ts";
import { writeMarkdown } from "./markdown.ts";
import { writePdf } from "./pdf.ts";
import { readers } from "./reading.fixture.ts";
import { writeXlsx } from "./xlsx.ts";

describe.each(Object.entries(readers))("a report as %s", (_, read) => {
  test("holds the title, its facts, each statement, quote, citation, status, date and source", async () => {
    const text = await read(sampleReport);
    for (const words of [
      sampleReport.title,
      ...facts.facts.flatMap(({ value, note }) => [value, note ?? ""]),
      "Design control procedures, under 21 CFR 820.30(a).",
      `“${quoted.text}”`,
      "Superseded",
      "Issued 7 October 1996",
      quoted.from.detail,
      "https://www.ecfr.gov/current/title-21/part-820",
      sampleReport.closing,
    ])
      expect(text).toContain(words);
  });

  test("says of a summary that it is one, and puts no quotation marks around it", async () => {
    const text = await read(reportOf(...statements([paragraph("A system is required."), summarised]), ...sources));
    expect(text).toContain(summarised.note);
    expect(text).not.toContain("“");
  });

  test("sets a list once with its facts, each item with its own citation", async () => {
    const text = await read(reportOf(...statements([paragraph("It lists 2 items:"), listed])));
    for (const item of listed.items) {
      expect(text).toContain(`“${item.text}”`);
      expect(text.indexOf(item.citation)).toBeGreaterThan(text.indexOf(item.text));
    }
    expect(text.split("Regulation, binding")).toHaveLength(2);
  });

  test("keeps the order of its blocks", async () => {
    const note: Block = { kind: "note", label: "Attention", text: "This is an estimate." };
    const text = await read(
      reportOf(paragraph("That clause was removed."), note, { kind: "page break" }, ...statements([paragraph("Then so.")])),
    );
    const places = ["That clause was removed.", "Attention:", "This is an estimate.", "Answer", "Then so."].map((words) =>
      text.indexOf(words),
    );
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });

  test("adds no words of its own to what it is given", async () => {
    const text = await read(reportOf(paragraph("Nothing in the library supports an answer.")));
    expect(text).toContain("Nothing in the library supports an answer.");
    expect(text).not.toMatch(/\bAnswer\b|\bSources\b/u);
  });

  test("keeps Greek, Cyrillic and the signs that rules use", async () => {
    const words = "Διαδικασία ελέγχου; порядок контроля; § 820 ≥ 5 µm ± ½ → ✓ “so”";
    expect(await read(reportOf(...statements([paragraph(words), quoted])))).toContain(words);
  });

  test("sets every row of a table under its head", async () => {
    const text = await read(reportOf(table(3)));
    for (const words of ["Deadlines", "Clause", "Duty", "Days", "21 CFR 803.1", "Duty 3: report what happened, and to whom."])
      expect(text).toContain(words);
  });

  test("gives a link its words", async () => {
    expect(await read(reportOf({ kind: "link", text: "The rule at eCFR", url: "https://www.ecfr.gov/" }))).toContain("The rule at eCFR");
  });
});

describe("any report at all", () => {
  const words = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
    fc.constantFrom(
      "",
      " ",
      "\n\n",
      "x".repeat(6000),
      "م".repeat(500),
      "\u0000\ud800\uffff\u0007",
      "a\r\n\u2028b\f",
      "** **",
      "医".repeat(700),
    ),
  );
  const nullable = fc.option(words, { nil: null });
  const reference = fc.record({
    title: words,
    detail: words,
    facts: fc.array(words, { maxLength: 3 }),
    caution: nullable,
    url: fc.option(fc.oneof(words, fc.webUrl()), { nil: null }),
  });
  const text = fc.record({ kind: fc.constant("paragraph" as const), text: words });
  const quote = fc.record({
    kind: fc.constant("quote" as const),
    text: nullable,
    note: words,
    items: fc.array(fc.record({ citation: words, text: words }), { maxLength: 2 }),
    from: reference,
  });
  const source = reference.map((one) => ({ ...one, kind: "reference" as const }));
  const block: fc.Arbitrary<Block> = fc.oneof(
    text,
    quote,
    source,
    fc.record({ kind: fc.constant("heading" as const), level: fc.constantFrom(1 as const, 2 as const), text: words }),
    fc.record({ kind: fc.constant("facts" as const), facts: fc.array(fc.record({ label: words, value: words }), { maxLength: 2 }) }),
    fc.record({ kind: fc.constant("note" as const), label: words, text: words }),
    fc.record({ kind: fc.constant("link" as const), text: words, url: fc.oneof(words, fc.webUrl()) }),
    fc.constant({ kind: "page break" as const }),
    fc.record({
      kind: fc.constant("table" as const),
      caption: words,
      columns: fc.array(fc.record({ title: words, width: fc.integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 3 }),
      rows: fc.array(fc.array(fc.oneof(words, fc.integer()), { maxLength: 3 }), { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant("list" as const),
      ordered: fc.boolean(),
      items: fc.array(fc.array(fc.oneof(text, quote, source), { maxLength: 2 }), { maxLength: 2 }),
    }),
  );
  const reports: fc.Arbitrary<Report> = fc.record({
    title: words,
    subject: words,
    author: words,
    date: fc.constantFrom("2026-11-21", "no day"),
    language: fc.constant("en"),
    blocks: fc.array(block, { maxLength: 6 }),
    closing: words,
    footer: words,
  });

  test("is written in every format", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(reports, async (report) => {
        const pdf = await writePdf(report);
        expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
        const word = await mammoth.extractRawText({ buffer: await writeDocx(report) });
        expect(word.messages.filter(({ type }) => type === "error")).toEqual([]);
        expect(writeMarkdown(report)).toContain("# ");
        expect((await writeXlsx(report)).subarray(0, 2).toString()).toBe("PK");
      }),
      { numRuns: 25 },
    );
  });
});

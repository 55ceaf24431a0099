import { PDFiumLibrary } from "@hyzyla/pdfium";
import fc from "fast-check";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { listed, quoted, sampleAnswer, summarised } from "../report/report.fixture.ts";
import type { AnswerDocument } from "../report/report.ts";
import { writeAnswerDocx } from "./docx.ts";
import { writeAnswerMarkdown } from "./markdown.ts";
import { writeAnswerPdf } from "./pdf.ts";

const oneSpace = (text: string) => text.replaceAll(/\s+/gu, " ");

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => oneSpace(page.getText()));
  document.destroy();
  library.destroy();
  return pages;
}

const readers: Record<string, (answer: AnswerDocument) => Promise<string>> = {
  PDF: async (answer) => (await pagesOf(await writeAnswerPdf(answer))).join(" "),
  Word: async (answer) => oneSpace((await mammoth.extractRawText({ buffer: await writeAnswerDocx(answer) })).value),
  Markdown: async (answer) => oneSpace(writeAnswerMarkdown(answer).replaceAll(/\*\*|\\/gu, "")),
};

describe.each(Object.entries(readers))("an answer as %s", (_, read) => {
  test("holds the question, its title block, each statement, quote, citation, status, date and source", async () => {
    const text = await read(sampleAnswer);
    for (const words of [
      sampleAnswer.question,
      ...sampleAnswer.facts.flatMap(({ value, note }) => [value, note ?? ""]),
      "Design control procedures, under 21 CFR 820.30(a).",
      `“${quoted.quote}”`,
      "Superseded",
      "Issued 7 October 1996",
      quoted.source,
      "https://www.ecfr.gov/current/title-21/part-820",
      sampleAnswer.closing,
    ])
      expect(text).toContain(words);
  });

  test("says of a summary that it is one, and puts no quotation marks around it", async () => {
    const text = await read({ ...sampleAnswer, statements: [{ text: "A system is required.", cited: [summarised] }] });
    expect(text).toContain(summarised.summaryNote);
    expect(text).not.toContain("“");
  });

  test("sets a list once with its facts, each item with its own citation", async () => {
    const text = await read({ ...sampleAnswer, sources: [], statements: [{ text: "It lists 2 items:", cited: [listed] }] });
    for (const { quote, citation } of listed.items) {
      expect(text).toContain(`“${quote}”`);
      expect(text.indexOf(citation)).toBeGreaterThan(text.indexOf(quote));
    }
    expect(text.split("Regulation, binding")).toHaveLength(2);
  });

  test("sets a correction before the statements", async () => {
    const text = await read({ ...sampleAnswer, correction: { text: "That clause was removed.", cited: [quoted] } });
    expect(text.indexOf("That clause was removed.")).toBeGreaterThan(0);
    expect(text.indexOf("That clause was removed.")).toBeLessThan(text.indexOf("Design control procedures"));
  });

  test("without statements gives its message and no heading for an answer", async () => {
    const text = await read({ ...sampleAnswer, statements: [], sources: [], message: "Nothing in the library supports an answer." });
    expect(text).toContain("Nothing in the library supports an answer.");
    expect(text).not.toMatch(/\bAnswer\b|\bSources\b/u);
  });

  test("keeps Greek, Cyrillic and the signs that rules use", async () => {
    const words = "Διαδικασία ελέγχου; порядок контроля; § 820 ≥ 5 µm ± ½ → ✓ “so”";
    const text = await read({ ...sampleAnswer, statements: [{ text: words, cited: [quoted] }] });
    expect(text).toContain(words);
  });
});

describe("an answer as PDF", () => {
  const long = { ...quoted, quote: `${"Each manufacturer shall establish procedures. ".repeat(300)}This is the end.` };

  test("numbers its pages and repeats the foot on each", async () => {
    const pages = await pagesOf(await writeAnswerPdf({ ...sampleAnswer, statements: [{ text: "Long.", cited: [long] }] }));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(page).toContain(sampleAnswer.footer);
    }
  });

  test("loses no word of a quote that runs over pages", async () => {
    const pages = await pagesOf(await writeAnswerPdf({ ...sampleAnswer, statements: [{ text: "Long.", cited: [long] }] }));
    const text = oneSpace(pages.map((page) => page.split(sampleAnswer.footer)[0]).join(" "));
    expect(text.match(/Each manufacturer shall establish procedures\./gu)).toHaveLength(300);
    expect(text).toContain("This is the end.”");
  });

  test("says how many characters its fonts do not have", async () => {
    const text = await readers["PDF"]?.({ ...sampleAnswer, question: "𓀀𓀁 hieroglyphs" });
    expect(text).toContain("□□ hieroglyphs");
    expect(text).toContain("2 characters are shown as □");
  });

  test("is tagged, names its language and shows its title", async () => {
    const raw = (await writeAnswerPdf(sampleAnswer)).toString("latin1");
    expect(raw).toContain("/StructTreeRoot");
    expect(raw).toContain("/Lang (en)");
    expect(raw).toContain("/DisplayDocTitle true");
  });
});

describe("an answer as Word", () => {
  test("has headings, a numbered list and links that other programs understand", async () => {
    const { value } = await mammoth.convertToHtml({ buffer: await writeAnswerDocx(sampleAnswer) });
    expect(value).toContain("<h1>");
    expect(value).toContain("<ol><li>");
    expect(value).toContain('<a href="https://www.ecfr.gov/current/title-21/part-820">');
  });

  test("makes no link of what is no web address", async () => {
    const cited = [{ ...quoted, url: "javascript:alert(1)" }];
    const answer = { ...sampleAnswer, sources: [], statements: [{ text: "So.", cited }] };
    expect((await mammoth.convertToHtml({ buffer: await writeAnswerDocx(answer) })).value).not.toContain('href="javascript');
    expect((await writeAnswerPdf(answer)).toString("latin1")).not.toContain("/URI (javascript");
  });
});

test("as Markdown, words that look like marks stay words", () => {
  const text = writeAnswerMarkdown({ ...sampleAnswer, question: "# <b>What</b> of *this* [x](y)?" });
  expect(text.split("\n")[0]).toBe(String.raw`# \# \<b\>What\</b\> of \*this\* \[x\](y)?`);
});

describe("any answer at all", () => {
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
  const cited = fc.record({
    citation: words,
    source: words,
    quote: nullable,
    items: fc.array(fc.record({ citation: words, quote: words }), { maxLength: 2 }),
    summaryNote: words,
    facts: fc.array(words, { maxLength: 3 }),
    caution: nullable,
    url: fc.option(fc.oneof(words, fc.webUrl()), { nil: null }),
  });
  const stated = fc.record({ text: words, cited: fc.array(cited, { maxLength: 2 }) });
  const answers = fc.record({
    question: words,
    facts: fc.array(fc.record({ label: words, value: words }), { maxLength: 2 }),
    correction: fc.option(stated, { nil: null }),
    statements: fc.array(stated, { maxLength: 3 }),
    message: nullable,
    sources: fc.array(fc.record({ title: words, facts: fc.array(words, { maxLength: 2 }), caution: nullable, url: nullable }), {
      maxLength: 2,
    }),
    closing: words,
    footer: words,
  });

  test("is written in every format", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const pdf = await writeAnswerPdf(answer);
        expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
        const word = await mammoth.extractRawText({ buffer: await writeAnswerDocx(answer) });
        expect(word.messages.filter(({ type }) => type === "error")).toEqual([]);
        expect(writeAnswerMarkdown(answer)).toContain("# ");
      }),
      { numRuns: 25 },
    );
  });
});

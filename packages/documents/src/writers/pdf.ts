import { boldRuns, isWebAddress, settable, type AnswerDocument, type CitedWords, type ListedSource } from "../report/report.ts";
import { undrawable, type Face } from "./pdf-fonts.ts";
import type { Span } from "./pdf-lines.ts";
import { openSheet, type Sheet } from "./pdf-page.ts";

const ink = { text: "#1c2127", second: "#555e69", accent: "#1f4f63", mark: "#e0b400", caution: "#7d5100" };

const span = (text: string, size: number, color = ink.text, face: Face = "sans"): Span => ({ text: settable(text), size, color, face });

const rich = (text: string, size: number): Span[] =>
  boldRuns(text).map((run) => span(run.text, size, ink.text, run.bold ? "sansBold" : "sans"));

const linked = (url: string, size: number): Span => ({
  ...span(url, size, ink.accent),
  ...(isWebAddress(url) && { link: new URL(url).href }),
});

/** Sets an answer as a PDF: A4, tagged, with its fonts, page numbers and links. */
export async function writeAnswerPdf(answer: AnswerDocument): Promise<Buffer> {
  const sheet = openSheet({ title: settable(answer.question), subject: "Regulatory answer with its sources" });
  setTitle(sheet, answer);
  if (answer.correction) setCorrection(sheet, answer.correction);
  if (answer.message !== null) sheet.add({ spans: orBlank(rich(answer.message, 11)), tag: "P", before: 8 });
  if (answer.statements.length > 0) heading(sheet, "Answer");
  for (const [at, statement] of answer.statements.entries()) {
    const label = span(`${at + 1}.`, 11, ink.second, "sansBold");
    sheet.add({ spans: orBlank(rich(statement.text, 11)), tag: "P", before: at === 0 ? 4 : 14, indent: 24, withNext: 2, label });
    for (const cited of statement.cited) setCited(sheet, cited);
  }
  if (answer.sources.length > 0) setSources(sheet, answer.sources);
  sheet.rule();
  sheet.add({ spans: [span(answer.closing, 9, ink.second)], tag: "P" });
  const lost = undrawable(wordsOf(answer));
  if (lost > 0) sheet.add({ spans: [span(missing(lost), 9, ink.caution)], tag: "P", before: 6 });
  return sheet.finish((number, count) => ({
    left: span(answer.footer, 8, ink.second),
    right: span(`Page ${number} of ${count}`, 8, ink.second),
  }));
}

function setTitle(sheet: Sheet, { question, facts }: AnswerDocument): void {
  sheet.add({
    spans: [span("Clausewise", 9, ink.accent, "sansBold"), span("   Regulatory answer with its sources", 9, ink.second)],
    tag: "P",
  });
  sheet.add({ spans: [span(question, question.length > 300 ? 12 : 19, ink.text, "serifBold")], tag: "H1", before: 10 });
  sheet.rule();
  for (const { label, value, note } of facts) {
    const spans = [span(value, 9.5), ...(note ? [span(`\n${note}`, 9.5, ink.second)] : [])];
    sheet.add({ spans, tag: "P", before: 2, indent: 104, label: span(label, 9.5, ink.second) });
  }
  sheet.rule();
}

function setCorrection(sheet: Sheet, { text, cited }: NonNullable<AnswerDocument["correction"]>): void {
  heading(sheet, "About the question");
  sheet.add({ spans: orBlank(rich(text, 11)), tag: "P", before: 4, indent: 24, withNext: 2 });
  for (const one of cited) setCited(sheet, one);
}

function setCited(sheet: Sheet, { citation, source, quote, items, summaryNote, facts, caution, url }: CitedWords): void {
  const indent = 40;
  if (quote === null) sheet.add({ spans: [span(summaryNote, 9.5, ink.second)], tag: "P", before: 5, indent, withNext: 1 });
  else sheet.add({ spans: [span(`“${quote}”`, 11, ink.text, "serif")], tag: "BlockQuote", before: 7, indent, bar: ink.mark, withNext: 1 });
  for (const item of items) {
    const said = [span(`“${item.quote}”  `, 11, ink.text, "serif"), span(item.citation, 8.5, ink.accent, "sansBold")];
    sheet.add({ spans: said, tag: "BlockQuote", before: 3, indent, bar: ink.mark, withNext: 1 });
  }
  const spans = [span(citation, 9.5, ink.accent, "sansBold"), span(`  ${source}`, 9.5)];
  sheet.add({ spans, tag: "P", before: 5, indent, withNext: 1 });
  sheet.add({ spans: factSpans(facts, caution, 8.5), tag: "P", before: 1, indent });
  if (url !== null) sheet.add({ spans: [linked(url, 8.5)], tag: "P", before: 1, indent });
}

function setSources(sheet: Sheet, sources: readonly ListedSource[]): void {
  heading(sheet, "Sources");
  for (const [at, { title, facts, caution, url }] of sources.entries()) {
    sheet.add({
      spans: [span(title, 9.5, ink.text, "sansBold")],
      tag: "P",
      before: 7,
      indent: 24,
      withNext: 1,
      label: span(`${at + 1}.`, 9.5, ink.second),
    });
    sheet.add({ spans: factSpans(facts, caution, 8.5), tag: "P", before: 1, indent: 24 });
    if (url !== null) sheet.add({ spans: [linked(url, 8.5)], tag: "P", before: 1, indent: 24 });
  }
}

const heading = (sheet: Sheet, text: string): void =>
  sheet.add({ spans: [span(text, 13, ink.text, "serifBold")], tag: "H2", before: 18, withNext: 3 });

const factSpans = (facts: readonly string[], caution: string | null, size: number): Span[] => [
  ...(caution === null ? [] : [span(`${caution}. `, size, ink.caution, "sansBold")]),
  span(facts.join(" · "), size, ink.second),
];

const orBlank = (spans: Span[]): Span[] => (spans.length > 0 ? spans : [span("", 11)]);

const wordsOf = ({ question, message, correction, statements, sources }: AnswerDocument): string =>
  settable(
    [
      question,
      message,
      correction?.text,
      ...sources.map((one) => one.title),
      ...[...statements, ...(correction ? [correction] : [])].flatMap(({ text, cited }) => [
        text,
        ...cited.flatMap((one) => [one.quote, one.citation, one.source, ...one.items.flatMap((item) => [item.quote, item.citation])]),
      ]),
    ].join(""),
  );

const missing = (count: number): string =>
  `${count} ${count === 1 ? "character is" : "characters are"} shown as □ because the fonts of this file do not have ${count === 1 ? "it" : "them"}. The Word export keeps every character.`;

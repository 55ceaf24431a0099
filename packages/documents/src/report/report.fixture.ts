import type { Block, Quote, Report, Table } from "./report.ts";

export const quoted: Quote = {
  kind: "quote",
  text: "Each manufacturer shall establish and maintain procedures to control the design of the device.",
  note: "Our summary of the clause, not its text",
  items: [],
  from: {
    title: "21 CFR 820.30(a)",
    detail: "21 CFR 820: Quality System Regulation",
    facts: ["Regulation, binding", "FDA (US)", "Issued 7 October 1996", "Retrieved 1 March 2026"],
    caution: "Superseded",
    url: "https://www.ecfr.gov/current/title-21/part-820",
  },
};

export const summarised: Quote = {
  ...quoted,
  text: null,
  from: { ...quoted.from, title: "EU MDR Article 10(9)", caution: null, url: null },
};

export const listed: Quote = {
  ...quoted,
  text: "All 510(k) summaries shall contain the following information:",
  items: [
    { citation: "21 CFR 807.92(a)(1)", text: "(1) The submitter's name, address and telephone number;" },
    { citation: "21 CFR 807.92(a)(2)", text: "(2) The name of the device, including the trade name;" },
  ],
  from: { ...quoted.from, title: "21 CFR 807.92(a)" },
};

export const facts: Extract<Block, { kind: "facts" }> = {
  kind: "facts",
  facts: [
    { label: "Authority", value: "FDA (US)" },
    { label: "Law as of", value: "1 March 2026" },
    { label: "Asked", value: "21 November 2026, 09:00:00 UTC" },
    { label: "Audit number", value: "1284" },
    { label: "Confidence", value: "86 %", note: "How well the cited passages fit the question, computed by a fixed rule." },
  ],
};

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const statements = (...items: Block[][]): Block[] => [
  { kind: "heading", level: 1, text: "Answer" },
  { kind: "list", ordered: true, items },
];

export const sources: Block[] = [
  { kind: "heading", level: 1, text: "Sources" },
  {
    kind: "list",
    ordered: true,
    items: [[{ ...quoted.from, kind: "reference", title: "21 CFR 820: Quality System Regulation", detail: "" }]],
  },
];

/** A table of `count` rows, long enough to run over pages where it is asked to. */
export const table = (count: number): Table => ({
  kind: "table",
  caption: "Deadlines",
  columns: [
    { title: "Clause", width: 2 },
    { title: "Duty", width: 5 },
    { title: "Days", width: 1 },
  ],
  rows: Array.from({ length: count }, (_, at) => [`21 CFR 803.${at + 1}`, `Duty ${at + 1}: report what happened, and to whom.`, at + 1]),
});

export const sampleReport: Report = {
  title: "Which procedures must a manufacturer establish to control the design of a device?",
  subject: "Regulatory answer with its sources",
  author: "Clausewise",
  date: "2026-11-21",
  language: "en",
  blocks: [
    facts,
    ...statements(
      [paragraph("Design control procedures, under **21 CFR 820.30(a)**."), quoted],
      [paragraph("A quality management system is required as well."), summarised],
    ),
    ...sources,
  ],
  closing: "It states what the sources said on the day given above.",
  footer: "Audit number 1284. States what the sources said on 1 March 2026.",
};

/** The sample with other blocks below its facts. */
export const reportOf = (...blocks: Block[]): Report => ({ ...sampleReport, blocks: [facts, ...blocks] });

import type { AnswerDocument, CitedWords } from "./report.ts";

export const quoted: CitedWords = {
  citation: "21 CFR 820.30(a)",
  source: "21 CFR 820: Quality System Regulation",
  quote: "Each manufacturer shall establish and maintain procedures to control the design of the device.",
  items: [],
  summaryNote: "Our summary of the clause, not its text",
  facts: ["Regulation, binding", "FDA (US)", "Issued 7 October 1996", "Retrieved 1 March 2026"],
  caution: "Superseded",
  url: "https://www.ecfr.gov/current/title-21/part-820",
};

export const summarised: CitedWords = { ...quoted, citation: "EU MDR Article 10(9)", quote: null, caution: null, url: null };

export const listed: CitedWords = {
  ...quoted,
  citation: "21 CFR 807.92(a)",
  quote: "All 510(k) summaries shall contain the following information:",
  items: [
    { citation: "21 CFR 807.92(a)(1)", quote: "(1) The submitter's name, address and telephone number;" },
    { citation: "21 CFR 807.92(a)(2)", quote: "(2) The name of the device, including the trade name;" },
  ],
};

export const sampleAnswer: AnswerDocument = {
  question: "Which procedures must a manufacturer establish to control the design of a device?",
  facts: [
    { label: "Authority", value: "FDA (US)" },
    { label: "Law as of", value: "1 March 2026" },
    { label: "Asked", value: "21 November 2026, 09:00:00 UTC" },
    { label: "Audit number", value: "1284" },
    { label: "Outcome", value: "Answered" },
    { label: "Confidence", value: "86 %", note: "How well the cited passages fit the question, computed by a fixed rule." },
  ],
  correction: null,
  statements: [
    { text: "Design control procedures, under **21 CFR 820.30(a)**.", cited: [quoted] },
    { text: "A quality management system is required as well.", cited: [summarised] },
  ],
  message: null,
  sources: [
    { title: "21 CFR 820: Quality System Regulation", facts: ["FDA", "Retrieved 1 March 2026"], caution: "Superseded", url: quoted.url },
  ],
  closing: "It states what the sources said on the day given above.",
  footer: "Audit number 1284. States what the sources said on 1 March 2026.",
};

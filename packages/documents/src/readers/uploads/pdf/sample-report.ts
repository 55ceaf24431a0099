import type { Block, Report } from "../../../report/report.ts";
import { writePdf } from "../../../writers/pdf.ts";
import { sampleWords } from "./sample.ts";

const paragraph = (nth: number): Block => ({
  kind: "paragraph",
  text: `${sampleWords(nth, 70)} **${sampleWords(nth + 1, 4)}** “defined” in § 4(b), ≥ 5 µm, é`,
});

const blockOf = (nth: number): Block => {
  if (nth % 6 === 0) return { kind: "heading", level: 1, text: sampleWords(nth, 5) };
  return nth % 6 < 5 ? paragraph(nth) : { kind: "list", ordered: true, items: [1, 2, 3].map((item) => [paragraph(nth + item)]) };
};

const report: Report = {
  title: "Duties of the sponsor",
  subject: "Protocol",
  author: "Clausewise",
  date: "2026-01-01",
  language: "en",
  blocks: Array.from({ length: 24 }, (_, nth) => blockOf(nth)),
  closing: sampleWords(3, 12),
  footer: "Protocol 12-345, version 2.0",
};

/** A PDF of a few pages as programs write them: packed, and with the fonts it needs. */
export const sampleReport = (): Promise<Uint8Array> => writePdf(report);

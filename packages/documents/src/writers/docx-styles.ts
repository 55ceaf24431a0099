import { BorderStyle, LineRuleType } from "docx";

/** Colours of every report set in Word. */
export const ink = {
  text: "1C2127",
  second: "555E69",
  accent: "1F4F63",
  mark: "E0B400",
  caution: "7D5100",
  line: "D3CEC2",
  shade: "F3F1EA",
};

const serif = "Cambria";
export const sans = "Calibri";
const quiet = { size: 17, color: ink.second };
const style = (id: string, name: string, run: object, paragraph: object) => ({
  id,
  name,
  basedOn: "Normal",
  quickFormat: true,
  run,
  paragraph,
});

/** The styles by which a person can restyle a report, in its language (BCP 47). */
export const stylesIn = (language: string) => ({
  default: {
    document: {
      run: { font: sans, size: 21, color: ink.text, language: { value: language } },
      paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { font: serif, size: 38, bold: true, color: ink.text }, paragraph: { spacing: { before: 60, after: 200 } } },
    heading1: { run: { font: serif, size: 26, bold: true, color: ink.text }, paragraph: { spacing: { before: 360, after: 100 } } },
    heading2: { run: { font: serif, size: 23, bold: true, color: ink.text }, paragraph: { spacing: { before: 280, after: 80 } } },
    hyperlink: { run: { color: ink.accent, underline: {} } },
  },
  paragraphStyles: [
    style("Kicker", "Kicker", { size: 18, color: ink.second }, {}),
    style("Fact", "Fact", { size: 19 }, { spacing: { line: 252, lineRule: LineRuleType.AUTO } }),
    style("Statement", "Statement", {}, { spacing: { before: 220, after: 60 } }),
    style(
      "SourceQuote",
      "Source quote",
      { font: serif, size: 21 },
      {
        spacing: { before: 100, after: 80 },
        indent: { left: 800 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, color: ink.mark, space: 10 } },
      },
    ),
    style(
      "SummaryNote",
      "Summary note",
      { size: 19, italics: true, color: ink.second },
      { spacing: { before: 60 }, indent: { left: 800 } },
    ),
    style("Citation", "Citation", { size: 19 }, { spacing: { before: 40 }, indent: { left: 800 } }),
    style("CitationFacts", "Citation facts", quiet, { spacing: { after: 120 }, indent: { left: 800 } }),
    style("ListedSource", "Listed source", { size: 19 }, { spacing: { after: 120 } }),
    style("Closing", "Closing", quiet, {
      spacing: { before: 320 },
      border: { top: { style: BorderStyle.SINGLE, size: 4, color: ink.line, space: 8 } },
    }),
    style("Caption", "Caption", { size: 20 }, { spacing: { before: 240, after: 60 } }),
    style("Note", "Note", { size: 20 }, { spacing: { before: 160, after: 80 } }),
    style("Foot", "Foot", { size: 16, color: ink.second }, {}),
  ],
});

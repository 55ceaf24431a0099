import { LineRuleType } from "docx";
import { ink, stylesIn } from "../docx-styles.ts";

const paragraph = (id: string, name: string, run: object, spacing: object) => ({
  id,
  name,
  basedOn: "Normal",
  quickFormat: true,
  run,
  paragraph: { spacing },
});

const character = (id: string, name: string, run: object) => ({ id, name, basedOn: "DefaultParagraphFont", quickFormat: true, run });

/** The styles of a document to be filled in, beside those of a report. */
export function formStylesIn(language: string) {
  const { paragraphStyles, ...others } = stylesIn(language);
  return {
    ...others,
    paragraphStyles: [
      ...paragraphStyles,
      paragraph("FormText", "Form text", {}, { before: 100, after: 100 }),
      paragraph("AskedBy", "Asked for by", { size: 17, color: ink.second }, { after: 80 }),
      paragraph("FormCell", "Form cell", { size: 18 }, { line: 240, lineRule: LineRuleType.AUTO }),
    ],
    characterStyles: [
      character("PlaceholderText", "Placeholder Text", { color: ink.second }),
      character("Instruction", "Instruction", { color: ink.second, italics: true, size: 19 }),
    ],
  };
}

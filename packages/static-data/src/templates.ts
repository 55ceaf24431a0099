import { readdirSync } from "node:fs";
import { OfficialForm, type TemplateContent, TemplateHead, TemplateSection } from "@clausewise/contracts";
import { readHeadedLines, readJsonLines } from "./json-lines.ts";

function readTemplate(file: string): TemplateContent {
  const { head, rows } = readHeadedLines(`templates/${file}`, TemplateHead, TemplateSection);
  return { ...head, sections: rows };
}

/** Our own templates: documents and workbooks whose sections say which clause asks for them. */
export const builtInTemplates = (): TemplateContent[] =>
  readdirSync(new URL("../templates/", import.meta.url))
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map(readTemplate);

/** Forms that authorities give themselves, with where they do. */
export const builtInOfficialForms = (): OfficialForm[] => readJsonLines("official-forms.jsonl", OfficialForm);

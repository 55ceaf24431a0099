import { CalendarDate, type HeldFigures, type OfficialForm, type RulePack, type TemplateContent } from "@clausewise/contracts";
import type { Rested } from "../citations/rests.ts";
import type { Packs } from "./shown-sections.ts";

/** What ships with the program of templates. */
export interface TemplateData {
  templates: () => readonly TemplateContent[];
  forms: () => readonly OfficialForm[];
  packs: () => readonly RulePack[];
}

export interface TemplateShelf {
  templates: readonly TemplateContent[];
  forms: readonly OfficialForm[];
  template: (id: string) => TemplateContent | null;
  form: (id: string) => OfficialForm | null;
  packs: Packs;
  /** Every section of every template, by `template/section`. */
  sections: readonly Rested[];
}

export const sectionName = (template: string, section: string): string => `${template}/${section}`;

/** The day of a template. */
export const dayOf = ({ version, checked }: Pick<TemplateContent, "version" | "checked">): string =>
  CalendarDate.safeParse(version).success ? version : checked;

/** How many templates of our own there are, and how many official forms. */
export const templateFigures = ({ templates, forms }: TemplateShelf): Pick<HeldFigures, "templates" | "official_forms"> => ({
  templates: templates.length,
  official_forms: forms.length,
});

function shelve({ templates: read, forms: readForms, packs }: TemplateData): TemplateShelf {
  const templates = read();
  const forms = readForms();
  const byId = new Map(templates.map((one) => [one.template, one]));
  const formById = new Map(forms.map((one) => [one.id, one]));
  return {
    templates,
    forms,
    template: (id) => byId.get(id) ?? null,
    form: (id) => formById.get(id) ?? null,
    packs: new Map(packs().map((pack) => [pack.pack, pack])),
    sections: templates.flatMap(({ template, checked, sections }) =>
      sections.map(({ id, citations }) => ({ id: sectionName(template, id), citations, checked })),
    ),
  };
}

/** Read when first needed, and kept. */
export function createTemplateShelf(data: TemplateData): () => TemplateShelf {
  let shelf: TemplateShelf | null = null;
  return () => (shelf ??= shelve(data));
}

import type { OfficialForm, TemplateContent } from "@clausewise/contracts";
import { clauseFinder, type HeldSources } from "./clause-finder.ts";

/** What templates and forms cite. */
export interface TemplateCheck {
  /** Clauses that the library does not hold, a line for each. */
  unresolved: string[];
  clauses: number;
  /** Of each template, how many of its sections name a clause. */
  mapped: number[];
  sections: number;
}

const isMapped = ({ citations }: TemplateContent["sections"][number]): boolean => citations.length > 0;

/** Holds templates and the forms of authorities against the library. */
export function checkTemplates(templates: readonly TemplateContent[], forms: readonly OfficialForm[], library: HeldSources): TemplateCheck {
  const holds = clauseFinder(library);
  const cited = [
    ...templates.flatMap(({ template, sections }) =>
      sections.flatMap(({ id, citations }) => citations.map((one) => ({ at: `${template} ${id}`, ...one }))),
    ),
    ...forms.flatMap(({ id, asked_by }) => asked_by.map((one) => ({ at: id, ...one }))),
  ];
  return {
    unresolved: cited
      .filter(({ source, clause }) => !holds(source, clause))
      .map(({ at, source, clause }) => `${at}: ${source} | ${clause}`),
    clauses: cited.length,
    mapped: templates.map(({ sections }) => sections.filter(isMapped).length),
    sections: templates.reduce((sum, { sections }) => sum + sections.length, 0),
  };
}

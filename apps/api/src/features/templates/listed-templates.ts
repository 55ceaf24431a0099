import {
  jurisdictionName,
  type OfficialForm,
  type Template,
  type TemplateContent,
  type TemplateFilter,
  templateCountries,
} from "@clausewise/contracts";
import { createShelf, natural } from "../../platform/listing/shelf.ts";
import { dayOf, sectionName, type TemplateShelf } from "./template-shelf.ts";
import type { TemplateView } from "./template-view.ts";

type Stood = Awaited<ReturnType<TemplateView>>;
type Downloads = ReadonlyMap<string, number>;

/** A template as it is listed, with the clauses by which it is found. */
export interface Listed extends Template {
  clauses: readonly string[];
}

/** What a template can be had as, its own format first: a text also as a form to print, such a form also as a text. */
const formats: Readonly<Record<TemplateContent["format"], Template["formats"]>> = {
  XLSX: ["XLSX"],
  DOCX: ["DOCX", "PDF"],
  PDF: ["PDF", "DOCX"],
};

/** Everything there is, as it is listed; popularity is the share of the most downloaded one. */
export function listedTemplates({ templates, forms }: TemplateShelf, stood: Stood, downloads: Downloads): Listed[] {
  const ids = [...templates.map(({ template }) => template), ...forms.map(({ id }) => id)];
  const most = Math.max(1, ...ids.map((id) => downloads.get(id) ?? 0));
  const counted = (id: string) => {
    const own = downloads.get(id) ?? 0;
    return { downloads: own, popularity: Math.round((100 * own) / most) };
  };
  return [
    ...templates.map((one) => ({ ...ownTemplate(one, stood), ...counted(one.template) })),
    ...forms.map((one) => ({ ...officialForm(one), ...counted(one.id) })),
  ];
}

type Uncounted = Omit<Listed, "downloads" | "popularity">;

function ownTemplate(one: TemplateContent, stood: Stood): Uncounted {
  const clauses = one.sections.map(({ id }) => stood.of.get(sectionName(one.template, id)) ?? []);
  return {
    id: one.template,
    name: one.title,
    category: one.category,
    country: one.countries[0] ?? "US",
    countries: one.countries,
    authority: one.authority,
    templateType: one.template_type,
    description: one.description,
    lastUpdated: dayOf(one),
    downloadUrl: `/api/templates/${one.template}/file`,
    format: one.format,
    formats: formats[one.format],
    featured: one.featured,
    officialSource: one.official_source?.url ?? "",
    origin: "own",
    sections: one.sections.length,
    mapped: clauses.filter((of) => of.length > 0).length,
    changed: clauses.filter((of) => of.some(({ change }) => change !== null)).length,
    checked: one.checked,
    clauses: [...new Set(clauses.flat().map(({ clause }) => clause))],
  };
}

const officialForm = (one: OfficialForm): Uncounted => ({
  id: one.id,
  name: one.title,
  category: one.category,
  country: one.country,
  countries: [one.country],
  authority: one.authority,
  templateType: one.template_type,
  description: one.description,
  lastUpdated: one.checked,
  downloadUrl: one.url,
  format: one.format,
  formats: [],
  featured: false,
  officialSource: one.url,
  origin: "official",
  sections: 0,
  mapped: 0,
  changed: 0,
  checked: one.checked,
  clauses: one.asked_by.map(({ clause }) => clause),
});

const shelf = createShelf({
  facets: {
    category: ({ category }: Listed) => [category],
    country: ({ countries }) => countries,
    type: ({ templateType }) => [templateType],
    format: ({ format, formats }) => (formats.length === 0 ? [format] : formats),
    origin: ({ origin }) => [origin],
  },
  offered: { category: ["device", "drug", "biologic"], country: templateCountries },
  described: ({ name, description, authority, countries, clauses }) =>
    [name, description, authority, ...countries.map(jurisdictionName), ...clauses].join(" "),
  named: ({ name }) => name,
  orders: {
    featured: (a, b) =>
      Number(b.featured) - Number(a.featured) ||
      b.popularity - a.popularity ||
      b.downloads - a.downloads ||
      natural.compare(a.name, b.name),
    name: (a, b) => natural.compare(a.name, b.name),
    updated: (a, b) => b.lastUpdated.localeCompare(a.lastUpdated) || natural.compare(a.name, b.name),
  },
});

/** One page of templates as searched and filtered, with what each filter would leave. */
export function browseTemplates(all: readonly Listed[], { search = "", sort, cursor, limit, ...chosen }: TemplateFilter) {
  const page = shelf(all, { search, sort, cursor, limit, chosen });
  return { ...page, items: page.items.map(asTemplate) };
}

export const asTemplate = ({ clauses: _found, ...template }: Listed): Template => template;

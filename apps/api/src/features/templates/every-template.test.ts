import type { Template, TemplateContent, TemplateDetail } from "@clausewise/contracts";
import { writeFormDocx, writeFormPdf, writeFormXlsx } from "@clausewise/documents";
import { type Reading, readUpload } from "@clausewise/documents/uploads";
import { builtInPacks, builtInTemplates } from "@clausewise/static-data";
import { describe, expect, test } from "vitest";
import { thorough } from "../../testing/thorough.ts";
import { fillingsOf } from "./fillings.ts";
import { formOf } from "./form-of.ts";
import { shownSections } from "./shown-sections.ts";

const packs = new Map(builtInPacks().map((pack) => [pack.pack, pack]));
const today = "2026-11-23";

/** As its file would have it, made for nobody's product. */
function detailOf(content: TemplateContent): TemplateDetail {
  const shown = shownSections(content, {
    fillings: fillingsOf(null, today),
    packs,
    evidence: new Map(),
    clausesOf: ({ citations }) => citations.map((one) => ({ ...one, source_id: null, passage_id: null, url: null, change: null })),
  });
  const listed: Template = {
    id: content.template,
    name: content.title,
    category: content.category,
    country: content.countries[0] ?? "US",
    countries: content.countries,
    authority: content.authority,
    templateType: content.template_type,
    description: content.description,
    lastUpdated: content.checked,
    downloadUrl: "",
    format: content.format,
    formats: [content.format],
    featured: content.featured,
    popularity: 0,
    downloads: 0,
    officialSource: "",
    origin: "own",
    sections: shown.length,
    mapped: 0,
    changed: 0,
    checked: content.checked,
  };
  return {
    ...listed,
    basis: content.basis,
    official: content.official_source,
    checked_against: content.checked_against,
    product: null,
    shown,
  };
}

const control = { progress: () => undefined, recognise: false };
const wordsOf = (reading: Reading): string =>
  reading.ok ? reading.parts.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n") : "";
const all = builtInTemplates();
const templates = (thorough ? all : all.filter((_, at) => at % 12 === 0)).map((one) => [one.template, one] as const);

describe.each(templates)("%s", (_, content) => {
  const form = formOf(detailOf(content), { today, instructions: true });

  test("is made as a file that our own reader reads whole", async () => {
    const isBook = content.format === "XLSX";
    const bytes = await (isBook ? writeFormXlsx(form) : writeFormDocx(form));
    const text = wordsOf(await readUpload(bytes, isBook ? "xlsx" : "docx", control));
    for (const { title } of content.sections) expect(text).toContain(isBook ? title.slice(0, 20) : title);
  });

  test("leaves no place unnamed, and is made as a form to print", async () => {
    expect(JSON.stringify(form)).not.toContain("{{");
    if (content.format !== "XLSX") expect((await writeFormPdf(form)).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

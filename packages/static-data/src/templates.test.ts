import type { TemplateBlock, TemplateContent } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { checkTemplates } from "./check-templates.ts";
import { builtInLibrary } from "./library.ts";
import { builtInPacks } from "./packs.ts";
import { builtInOfficialForms, builtInTemplates } from "./templates.ts";

const templates = builtInTemplates();
const sections = templates.flatMap((one) => one.sections.map((section) => ({ ...section, at: `${one.template} ${section.id}` })));
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);
const forms = builtInOfficialForms();
const packs = builtInPacks();
const known = new Set(packs.flatMap(({ pack, requirements }) => requirements.map(({ id }) => `${pack}/${id}`)));

const tablesIn = (blocks: readonly TemplateBlock[]) => blocks.flatMap((block) => ("table" in block ? [block.table] : []));
const idsIn = (template: TemplateContent) =>
  template.sections
    .flatMap(({ body }) => body)
    .flatMap((block) => ("fields" in block ? block.fields.map(({ id }) => id) : "choice" in block ? [block.choice.id] : []));
const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

describe("the templates", () => {
  it("have names of their own, and so have their sections and the places to fill in", () => {
    expect(twice([...templates.map(({ template }) => template), ...forms.map(({ id }) => id)])).toEqual([]);
    expect(twice(sections.map(({ at }) => at))).toEqual([]);
    expect(templates.flatMap((one) => twice(idsIn(one)).map((id) => `${one.template} ${id}`))).toEqual([]);
  });

  it("cite clauses that the library holds, as the forms of authorities do, at least eight sections each in the middle of them", () => {
    const { unresolved, mapped } = checkTemplates(templates, forms, builtInLibrary());
    expect(unresolved).toEqual([]);
    expect(median(mapped)).toBeGreaterThanOrEqual(8);
  });

  it("answer requirements that are there, and take their rows from rule packs that are there", () => {
    expect(sections.flatMap(({ at, requirements }) => requirements.filter((id) => !known.has(id)).map((id) => `${at}: ${id}`))).toEqual([]);
    const taken = sections.flatMap(({ body }) => tablesIn(body).flatMap(({ rows_from }) => rows_from ?? []));
    expect(taken.filter((name) => packs.every(({ pack }) => pack !== name))).toEqual([]);
  });

  it("are workbooks of a table to a sheet, or texts", () => {
    const wrong = templates
      .filter(({ format }) => format === "XLSX")
      .flatMap((one) => one.sections.filter(({ body }) => tablesIn(body).length !== 1).map(({ id }) => `${one.template} ${id}`));
    expect(wrong).toEqual([]);
  });
});

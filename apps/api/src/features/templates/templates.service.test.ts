import { NewProduct, type OfficialForm, type Product, TemplateFilter, type RulePack, type TemplateContent } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { oldRule } from "../../testing/corpus.ts";
import { drivers } from "../../testing/drivers.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createCitations } from "../citations/citations.ts";
import { createRests } from "../citations/rests.ts";
import type { GapEvidence } from "../gaps/gaps.reads.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createProductService } from "../products/products.service.ts";
import { createProductReads } from "../products/products.reads.ts";
import { createFollowJob } from "./follow-job.ts";
import { createTemplateShelf } from "./template-shelf.ts";
import { createTemplateView } from "./template-view.ts";
import { createTemplateService } from "./templates.service.ts";

const head: Omit<TemplateContent, "template" | "title" | "sections"> = {
  category: "device",
  countries: ["US", "CA"],
  authority: "FDA",
  template_type: "quality_system",
  format: "DOCX",
  description: "How designs are planned and controlled.",
  featured: false,
  basis: [{ source: "21 CFR 820", clauses: "21 CFR 820.30" }],
  official_source: null,
  version: "2026-11-23",
  checked: "2026-11-23",
  checked_against: "the text of part 820",
};
const design: TemplateContent = {
  ...head,
  template: "design-plan",
  title: "Design plan",
  sections: [
    {
      id: "scope",
      level: 1,
      title: "Scope",
      citations: [{ source: "21 CFR 820", clause: "21 CFR 820.30(a)" }],
      requirements: ["qms/design-procedures"],
      instruction: "Say which designs are planned.",
      body: [
        { text: "This plan is for {{product.name}} of {{product.firm}}." },
        { table: { columns: ["Item", "{{product.name}}"], rows: [["Class", "{{product.classes}}"]], blank_rows: 1 } },
        {
          table: { columns: ["Clause", "What is asked", "Applies", "How it is shown", "Evidence"], rows_from: "qms" },
        },
      ],
    },
    {
      id: "approval",
      level: 1,
      title: "Approval",
      citations: [],
      requirements: [],
      instruction: "Sign.",
      body: [{ fields: [{ id: "approved_on", label: "Approved on", from: "today", hint: null }] }, { signature: ["Approved by"] }],
    },
  ],
};
const register: TemplateContent = {
  ...head,
  template: "risk-register",
  title: "Risk register",
  format: "XLSX",
  featured: true,
  sections: [{ ...design.sections[0]!, body: [{ table: { columns: ["Hazard", "Harm"], blank_rows: 3 } }] }],
};
const form: OfficialForm = {
  id: "jp-application",
  title: "Application for approval",
  category: "device",
  country: "JP",
  authority: "PMDA",
  template_type: "form",
  format: "PDF",
  description: "Form for an application.",
  url: "https://www.pmda.go.jp/forms",
  url_note: "PMDA, forms",
  asked_by: [],
  checked: "2026-11-23",
  checked_against: "PMDA, list of forms",
};
const pack = {
  pack: "qms",
  title: "Quality system",
  requirements: [
    {
      id: "design-procedures",
      title: "Design procedures",
      requirement: "Procedures for design must be kept.",
      citations: [{ source: "21 CFR 820", clause: "21 CFR 820.30(a)" }],
      level: "required",
      applies: null,
    },
  ],
} as unknown as RulePack;
const linked: GapEvidence = {
  title: "Design procedures",
  applies: "applies",
  note: "By procedure QP-7.",
  proofs: [{ label: "Design procedure", page: 3, note: "whole section", stale: null }],
};
const [, text] = oldRule().passages;
const reworded = oldRule({
  label: "2026",
  issued: "2026-01-05",
  passages: [{ ...text!, text: text!.text.replace("Each manufacturer", "Every manufacturer") }],
});

describe.each(drivers)("on $kind", ({ open }) => {
  let world: TestWorld;
  let ana: Caller;
  let product: Product;
  let library: Services["library"];
  let templates: Services["templates"];
  let follow: () => Promise<void>;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    await world.reset();
    ({ library } = await openTestFeatures(world));
    ana = await world.asPerson("ana");
    const reads = createLibraryReads(world.database);
    const citations = createCitations(world.database, reads);
    const system = viewerOf(await world.asPerson("command line", "administrator"));
    const shelf = createTemplateShelf({ templates: () => [design, register], forms: () => [form], packs: () => [pack] });
    const rests = createRests({ ...world, citations, library: reads, system });
    const products = createProductReads(world.database);
    const parts = { ...world, library: reads, citations, rests, shelf, products };
    const job = createFollowJob(parts);
    follow = async () => job.run({}, { id: "", signal: new AbortController().signal, report: async () => undefined });
    const gaps = { evidence: async () => new Map([["qms/design-procedures", linked]]) };
    templates = createTemplateService({ ...parts, gaps, view: createTemplateView(parts) });
    const official = createOfficialReads(world.database, connectors);
    const keeping = createProductService({ ...world, events: { announce: async () => undefined }, library: reads, official });
    product = await keeping.create(
      NewProduct.parse({ name: "Infusion pump", currentStage: "concept", category: "device", areas: ["device"], firm: "Acme" }),
      ana,
    );
  });
  afterAll(() => world.close());

  const bring = async (version: ReturnType<typeof oldRule>) =>
    library.importVersion(version, await world.asPerson("dana", "administrator"));
  const list = (filter: object = {}) => templates.list(TemplateFilter.parse(filter), ana);
  const download = (id: string) => templates.logDownload({ templateId: id, templateName: id, country: "US", authority: "FDA" }, ana);
  const make = (given: object = {}) => templates.file({ id: "design-plan", instructions: true, ...given }, ana);

  test("featured ones stand first, then those that are downloaded most, and official forms say where they are had", async () => {
    await download("jp-application");
    await download("jp-application");
    await download("design-plan");
    const { items, facets } = await list();
    expect(items.map(({ id, popularity }) => [id, popularity])).toEqual([
      ["risk-register", 0],
      ["jp-application", 100],
      ["design-plan", 50],
    ]);
    expect(items[1]).toMatchObject({ origin: "official", downloadUrl: form.url });
    expect(facets.country).toContainEqual({ value: "RU", count: 0 });
  });

  test("they are found by words, by a clause that they name, by country, kind and format", async () => {
    const found = async (filter: object) => (await list({ sort: "name", ...filter })).items.map(({ id }) => id);
    expect(await found({ search: "820.30(a)" })).toEqual(["design-plan", "risk-register"]);
    expect(await found({ search: "register" })).toEqual(["risk-register"]);
    expect(await found({ country: "CA" })).toEqual(["design-plan", "risk-register"]);
    expect(await found({ format: "PDF" })).toEqual(["jp-application", "design-plan"]);
    expect(await found({ category: "drug" })).toEqual([]);
  });

  test("without a product its places stay open, and so do they in somebody else's product", async () => {
    const { shown, product: none } = await templates.get({ id: "design-plan" }, ana);
    expect(none).toBeNull();
    expect(shown[0]?.blocks[0]).toMatchObject({
      kind: "paragraph",
      words: ["This plan is for ", { value: null }, " of ", { value: null }, "."],
    });
    const ben = await world.asPerson("ben");
    await expect(templates.get({ id: "design-plan", product: product.id }, ben)).rejects.toMatchObject({ code: "not_found" });
  });

  test("of a product its places are filled, with what is on file for each section", async () => {
    const { shown } = await templates.get({ id: "design-plan", product: product.id }, ana);
    const [records, paragraph, table, asked] = shown[0]?.blocks ?? [];
    expect(records).toMatchObject({
      kind: "records",
      records: [{ title: "Design procedure, page 3", detail: "Design procedures; whole section", caution: null }],
    });
    expect(paragraph).toMatchObject({ words: ["This plan is for ", { value: "Infusion pump" }, " of ", { value: "Acme" }, "."] });
    expect(table).toMatchObject({
      columns: [{ title: "Item" }, { title: "Infusion pump" }],
      rows: [
        [["Class"], [{ value: null }]],
        [[], []],
      ],
    });
    expect(asked).toMatchObject({
      rows: [
        [["21 CFR 820.30(a)"], ["Procedures for design must be kept."], ["Yes"], ["By procedure QP-7."], ["Design procedure, page 3"]],
      ],
    });
  });

  test("a clause that changed shows on the section that rests on it, and on files that were made before", async () => {
    await bring(oldRule());
    await follow();
    await make({ product: product.id });
    expect((await templates.get({ id: "design-plan" }, ana)).shown[0]?.clauses).toMatchObject([{ change: null }]);
    await bring(reworded);
    await follow();
    expect((await templates.get({ id: "design-plan" }, ana)).shown[0]?.clauses).toMatchObject([{ change: { kind: "changed" } }]);
    expect((await list({ search: "design" })).items[0]?.changed).toBe(1);
    const { items } = await templates.made(asked({}), ana);
    expect(items).toMatchObject([{ product: "Infusion pump", changes: [{ citation: "21 CFR 820.30(a)", kind: "changed" }] }]);
  });

  test("a file is made as it is asked for, kept in the trail, and one's own", async () => {
    const docx = await make();
    expect(docx).toMatchObject({ filename: "clausewise-design-plan.docx" });
    expect((await make({ format: "PDF" })).media_type).toBe("application/pdf");
    expect((await templates.file({ id: "risk-register", instructions: true }, ana)).filename).toBe("clausewise-risk-register.xlsx");
    expect((await world.records(1, 100)).at(-1)).toMatchObject({
      action: "template.made",
      changes: { template: "risk-register", format: "XLSX" },
    });
    expect((await templates.made(asked({ template: "design-plan" }), ana)).total).toBe(2);
    expect((await templates.made(asked({}), await world.asPerson("ben"))).total).toBe(0);
  });

  test("a file is not made as what it is not, nor in place of an authority's own form", async () => {
    await expect(make({ format: "XLSX" })).rejects.toMatchObject({ code: "invalid" });
    await expect(templates.file({ id: "jp-application", instructions: true }, ana)).rejects.toMatchObject({ code: "invalid" });
    await expect(templates.get({ id: "nothing-such" }, ana)).rejects.toMatchObject({ code: "not_found" });
  });
});

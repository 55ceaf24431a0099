import { LiveCitationFilter, type LiveCitation } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createGapWorld, type GapWorld } from "../../testing/gaps.ts";
import { createAnswerReads } from "../answers/answers.reads.ts";
import { createChecklistReads } from "../checklists/checklists.reads.ts";
import { createCitations } from "../citations/citations.ts";
import { createDraftReads } from "../drafts/drafts.reads.ts";
import { createGapReads } from "../gaps/gaps.reads.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createPathwayReads } from "../pathways/pathways.reads.ts";
import { createPathwayService } from "../pathways/pathways.service.ts";
import { createProductReads } from "../products/products.reads.ts";
import { createQueryReads } from "../queries/queries.reads.ts";
import { createLiveCitationService } from "./live-citations.service.ts";

let world: GapWorld;
let service: Services["liveCitations"];
let ana: Caller;
let product: string;

beforeAll(async () => {
  world = await createGapWorld();
  const { database } = world;
  const library = createLibraryReads(database);
  const citations = createCitations(database, library);
  service = createLiveCitationService({
    ...world,
    library,
    citations,
    products: createProductReads(database),
    gaps: createGapReads(world.parts),
    pathways: createPathwayReads(database),
    checklists: createChecklistReads(database),
    drafts: createDraftReads(database),
    answers: createAnswerReads(database, citations),
    bookmarks: createQueryReads(database),
  });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  product = await world.addProduct(ana);
  await bring(oldRule());
});
afterAll(() => world.close());

async function bring(...versions: ReturnType<typeof oldRule>[]) {
  const { library } = await openTestFeatures(world);
  for (const version of versions) await library.importVersion(version, await world.asPerson("dana", "administrator"));
}
const listed = async (filter: object = {}, caller = ana) => service.list(LiveCitationFilter.parse(filter), caller);
const stateOf = async (citation: string) => (await listed()).items.find((one) => one.citation === citation)?.state;
const asked = (items: readonly LiveCitation[]) =>
  items.map(({ citation, state, rests }) => [citation, state, rests.map(({ title }) => title)]);

describe("live citations", () => {
  test("name each clause once, with what rests on it; what the library does not hold is said so", async () => {
    expect(asked((await listed({ product_id: product })).items)).toEqual([]);
    await world.gaps.choose({ id: product, version: 0, packs: ["us-rules", "eu-rules"] }, ana);
    const { items, facets } = await listed({ product_id: product, sort: "citation" });
    expect(asked(items)).toEqual([
      ["21 CFR 820.1", "in_force", ["scope"]],
      ["21 CFR 820.30(a)", "in_force", ["design", "software"]],
      ["EU MDR Article 10(9)", "not_held", ["files"]],
      ["EU MDR Article 10(9)(a)", "not_held", ["system"]],
    ]);
    expect(items[1]).toMatchObject({ passage_id: expect.any(String), resting: 2, source_title: expect.any(String) });
    expect(facets.state).toEqual([
      { value: "in_force", count: 2 },
      { value: "not_held", count: 2 },
    ]);
  });

  test("say what became of them since, what changed first", async () => {
    await world.gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    expect(await stateOf("21 CFR 820.30(a)")).toBe("in_force");
    await bring(newRule());
    expect((await listed()).items[0]).toMatchObject({
      citation: "21 CFR 820.30(a)",
      state: "removed",
      because: "Nothing stands under it in 2026.",
    });
  });

  test("are followed from the day of an assessment on, which writes no citations of its own", async () => {
    const pathways = createPathwayService({ ...world, official: createOfficialReads(world.database, connectors) });
    const answers = { kind: "software", software_role: "drives", driven_class: "IIb", active_implant: ["none"] };
    await pathways.create({ product_id: product, name: "As sold", rule_set: "eu-mdr", answers }, ana);
    const ofAssessment = async () => (await listed({ product_id: product, kind: "pathway", sort: "most" })).items;
    const [first] = await ofAssessment();
    expect(first).toMatchObject({ state: "not_held", rests: [{ title: "As sold", by: "eu-mdr" }] });
    const [passage] = europeanRule().passages;
    const held = { ...passage!, citation: first!.citation };
    world.clock.pass(86_400_000);
    await bring(europeanRule({ passages: [held] }));
    await pathways.create({ product_id: product, name: "Looked at again", rule_set: "eu-mdr", answers }, ana);
    const stands = async () => (await ofAssessment()).find(({ citation }) => citation === held.citation);
    expect(await stands()).toMatchObject({ state: "in_force", passage_id: expect.any(String), resting: 2 });
    world.clock.pass(86_400_000);
    await bring(europeanRule({ label: "Later", issued: "2026-01-05", passages: [{ ...held, text: "Other words stand here now." }] }));
    expect(await stands()).toMatchObject({ state: "changed", because: expect.stringContaining("Later says otherwise") });
  });

  test("are nobody else's", async () => {
    await world.gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    const ben = await world.asPerson("ben");
    expect((await listed({}, ben)).items).toEqual([]);
    await expect(listed({ product_id: product }, ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(service.export({ product_id: product, format: "csv" }, ben)).rejects.toMatchObject({ code: "not_found" });
  });

  test("go out as a file whose hash stands in the trail", async () => {
    await world.gaps.choose({ id: product, version: 0, packs: ["us-rules"] }, ana);
    const { bytes, filename } = await service.export({ product_id: product, format: "csv" }, ana);
    expect(filename).toMatch(/^clausewise-live-citations-.*\.csv$/u);
    expect(Buffer.from(bytes).toString()).toContain("21 CFR 820.30(a),");
    expect((await world.records()).at(-1)).toMatchObject({
      action: "citations.exported",
      object_id: product,
      changes: { format: "csv", citations: 2, sha256: expect.any(String) },
    });
    for (const format of ["docx", "json"] as const) expect((await service.export({ format }, ana)).bytes.length).toBeGreaterThan(100);
  });
});

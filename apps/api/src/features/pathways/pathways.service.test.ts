import { NewPathwayAssessment, NewProduct, type PathwayAssessment } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { addRegister } from "../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createProductService } from "../products/products.service.ts";
import { createPathwayReads } from "./pathways.reads.ts";
import { createPathwayService } from "./pathways.service.ts";

let world: TestWorld;
let products: Services["products"];
let pathways: Services["pathways"];
let ana: Caller;
let productId: string;

/** A blood bag with heparin: everything is answered. */
const bag = {
  kind: "device",
  active_implant: ["none"],
  contact: ["none"],
  stores: ["blood_bag"],
  modifies: "no",
  in_vitro: "no",
  active_connection: "no",
  active: "no",
  medicinal_substance: "yes",
  tissue: "no",
  nanomaterial: "no",
  special_purpose: ["none"],
  made_for: "market",
};

beforeAll(async () => {
  world = await createTestWorld();
  const { database } = world;
  products = createProductService({
    ...world,
    events: { announce: async () => undefined },
    library: createLibraryReads(database),
    official: createOfficialReads(database, connectors),
  });
  pathways = createPathwayService({ ...world, products, official: createOfficialReads(database, connectors) });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  const given = NewProduct.parse({ name: "Blood bag", currentStage: "concept", category: "device" });
  productId = (await products.create(given, ana)).id;
});
afterAll(() => world.close());

const kept = (fields: object = {}, caller = ana): Promise<PathwayAssessment> =>
  pathways.create(NewPathwayAssessment.parse({ product_id: productId, rule_set: "eu-mdr", answers: bag, ...fields }), caller);

test("answers are kept as they were given, with what came out, and leave one record", async () => {
  const made = await kept({ answers: { ...bag, duration: "long" } });
  expect(made).toMatchObject({ version: 1, name: "Class under the EU MDR", outcomes: ["III"], answers: { duration: "long" } });
  expect(await pathways.get({ id: made.id }, ana)).toEqual(made);
  expect(await world.records()).toContainEqual(expect.objectContaining({ action: "pathway.created", object_id: made.id }));
});

test("an answer that fits no question is refused with what is wrong", async () => {
  await expect(kept({ answers: { kind: "spoon" } })).rejects.toThrow("kind has no option spoon");
  await expect(pathways.classify({ rule_set: "eu-mdr", answers: { rule: "8" } }, ana)).rejects.toThrow("rule is not asked");
});

test("what was changed elsewhere meanwhile is not overwritten", async () => {
  const { id } = await kept();
  const changed = await pathways.update({ id, version: 1, name: "Without heparin", answers: { ...bag, medicinal_substance: "no" } }, ana);
  expect(changed).toMatchObject({ version: 2, outcomes: ["IIb"] });
  await expect(pathways.update({ id, version: 1, name: "Mine", answers: bag }, ana)).rejects.toThrow("nothing was overwritten");
  expect(await pathways.get({ id }, ana)).toMatchObject({ name: "Without heparin", version: 2 });
});

test("nobody sees, changes, compares or deletes an assessment of somebody else, or keeps one of their product", async () => {
  const { id } = await kept();
  const ben = await world.asPerson("ben");
  const gone = "This assessment was not found";
  await expect(pathways.get({ id }, ben)).rejects.toThrow(gone);
  await expect(pathways.update({ id, version: 1, name: "x", answers: {} }, ben)).rejects.toThrow(gone);
  await expect(pathways.remove({ id }, ben)).rejects.toThrow(gone);
  await expect(pathways.apply({ id }, ben)).rejects.toThrow(gone);
  await expect(pathways.export({ id, format: "docx" }, ben)).rejects.toThrow(gone);
  await expect(kept({}, ben)).rejects.toThrow("This product was not found");
  expect((await pathways.list(asked(), ben)).items).toEqual([]);
  expect((await pathways.list(asked({ product_id: productId }), ana)).items).toHaveLength(1);
});

test("two assessments are compared by the answers that differ and count", async () => {
  const { id } = await kept();
  const { id: other } = await kept({ answers: { ...bag, medicinal_substance: "no", duration: "long" } });
  const { differing, one, other: second } = await pathways.compare({ id, other }, ana);
  expect([one.outcomes, second.outcomes]).toEqual([["III"], ["IIb"]]);
  expect(differing.map(({ question, one: before, other: after }) => [question, before, after])).toEqual([
    ["medicinal_substance", "Yes", "No"],
  ]);
});

test("a class that is settled is put on the product with the rule that gives it, in place of the one before", async () => {
  const { id } = await kept();
  const product = await pathways.apply({ id }, ana);
  expect(product.classes).toEqual([{ market: "EU", class: "III", rule: "MDR Annex VIII, Rule 14" }]);
  const { id: open } = await kept({ answers: { kind: "device" } });
  await expect(pathways.apply({ id: open }, ana)).rejects.toThrow("do not give one class");
});

test("what the answers say of a product is known to others, the last changed before the others", async () => {
  const { id } = await kept();
  await kept({ answers: { kind: "device", tissue: "animal" }, name: "A guess" });
  await pathways.update({ id, version: 1, name: "As sold", answers: bag }, ana);
  const facts = await createPathwayReads(world.database).assessed(viewerOf(ana), productId);
  expect(facts).toContainEqual({ fact: "class_eu", value: "III", because: "By the assessment “As sold”." });
  expect(facts.filter(({ fact }) => fact === "biological_origin")).toEqual([
    { fact: "biological_origin", value: false, because: "By the assessment “As sold”." },
  ]);
});

test("what would change a result is told with the chart of the way", async () => {
  const { changes, graph } = await pathways.explain({ rule_set: "eu-mdr", answers: bag }, ana);
  expect(changes).toContainEqual({ question: "medicinal_substance", to: "no", outcomes: ["IIb"] });
  expect(graph.path.at(-1)).toBe("result");
});

test.each(["docx", "pdf"] as const)("an assessment is written as %s, with its hash on record", async (format) => {
  const { id } = await kept();
  const { bytes, filename } = await pathways.export({ id, format }, ana);
  expect(bytes.length).toBeGreaterThan(1000);
  expect(filename).toMatch(new RegExp(`^clausewise-pathway-.*\\.${format}$`));
  expect((await world.records()).at(-1)).toMatchObject({ action: "pathway.exported", object_id: id });
});

test("the way through an assessment is drawn as a PDF, with its hash on record", async () => {
  const { id } = await kept();
  const { bytes, filename } = await pathways.chart({ id, format: "pdf" }, ana);
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  expect(filename).toMatch(/^clausewise-flowchart-.*\.pdf$/);
  expect((await world.records()).at(-1)).toMatchObject({ action: "pathway.exported", object_id: id });
  await expect(pathways.chart({ id, format: "pdf" }, await world.asPerson("ben"))).rejects.toThrow("This assessment was not found");
});

test("a product code answers what FDA's classification says of it, once that was fetched", async () => {
  expect(await pathways.fromRegister({ search: "FRN" }, ana)).toMatchObject({ as_of: null, types: [] });
  const fields = { device_class: "2", regulation_number: "880.5725", submission_type_id: "1" };
  await addRegister(world.database, "fda-device-classification", "2026-11-20", [{ key: "FRN", title: "Pump, Infusion", fields }]);
  const { as_of, types } = await pathways.fromRegister({ search: "frn" }, ana);
  expect(as_of).toBe("2026-11-20");
  expect(types).toMatchObject([{ code: "FRN", limits: { clause: "21 CFR 880.9" } }]);
  expect(types[0]?.answers.map(({ question, answer }) => [question, answer])).toContainEqual(["class_us", "II"]);
  expect((await pathways.fromRegister({ search: "880.5725" }, ana)).types).toHaveLength(1);
});

test("every questionnaire has its name in the contract, and questions with options", async () => {
  const all = await pathways.questionnaires({}, ana);
  expect(all.map(({ id }) => id)).toEqual(["eu-mdr", "eu-ivdr", "us-device", "us-lead-center", "us-medicine"]);
  expect(all.flatMap(({ questions }) => questions).filter(({ options }) => options.length < 2)).toEqual([]);
});

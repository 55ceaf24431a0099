import { ItemChanges, NewPathwayAssessment, NewProduct, type Product } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Caller, Services } from "../../service.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import type { PackStanding } from "../gaps/gaps.reads.ts";
import { createPathwayReads } from "../pathways/pathways.reads.ts";
import { createPathwayService } from "../pathways/pathways.service.ts";
import { createProductReads } from "../products/products.reads.ts";
import { createProductService } from "../products/products.service.ts";
import { createChecklistService } from "./checklists.service.ts";

let world: TestWorld;
let checklists: Services["checklists"];
let products: Services["products"];
let ana: Caller;
let product: Product;
let pathways: Services["pathways"];

const pack = (name: string, jurisdictions: string[], groups: PackStanding["groups"]): PackStanding => ({
  pack: name,
  title: `Pack ${name}`,
  jurisdictions,
  basis: [{ source: "21 CFR 830", clauses: "830" }],
  applies: { state: "applies", because: "Applies because the product is a medical device for the United States." },
  requirements: 12,
  groups,
});
const packs = [
  pack(
    "us-part-830",
    ["US"],
    [
      { group: "Met", clauses: ["21 CFR 830.20"], open: 0, all: 3 },
      { group: "Open", clauses: ["21 CFR 830.40(a)"], open: 2, all: 5 },
    ],
  ),
  pack("iso-13485", ["*"], null),
  pack("eu-mdr-gspr", ["EU"], null),
];

const documentId = "0198c0de-0000-7000-8000-000000000001";
const named = { [documentId]: "Draft label" };
beforeAll(async () => {
  world = await createTestWorld();
  const { database } = world;
  const official = createOfficialReads(database, connectors);
  products = createProductService({
    ...world,
    events: { announce: async () => undefined },
    library: createLibraryReads(database),
    official,
  });
  pathways = createPathwayService({ ...world, products, official });
  const document = async (_: unknown, ids: readonly string[]) => ids.flatMap((id) => (id in named ? [{ id, label: "Draft label" }] : []));
  const none = async () => [];
  checklists = createChecklistService({
    ...world,
    products: createProductReads(database),
    evidence: { document, bookmark: none, clause: none },
    pathways: createPathwayReads(database),
    gaps: { packs: async () => packs },
  });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  product = await products.create(
    NewProduct.parse({ name: "Dosing Software", currentStage: "concept", category: "device", targetMarkets: ["US", "EU"] }),
    ana,
  );
});
afterAll(() => world.close());

const made = (route = "510k") => checklists.generate({ product_id: product.id, route }, ana);
const change = (id: string, fields: object) => checklists.change(ItemChanges.parse({ id, item: "labeling", ...fields }), ana);

test("a checklist has the items of its route with their clauses, and what the product adds with its reason", async () => {
  const { items, route } = await made();
  expect(route.name).toBe("510(k)");
  expect(items.find(({ id }) => id === "labeling")).toMatchObject({
    clauses: [{ source: "21 CFR 807", clause: "21 CFR 807.87(e)" }],
    completed: false,
  });
  expect(items.filter(({ origin }) => origin === "product").map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    "eu-mdr-compliance: The EU is one of the target markets.",
    "digital-health: The product's name has the word “Software”.",
  ]);
});

test("made again it stays as it is, and leaves one record", async () => {
  const first = await made();
  await change(first.id, { completed: true });
  const again = await made();
  expect(again.id).toBe(first.id);
  expect(again.items.find(({ id }) => id === "labeling")).toMatchObject({ completed: true });
  expect(await checklists.list({ product_id: product.id }, ana)).toHaveLength(1);
});

test("an item is toggled, owned, dated and shown by evidence; what is done goes to the end", async () => {
  const { id } = await made();
  const evidence = { document: [documentId], bookmark: [], clause: [] };
  const item = await change(id, { completed: true, responsible: "Ana", due: "2027-03-01", evidence });
  expect(item).toMatchObject({
    completed: true,
    responsible: "Ana",
    due: "2027-03-01",
    evidence: [{ kind: "document", label: "Draft label" }],
  });
  const [list] = await checklists.list({ product_id: product.id }, ana);
  expect(list?.items.at(-1)?.id).toBe("labeling");
  expect(await change(id, { completed: false })).toMatchObject({ completed: false, completed_at: null, responsible: "Ana" });
});

test("what is somebody else's or not there is not found", async () => {
  const { id } = await made();
  const ben = await world.asPerson("ben");
  await expect(checklists.remove({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
  await expect(checklists.generate({ product_id: product.id, route: "510k" }, ben)).rejects.toMatchObject({ code: "not_found" });
  await expect(made("lunch")).rejects.toMatchObject({ code: "not_found" });
  await expect(checklists.change(ItemChanges.parse({ id, item: "no-such-item" }), ana)).rejects.toMatchObject({ code: "not_found" });
  const lost = { document: ["0198c0de-0000-7000-8000-000000000009"], bookmark: [], clause: [] };
  await expect(change(id, { evidence: lost })).rejects.toMatchObject({ code: "not_found" });
  await checklists.remove({ id }, ana);
  expect(await checklists.list({ product_id: product.id }, ana)).toEqual([]);
});

test("packs that apply where the route leads stand on it by heading, the open ones first", async () => {
  const { items } = await made();
  const ofPacks = items.filter(({ origin }) => origin === "pack");
  expect(ofPacks.map(({ id, requirements }) => [id, requirements?.open])).toEqual([
    ["pack-us-part-830-open", 2],
    ["pack-iso-13485", 12],
    ["pack-us-part-830-met", 0],
  ]);
  expect(ofPacks[0]).toMatchObject({
    clauses: [{ source: "21 CFR 830", clause: "21 CFR 830.40(a)" }],
    reason: expect.stringContaining("medical device"),
  });
});

test("what was answered decides which items are due, and adds the steps that follow", async () => {
  const before = await made("ce_ivdr");
  expect(before.items.find(({ id }) => id === "class-d")).toMatchObject({ required: false, applies: "Where the result is Class D" });
  const answers = { ivd_kind: "assigned_control" };
  await pathways.create(NewPathwayAssessment.parse({ product_id: product.id, rule_set: "eu-ivdr", answers, name: "Control" }), ana);
  const [after] = await checklists.list({ product_id: product.id }, ana);
  const steps = after?.items.filter(({ origin }) => origin === "step") ?? [];
  expect(steps.find(({ title }) => title === "Safety and performance")).toMatchObject({
    required: true,
    id: "step-safety-and-performance",
  });
  expect(steps.find(({ title }) => title === "Declaration by the manufacturer")).toMatchObject({
    required: false,
    applies: "Where the result is Class A",
  });
  expect(steps[0]?.reason).toContain("Follows from the assessment “Control”");
});

test("the day of the submission gives items their day, and the days of the review", async () => {
  const { id } = await made();
  const { items, dates, submission } = await checklists.plan({ id, submitted: "2027-03-01" }, ana);
  expect(submission).toEqual({ label: "FDA receives the 510(k)", day: "2027-03-01" });
  expect(items.find((item) => item.id === "labeling")?.due_by_rule?.day).toBe("2027-03-01");
  expect(items.find((item) => item.id === "registration")?.due_by_rule).toBeNull();
  expect(dates.find(({ date }) => date.rule.id === "decision")?.date.day).toBe("2027-05-30");
  expect((await world.records()).at(-1)).toMatchObject({ action: "checklist.planned", object_id: id });
  const { dates: none } = await checklists.plan({ id, submitted: null }, ana);
  expect(none).toEqual([]);
  await expect(checklists.plan({ id, submitted: null }, await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
});

test.each(["docx", "xlsx"] as const)("it is exported as %s", async (format) => {
  const { id } = await made();
  const { filename, bytes } = await checklists.export({ id, format }, ana);
  expect(filename).toBe(`clausewise-checklist-510k.${format}`);
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe("PK");
});

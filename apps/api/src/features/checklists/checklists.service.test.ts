import { ItemChanges, NewProduct, type Product } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Caller, Services } from "../../service.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createProductReads } from "../products/products.reads.ts";
import { createProductService } from "../products/products.service.ts";
import { createChecklistService } from "./checklists.service.ts";

let world: TestWorld;
let checklists: Services["checklists"];
let products: Services["products"];
let ana: Caller;
let product: Product;

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
  const document = async (_: unknown, ids: readonly string[]) => ids.flatMap((id) => (id in named ? [{ id, label: "Draft label" }] : []));
  const none = async () => [];
  checklists = createChecklistService({
    ...world,
    products: createProductReads(database),
    evidence: { document, bookmark: none, clause: none },
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
  expect(items.filter(({ reason }) => reason !== null).map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
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

test.each(["docx", "xlsx"] as const)("it is exported as %s", async (format) => {
  const { id } = await made();
  const { filename, bytes } = await checklists.export({ id, format }, ana);
  expect(filename).toBe(`clausewise-checklist-510k.${format}`);
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe("PK");
});

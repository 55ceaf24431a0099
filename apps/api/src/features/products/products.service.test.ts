import { NewProduct, ProductChanges, type Product } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../../testing/lists.ts";
import { addRegister } from "../../testing/official.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Caller, Services } from "../../service.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createProductService } from "./products.service.ts";
import { createProductPurge } from "./purge-job.ts";

let world: TestWorld;
let products: Services["products"];
let announced: string[];
let ana: Caller;
beforeAll(async () => {
  world = await createTestWorld();
  const { database } = world;
  products = createProductService({
    ...world,
    events: { announce: async (_, kind) => void announced.push(kind) },
    library: createLibraryReads(database),
    official: createOfficialReads(database, connectors),
  });
});
beforeEach(async () => {
  await world.reset();
  announced = [];
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const given = (fields: object = {}) => NewProduct.parse({ name: "Infusion pump", currentStage: "concept", category: "device", ...fields });
const changed = (product: Product, fields: object = {}) => ProductChanges.parse({ ...product, ...fields });

const frn = { code: "FRN", device_name: "Pump, Infusion", device_class: "2", regulation_number: "880.5725", panel: "General Hospital" };
const day = "2026-11-20";

const classification = () =>
  addRegister(world.database, "fda-device-classification", day, [
    {
      key: "FRN",
      title: "Pump, Infusion",
      fields: { device_class: "2", regulation_number: "880.5725", medical_specialty_description: "General Hospital" },
    },
    { key: "MEA", title: "Pump, Infusion, Pca", fields: { device_class: "2", regulation_number: "880.5725" } },
    { key: "PEN", title: "Tester, Pulse", fields: { device_class: "1" } },
    { key: "NSC", title: "Pen, Marking, Surgical", fields: { device_class: "1" } },
  ]);

const clearances = () =>
  addRegister(world.database, "fda-device-510k", day, [
    {
      key: "K123456",
      title: "Alpha Infusion Pump",
      fields: { applicant: "Alpha Medical", product_code: "FRN", decision_date: "2013-02-01" },
    },
    { key: "K200001", title: "Beta Pump", fields: { applicant: "Beta", product_code: "MEA", decision_date: null }, gone: true },
  ]);

test("the watch is told at once that somebody keeps another product, or keeps it otherwise", async () => {
  const made = await products.create(given(), ana);
  expect(announced).toEqual(["watching_changed"]);
  await products.update(changed(made), ana);
  expect(announced).toHaveLength(1);
  await products.update(changed(made, { name: "Infusion pump 200" }), ana);
  await products.remove({ id: made.id }, ana);
  await products.restore({ id: made.id }, ana);
  expect(announced).toHaveLength(4);
});

test("a product is kept as it was given, and leaves one record", async () => {
  const made = await products.create(given({ targetMarkets: ["US", "EU"], standards: [{ identifier: "ISO 14971", year: 2019 }] }), ana);
  expect(await products.get({ id: made.id }, ana)).toEqual(made);
  expect(made).toMatchObject({ version: 1, targetMarkets: ["US", "EU"], standards: [{ identifier: "ISO 14971", year: 2019 }] });
  expect(await world.records()).toMatchObject([{ action: "product.created", object_id: made.id }]);
});

test("nobody sees, changes or deletes a product of somebody else", async () => {
  const made = await products.create(given(), ana);
  const ben = await world.asPerson("ben");
  expect(await products.list(asked(), ben)).toMatchObject({ items: [], total: 0 });
  for (const attempt of [
    products.get({ id: made.id }, ben),
    products.update(changed(made), ben),
    products.remove({ id: made.id }, ben),
    products.restore({ id: made.id }, ben),
  ])
    await expect(attempt).rejects.toThrow("This product was not found.");
});

test("the list is searched by name, and stands in the order that is asked for", async () => {
  for (const name of ["Infusion pump", "Glucose meter", "Pump set"]) {
    world.clock.pass(1000);
    await products.create(given({ name }), ana);
  }
  const names = async (filter: object) => (await products.list({ ...asked(), ...filter }, ana)).items.map(({ name }) => name);
  expect(await names({})).toEqual(["Pump set", "Glucose meter", "Infusion pump"]);
  expect(await names({ search: "PUMP", sort: "name" })).toEqual(["Infusion pump", "Pump set"]);
});

test("a change from an older version overwrites nothing", async () => {
  const made = await products.create(given(), ana);
  const first = await products.update(changed(made, { name: "Pump A" }), ana);
  expect(first.version).toBe(2);
  await expect(products.update(changed(made, { name: "Pump B" }), ana)).rejects.toMatchObject({ code: "conflict" });
  expect(await products.get({ id: made.id }, ana)).toEqual(first);
  const again = await products.update(changed(first, { name: "Pump B" }), ana);
  expect(again).toMatchObject({ name: "Pump B", version: 3 });
  expect((await world.records()).at(-1)).toMatchObject({ changes: { name: { before: "Pump A", after: "Pump B" } } });
});

test("saving what is there already changes nothing and leaves no record", async () => {
  const made = await products.create(given({ product_codes: [frn], watched_sources: { official: ["ecfr"], library: [] } }), ana);
  expect(await products.update(changed(made), ana)).toEqual(made);
  expect(await world.records()).toHaveLength(1);
});

test("a deleted product is gone from the list, can be had back, and is removed for good after 30 days", async () => {
  const made = await products.create(given(), ana);
  await products.remove({ id: made.id }, ana);
  await expect(products.get({ id: made.id }, ana)).rejects.toThrow("This product was not found.");
  expect((await products.list(asked(), ana)).total).toBe(0);
  expect((await products.list({ ...asked(), deleted: true }, ana)).items).toMatchObject([{ id: made.id }]);
  expect(await products.restore({ id: made.id }, ana)).toMatchObject({ name: "Infusion pump" });
  await products.remove({ id: made.id }, ana);
  const purge = createProductPurge({ ...world, caller: () => ana, forget: async () => undefined });
  const control = { id: "a job", signal: new AbortController().signal, report: async () => undefined };
  await purge.run({}, control);
  expect((await products.list({ ...asked(), deleted: true }, ana)).total).toBe(1);
  world.clock.pass(31 * 86_400_000);
  await purge.run({}, control);
  expect((await products.list({ ...asked(), deleted: true }, ana)).total).toBe(0);
  expect((await world.records()).map(({ action }) => action)).toContain("product.purged");
});

test("only sources that are there are watched", async () => {
  const watching = (watched_sources: object) => products.create(given({ watched_sources }), ana);
  await expect(watching({ official: ["no-such-source"], library: [] })).rejects.toMatchObject({ code: "not_found" });
  const nobodys = "00000000-0000-4000-8000-000000000000";
  await expect(watching({ official: [], library: [nobodys] })).rejects.toMatchObject({ code: "not_found" });
});

test("a register that was never fetched says nothing, and what was typed is kept as the person's own", async () => {
  expect(await products.codes({ search: "FRN" }, ana)).toMatchObject({ as_of: null, total: 0, hits: [] });
  const made = await products.create(given({ product_codes: [frn] }), ana);
  expect(made.product_codes).toEqual([{ ...frn, origin: null }]);
});

test("a product code is found by itself before the names in which it stands, with class, regulation, panel and day", async () => {
  await classification();
  const origin = { source_id: "fda-device-classification", as_of: day };
  expect(await products.codes({ search: "frn" }, ana)).toMatchObject({ as_of: day, total: 1, hits: [{ ...frn, origin }] });
  expect((await products.codes({ search: "pen" }, ana)).hits.map(({ code }) => code)).toEqual(["PEN", "NSC"]);
  expect((await products.codes({ search: "infusion pump" }, ana)).total).toBe(2);
  expect((await products.codes({ search: "880.5725" }, ana)).total).toBe(2);
  expect(await products.codes({ search: "100%" }, ana)).toMatchObject({ as_of: day, total: 0, hits: [] });
});

test("what a register says in the same words is marked with its day, and what was changed by hand is not", async () => {
  await classification();
  const made = await products.create(given({ product_codes: [frn, { ...frn, device_class: "3" }] }), ana);
  expect(made.product_codes.map(({ origin }) => origin)).toEqual([{ source_id: "fda-device-classification", as_of: day }, null]);
});

test("what a register bore out stays marked with that day when the register says otherwise later", async () => {
  await classification();
  const made = await products.create(given({ product_codes: [frn] }), ana);
  await addRegister(world.database, "fda-device-classification", "2026-12-01", [
    { key: "FRN", title: "Pump", fields: { device_class: "3" } },
  ]);
  const later = await products.update(changed(made, { name: "Another name" }), ana);
  expect(later.product_codes[0]?.origin).toEqual({ source_id: "fda-device-classification", as_of: day });
});

test("a cleared device is found by its number however it is written, with the class of its code; one that is gone is not", async () => {
  await clearances();
  expect((await products.predicates({ search: "k 123456" }, ana)).hits).toMatchObject([{ kNumber: "K123456", classification: "" }]);
  await classification();
  const found = await products.predicates({ search: "alpha pump" }, ana);
  expect(found.hits).toEqual([
    {
      kNumber: "K123456",
      deviceName: "Alpha Infusion Pump",
      applicant: "Alpha Medical",
      clearanceDate: "2013-02-01",
      classification: "Class II, 21 CFR 880.5725",
      productCode: "FRN",
      origin: { source_id: "fda-device-510k", as_of: day },
    },
  ]);
  expect(await products.predicates({ search: "K200001" }, ana)).toMatchObject({ as_of: day, total: 0, hits: [] });
  const made = await products.create(given({ predicateDevices: found.hits }), ana);
  expect(made.predicateDevices).toEqual(found.hits);
});

test("an approved drug is found by number, brand name or ingredient, and what the register does not say stays unknown", async () => {
  await addRegister(world.database, "fda-drugs", day, [
    {
      key: "NDA020503",
      title: "PROVENTIL-HFA",
      fields: { sponsor_name: "3M", active_ingredients: "ALBUTEROL SULFATE", dosage_form: "AEROSOL" },
    },
  ]);
  for (const search of ["NDA 020-503", "20503", "proventil", "albuterol"])
    expect((await products.references({ search }, ana)).hits, search).toMatchObject([
      { applicationNumber: "NDA020503", brandName: "PROVENTIL-HFA", genericName: "ALBUTEROL SULFATE", approvalDate: null, strength: "" },
    ]);
});

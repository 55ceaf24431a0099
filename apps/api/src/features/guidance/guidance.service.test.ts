import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { addGuidance, dropGuidance } from "../../testing/guidance.repository.ts";
import { asked } from "../../testing/lists.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createGuidanceService } from "./guidance.service.ts";

let world: TestWorld;
let guidance: Services["guidance"];
let ana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  guidance = createGuidanceService(world.database);
  ana = await world.asPerson("ana");
  const { database } = world;
  await addGuidance(database, { title: "Cybersecurity in devices", topic: ["Cybersecurity"], issueDate: "2023-09-27" });
  await addGuidance(database, {
    title: "Trial conduct",
    productType: ["drugs", "combination"],
    summary: "About 100% remote visits",
    guidanceStatus: "Draft",
    issueDate: "2024-02-01",
  });
  await addGuidance(database, { title: "Dose finding", therapeuticArea: "Oncology", fdaOrganization: ["Oncology Center of Excellence"] });
});
afterAll(() => world.close());

const titles = async (filter: Partial<Parameters<Services["guidance"]["search"]>[0]>) =>
  (await guidance.search(asked({ query: "", ...filter }), ana)).items.map(({ title }) => title);

test("the library is listed newest first, undated documents last", async () => {
  expect((await guidance.all({}, ana)).map(({ title }) => title)).toEqual(["Trial conduct", "Cybersecurity in devices", "Dose finding"]);
});

test("a document may be about several kinds of product", async () => {
  expect((await guidance.all({}, ana)).map(({ productType }) => productType)).toEqual([["drugs", "combination"], [], []]);
});

test.each([
  ["the title", "TRIAL", "Trial conduct"],
  ["the summary", "remote", "Trial conduct"],
  ["a topic", "cybersec", "Cybersecurity in devices"],
  ["the organization", "center of excellence", "Dose finding"],
  ["the therapeutic area", "oncology", "Dose finding"],
])("words are found in %s, whatever their case", async (_, query, title) => {
  expect(await titles({ query })).toEqual([title]);
});

test("a blank query shows everything", async () => {
  expect(await titles({ query: "  " })).toHaveLength(3);
});

test("percent and underscore mean themselves", async () => {
  expect(await titles({ query: "100%" })).toEqual(["Trial conduct"]);
  expect(await titles({ query: "_" })).toEqual([]);
});

test("status, organization and topic narrow the result", async () => {
  expect(await titles({ status: "Draft" })).toEqual(["Trial conduct"]);
  expect(await titles({ organization: "Oncology Center of Excellence" })).toEqual(["Dose finding"]);
  expect(await titles({ topic: "Cybersecurity", status: "Draft" })).toEqual([]);
});

test("the whole list is read again only after something in it changed", async () => {
  const before = await guidance.all({}, ana);
  expect(await guidance.all({}, ana)).toBe(before);
  await addGuidance(world.database, { title: "Dose finding, revised", issueDate: "2026-01-05" });
  expect((await guidance.all({}, ana)).map(({ title }) => title)).toEqual([
    "Dose finding, revised",
    "Trial conduct",
    "Cybersecurity in devices",
    "Dose finding",
  ]);
  await dropGuidance(world.database, "Dose finding, revised");
  expect((await guidance.all({}, ana)).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestFeatures } from "../../testing/features.ts";
import { oldRule } from "../../testing/corpus.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { heldClauses } from "./held-clauses.ts";

let world: TestWorld;

beforeAll(async () => {
  world = await createTestWorld();
  const { library } = await openTestFeatures(world);
  const dana = await world.asPerson("dana", "administrator");
  const passages = (mark: string) => [
    { citation: "21 CFR 820.1", heading: "Scope", text: `Scope ${mark}.` },
    { citation: "21 CFR 820.30(a)", heading: "Design", text: `Design ${mark}.` },
    { citation: "21 CFR 820.30(b)", heading: "Design", text: `Plan ${mark}.` },
  ];
  await library.importVersion(oldRule({ text_kind: "summary", passages: passages("in our words") }), dana);
  await library.importVersion(oldRule({ passages: passages("of old").slice(1) }), dana);
  await library.importVersion(oldRule({ label: "2026", issued: "2026-01-05", passages: passages("of today").slice(1) }), dana);
});
afterAll(() => world.close());

const held = async (clause: string, source = "21 CFR 820") => {
  const named = { source, clause };
  return (await heldClauses(world.database, [named]))(named).map(({ citation, text_kind }) => `${citation} ${text_kind}`);
};

test("a clause is found where it is cited so, in the official words of today before ours", async () => {
  expect(await held("21 CFR 820.30(a)")).toEqual(["21 CFR 820.30(a) verbatim"]);
});

test("a clause that is held in our words alone is found there", async () => {
  expect(await held("21 CFR 820.1")).toEqual(["21 CFR 820.1 summary"]);
});

test("a clause deeper than is held is found in the one around it", async () => {
  expect(await held("21 CFR 820.30(a)(1)(ii)")).toEqual(["21 CFR 820.30(a) verbatim"]);
});

test("a section that is held by its paragraphs alone is found in them", async () => {
  expect(await held("21 CFR 820.30")).toEqual(["21 CFR 820.30(a) verbatim", "21 CFR 820.30(b) verbatim"]);
});

test("nothing is found of another section, another source, or the source as a whole", async () => {
  expect([await held("21 CFR 820.3"), await held("21 CFR 820.30(a)", "21 CFR 821"), await held("21 CFR 820.99(a)")]).toEqual([[], [], []]);
});

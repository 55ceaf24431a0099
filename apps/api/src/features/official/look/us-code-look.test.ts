import { usCode } from "@clausewise/official";
import { createDoubleUsCode, openDouble, type Double } from "@clausewise/official/double";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { changesOf, textsOf } from "../../../testing/official.repository.ts";
import { openTestOfficial, type TestOfficial } from "../../../testing/official.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

let world: TestWorld;
let code: ReturnType<typeof createDoubleUsCode>;
let double: Double;
let official: TestOfficial;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  code = createDoubleUsCode("119-73");
  double = await openDouble([code]);
  official = await openTestOfficial(world, double);
});
afterEach(() => double.close());
afterAll(() => world.close());

const look = () => {
  world.clock.pass(1000);
  return official.look(usCode);
};
const texts = async () => (await textsOf(world.database, usCode.id)).map(({ identifier, label }) => `${identifier} ${label}`);
const changes = async () =>
  (await changesOf(world.database, usCode.id)).map(({ kind, subject, clauses }) => [kind, subject, ...clauses].join(" "));
const both = ["FD&C Act as amended through Public Law 117-328", "PHS Act as amended through Public Law 117-328"];

test("both acts come in, and the same release is not fetched again", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2, changed: 0, removed: 0 }, as_of: "2026-10-14" });
  expect(await texts()).toEqual(both);
  const before = double.asked.length;
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(double.asked.length - before).toBe(1);
});

test("a release that amended neither act changes nothing, though it publishes both anew", async () => {
  await look();
  code.release = "119-88not60";
  expect(await look()).toMatchObject({ outcome: "unchanged", token: "119-88not60" });
  expect([await texts(), (await changes()).length]).toEqual([both, 2]);
});

test("an amended section is named", async () => {
  await look();
  code.release = "119-90";
  Object.assign(code.sections.fdc[1] ?? {}, { words: "A maker shall keep better records.", amendedBy: "119-88" });
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect((await changes()).at(-1)).toMatch(/^changed FD&C Act FD&C Act 520/);
});

test.each(["blocked", "cut", "wrong_type", "broken_off", "making"] as const)("an archive that is %s changes nothing", async (fault) => {
  await look();
  code.release = "119-90";
  Object.assign(code.sections.fdc[1] ?? {}, { words: "A maker shall keep better records.", amendedBy: "119-88" });
  double.fault = (url) => (url.includes("xml_usc21") ? fault : null);
  await look();
  expect(await texts()).toEqual(both);
  double.fault = () => null;
  await look();
  expect((await changes()).slice(2)).toEqual([expect.stringContaining("changed FD&C Act FD&C Act 520")]);
});

import { fdaDeviceClassification } from "@clausewise/official";
import { createDoubleOpenFda, openDouble, type Double } from "@clausewise/official/double";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { changesOf, entriesOf } from "../../../testing/official.repository.ts";
import { openTestOfficial, type TestOfficial } from "../../../testing/official.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

const endpoint = "device/classification";
let world: TestWorld;
let fda: ReturnType<typeof createDoubleOpenFda>;
let double: Double;
let official: TestOfficial;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  const entry = (_: unknown, nth: number) => ({
    product_code: `P${String(nth).padStart(4, "0")}`,
    device_name: `Device ${nth}`,
    device_class: "2",
  });
  fda = createDoubleOpenFda(new Map([[endpoint, Array.from({ length: 2500 }, entry)]]), "2026-09-01");
  double = await openDouble([fda]);
  official = await openTestOfficial(world, double);
});
afterEach(() => double.close());
afterAll(() => world.close());

const look = () => official.look(fdaDeviceClassification);
const entries = async () =>
  (await entriesOf(world.database, fdaDeviceClassification.id)).filter(({ gone_since }) => gone_since === null).length;
const changes = async () => (await changesOf(world.database, fdaDeviceClassification.id)).map(({ kind, subject }) => `${kind} ${subject}`);
const list = () => fda.lists.get(endpoint) ?? expect.unreachable();

test("a register is read page by page to its end", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2500, changed: 0, removed: 0 }, as_of: "2026-09-01" });
  expect(double.asked.map(({ url }) => url.replace(/.*\?/, ""))).toEqual([
    "limit=1",
    "limit=1000&sort=product_code:asc",
    "limit=1000&sort=product_code%3Aasc&search_after=1000",
    "limit=1000&sort=product_code%3Aasc&search_after=2000",
  ]);
});

test("a register of the same day is not read again", async () => {
  await look();
  const before = double.asked.length;
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(double.asked.length - before).toBe(1);
});

test("what changed on any page is told", async () => {
  await look();
  list().splice(1500, 1);
  Object.assign(list()[2200] ?? {}, { device_class: "3" });
  fda.lastUpdated = "2026-09-08";
  expect(await look()).toMatchObject({ outcome: "changed" });
  expect((await changes()).toSorted()).toEqual(["changed P2201", "removed P1500"]);
});

test.each(["blocked", "too_many", "cut"] as const)("a page that is %s withdraws nothing", async (fault) => {
  await look();
  fda.lastUpdated = "2026-09-08";
  double.fault = (url) => (url.includes("search_after=1000") ? fault : null);
  await look();
  expect([await entries(), await changes()]).toEqual([2500, []]);
  double.fault = () => null;
  expect(await look()).toMatchObject({ outcome: "unchanged", token: "2026-09-08" });
});

test("pages that end before the register does are not taken for all of it", async () => {
  await look();
  fda.lastUpdated = "2026-09-08";
  double.fault = (url) => (url.includes("limit=1000") ? "fewer" : null);
  expect(await look()).toMatchObject({
    outcome: "broken",
    result: expect.stringContaining("of the 2500 entries that it says it has") as string,
  });
  expect([await entries(), await changes()]).toEqual([2500, []]);
});

test("looks that are cut off between pages go on where they were", async () => {
  expect(await official.lookCutOff(fdaDeviceClassification)).toBeGreaterThan(5);
  expect(await entries()).toBe(2500);
});

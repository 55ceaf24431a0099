import { fdaDeviceClassification } from "@clausewise/official";
import { createDoubleOpenFda } from "@clausewise/official/double";
import { expect, test } from "vitest";
import { officialWorld } from "../../../testing/official-world.ts";

const endpoint = "device/classification";
let fda: ReturnType<typeof createDoubleOpenFda>;
const official = officialWorld(() => {
  const entry = (_: unknown, nth: number) => ({
    product_code: `P${String(nth).padStart(4, "0")}`,
    device_name: `Device ${nth}`,
    device_class: "2",
  });
  fda = createDoubleOpenFda(new Map([[endpoint, Array.from({ length: 250 }, entry)]]), "2026-09-01", 100);
  return [fda];
});
const { look, lookCutOff, listed, changes } = official.of(fdaDeviceClassification);
const list = () => fda.lists.get(endpoint) ?? expect.unreachable();

test("a register is read page by page to its end", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 250, changed: 0, removed: 0 }, as_of: "2026-09-01" });
  expect(official.double.asked.map(({ url }) => url.replace(/.*\?/, ""))).toEqual([
    "limit=1",
    "limit=1000&sort=product_code:asc",
    "limit=1000&sort=product_code%3Aasc&search_after=100",
    "limit=1000&sort=product_code%3Aasc&search_after=200",
  ]);
});

test("a register of the same day is not read again", async () => {
  await look();
  const before = official.double.asked.length;
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(official.double.asked.length - before).toBe(1);
});

test("what changed on any page is told", async () => {
  await look();
  list().splice(150, 1);
  Object.assign(list()[220] ?? {}, { device_class: "3" });
  fda.lastUpdated = "2026-09-08";
  expect(await look()).toMatchObject({ outcome: "changed" });
  expect((await changes()).toSorted()).toEqual(["changed P0221", "removed P0150"]);
});

test.each(["blocked", "too_many", "cut"] as const)("a page that is %s withdraws nothing", async (fault) => {
  await look();
  fda.lastUpdated = "2026-09-08";
  official.double.fault = (url) => (url.includes("search_after=100") ? fault : null);
  await look();
  expect([await listed(), await changes()]).toEqual([250, []]);
  official.double.fault = () => null;
  expect(await look()).toMatchObject({ outcome: "unchanged", token: "2026-09-08" });
});

test("pages that end before the register does are not taken for all of it", async () => {
  await look();
  fda.lastUpdated = "2026-09-08";
  official.double.fault = (url) => (url.includes("limit=1000") ? "fewer" : null);
  expect(await look()).toMatchObject({
    outcome: "broken",
    result: expect.stringContaining("of the 250 entries that it says it has") as string,
  });
  expect([await listed(), await changes()]).toEqual([250, []]);
});

test("looks that are cut off between pages go on where they were", async () => {
  expect(await lookCutOff()).toBeGreaterThan(5);
  expect(await listed()).toBe(250);
});

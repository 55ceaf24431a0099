import { usCode } from "@clausewise/official";
import { createDoubleUsCode } from "@clausewise/official/double";
import { expect, test } from "vitest";
import { officialWorld } from "../../../testing/official-world.ts";

let code: ReturnType<typeof createDoubleUsCode>;
const official = officialWorld(() => {
  code = createDoubleUsCode("119-73");
  return [code];
});
const { look, texts, changes } = official.of(usCode);
const both = ["FD&C Act as amended through Public Law 117-328", "PHS Act as amended through Public Law 117-328"];

test("both acts come in, and the same release is not fetched again", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2, changed: 0, removed: 0 }, as_of: "2026-10-14" });
  expect(await texts()).toEqual(both);
  const before = official.double.asked.length;
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(official.double.asked.length - before).toBe(1);
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
  official.double.fault = (url) => (url.includes("xml_usc21") ? fault : null);
  await look();
  expect(await texts()).toEqual(both);
  official.double.fault = () => null;
  await look();
  expect((await changes()).slice(2)).toEqual([expect.stringContaining("changed FD&C Act FD&C Act 520")]);
});

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { canadaLaws } from "@clausewise/official";
import { createDoubleCanada, generatedRegulation } from "@clausewise/official/double";
import { describe, expect, test } from "vitest";
import { changesOf, textsOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";

let canada: ReturnType<typeof createDoubleCanada>;
const official = officialWorld(() => {
  canada = createDoubleCanada([
    generatedRegulation("SOR-98-282", "SOR/98-282", 5),
    generatedRegulation("SOR-2003-196", "SOR/2003-196", 3),
    generatedRegulation("C.R.C.,_c._870", "C.R.C., c. 870", 3),
    generatedRegulation("F-27", "R.S.C., 1985, c. F-27", 3),
  ]);
  return [canada];
});
const { look } = official.of(canadaLaws);

const texts = async () => (await textsOf(official.world.database, "canada-laws")).map(({ identifier, passages }) => [identifier, passages]);
const changes = async () =>
  (await changesOf(official.world.database, "canada-laws"))
    .filter(({ kind }) => kind !== "added")
    .map(({ kind, subject, clauses }) => [kind, subject, clauses]);
const devices = () => canada.instruments[0] ?? expect.unreachable();

test("what is in force comes in, and nothing of what stands behind it", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 4, changed: 0, removed: 0 }, as_of: "2026-10-01" });
  expect(await texts()).toEqual([
    ["C.R.C., c. 870", 3],
    ["R.S.C., 1985, c. F-27", 3],
    ["SOR/2003-196", 3],
    ["SOR/98-282", 5],
  ]);
});

test("a text that did not change is not sent again", async () => {
  await look();
  expect(await look()).toMatchObject({ outcome: "unchanged", as_of: "2026-10-01" });
  expect(official.double.asked.slice(-4).every(({ headers }) => "if-none-match" in headers)).toBe(true);
});

test("a text that was only made anew in the same words is no change", async () => {
  await look();
  for (const instrument of canada.instruments) instrument.current = "2026-10-14";
  expect(await look()).toMatchObject({ outcome: "unchanged", as_of: "2026-10-14" });
});

test("the sections of a text that changed are named", async () => {
  await look();
  devices().amended = "2026-11-01";
  devices().sections.set("3", "Every person shall keep records.");
  devices().sections.set("3.1", "Every record shall be dated.");
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect(await changes()).toEqual([["changed", "SOR/98-282", ["SOR/98-282 s. 3", "SOR/98-282 s. 3.1"]]]);
});

const folder = resolve(import.meta.dirname, "../../../../../../../shared/data/official/canada");

describe.skipIf(!existsSync(folder))("the Medical Devices Regulations as they were published", () => {
  const published = ["previous/SOR-98-282.2025-01-20.xml", "previous/SOR-98-282.2025-12-19.xml", "SOR-98-282.xml"];

  test("change from one to the next in exactly the sections that were amended", async () => {
    const generated = canada.answer.bind(canada);
    for (const file of published) {
      const real = { status: 200, type: "text/xml", body: readFileSync(resolve(folder, file), "utf8") };
      canada.answer = (path, query) => (path.endsWith("/SOR-98-282.xml") ? real : generated(path, query));
      await look();
    }
    expect(await changes()).toEqual([
      ["changed", "SOR/98-282", ["SOR/98-282 s. 2.1"]],
      ["changed", "SOR/98-282", ["SOR/98-282 s. 36", "SOR/98-282 s. 37"]],
    ]);
  });
});

import { expect, test } from "vitest";
import { fileOf, readOne } from "./testing.ts";

test("an MDCG document is known by its number and revision", async () => {
  const text =
    "---\nsource:\n  family: MDCG\n  pages: 1\n---\n\nMDCG 2019-11 rev.1\nQualification of software\nJune 2025\n\nSoftware is qualified by its intended purpose alone.\n";
  const version = await readOne([fileOf("mdcg_2019_11_en.md", text)]);
  expect([version.identifier, version.label, version.title, version.issued]).toEqual([
    "MDCG 2019-11",
    "rev. 1",
    "MDCG 2019-11: Qualification of software",
    "2025-06-01",
  ]);
});

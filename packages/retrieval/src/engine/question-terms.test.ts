import { expect, test } from "vitest";
import { passageFeatureNames } from "./passage-feature-names.ts";
import { createIndex } from "./passage-index.ts";

const described = (text: string) => {
  const index = createIndex();
  index.add([text, "A fee is paid for each application."].map((one, key) => ({ key, citation: "", title: "", heading: "", text: one })));
  const { rows } = index.describe("report of a death by the manufacturer", 1);
  return (name: (typeof passageFeatureNames)[number]) => rows[passageFeatureNames.indexOf(name)] ?? Number.NaN;
};

test("terms of a question that stand far from each other are no one place", () => {
  const apart = "Words of no weight. ".repeat(20);
  const near = described("The manufacturer must report a death.");
  const far = described(`The manufacturer must send a report. ${apart} This holds for a death.`);
  expect(far("covered")).toBe(near("covered"));
  expect(far("coveredNearby")).toBeLessThan(near("coveredNearby"));
});

test("numbers and words that tell a duty are counted among the words of a passage", () => {
  const plain = described("The manufacturer sends a report of a death");
  const duty = described("The manufacturer must report a death within 30 days");
  expect([plain("numbers"), plain("duties")]).toEqual([0, 0]);
  expect(duty("numbers")).toBeGreaterThan(0);
  expect(duty("duties")).toBeGreaterThan(0);
});

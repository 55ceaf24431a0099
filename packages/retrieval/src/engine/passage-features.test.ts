import { describe, expect, test } from "vitest";
import { passageFeatureNames } from "./passage-feature-names.ts";
import { createIndex, type Hit } from "./passage-index.ts";

const index = createIndex();
index.add(
  [
    ["Reports of death", "A manufacturer reports a death within 30 calendar days of becoming aware."],
    ["Records", "Records are kept for two years; the manufacturer keeps a copy of each report."],
    ["Labels", "A label names the place of business of the manufacturer."],
    ["Fees", "A fee is paid for each application."],
  ].map(([heading = "", text = ""], key) => ({ key, citation: `803.${key}`, title: key < 3 ? "Part 803" : "Part 810", heading, text })),
);
const ask = "How soon does a manufacturer report a death?";

/** What is known of each passage found, by name. */
function described(question: string) {
  const { keys, rows } = index.describe(question, 10);
  const width = passageFeatureNames.length;
  return keys.map((key, nth) => ({
    key,
    ...Object.fromEntries(passageFeatureNames.map((name, column) => [name, rows[nth * width + column] ?? Number.NaN])),
  })) as ({ key: number } & Record<(typeof passageFeatureNames)[number], number>)[];
}

describe("what is known of passages found", () => {
  const [first, second, third] = described(ask);

  test("every feature of each passage is a number", () => {
    for (const one of described(ask)) for (const value of Object.values(one)) expect(value).toSatisfy(Number.isFinite);
  });

  test("the best is first in rank, and shares of the best are measured by it", () => {
    expect(first).toMatchObject({ key: 0, rank: 0, scoreShare: 1, likeFirst: expect.closeTo(1, 3) });
    expect(second?.scoreShare).toBeLessThan(1);
  });

  test("one that holds more of the question covers more of it, nearer together", () => {
    expect(first?.covered).toBeGreaterThan(third?.covered ?? 1);
    expect(first?.coveredNearby).toBeGreaterThan(third?.coveredNearby ?? 1);
  });

  test("passages of a source are counted, ranked among each other and lent their neighbours' scores", () => {
    expect(first).toMatchObject({ sourceCount: 3, rankInSource: 0, ofBestSource: 1 });
    expect(second?.rankInSource).toBeCloseTo(Math.log(2));
    expect(second).toMatchObject({ key: 1, before: 1 });
  });

  test("what a question asks for is read from its words", () => {
    expect(first).toMatchObject({ wantsNumber: 1, yesOrNo: 0 });
    expect(described("Does a manufacturer report a death?")[0]).toMatchObject({ wantsNumber: 0, yesOrNo: 1 });
  });

  test("words that no passage holds count against all alike", () => {
    expect(described("zebra manufacturer")[0]?.covered).toBeLessThan(described("manufacturer")[0]?.covered ?? 0);
    expect(described("zebra")).toEqual([]);
  });
});

test("the learned order moves passages and keeps the scores in their places", () => {
  const learned = createIndex({ learned: 100 });
  const plain = createIndex();
  const passages = Array.from({ length: 40 }, (_, key) => ({
    key,
    citation: "",
    title: "Part 803",
    heading: "",
    text: `Report ${"of a death ".repeat(key % 7)} ${"to the manufacturer ".repeat(key % 5)} and others.`,
  }));
  for (const one of [learned, plain]) one.add(passages);
  const [after, before] = [learned, plain].map((one) => one.search(ask, { limit: 40 })) as [Hit[], Hit[]];
  expect(after.map(({ score }) => score)).toEqual(before.map(({ score }) => score));
  expect(after.map(({ key }) => key).toSorted((one, other) => one - other)).toEqual(
    before.map(({ key }) => key).toSorted((one, other) => one - other),
  );
});

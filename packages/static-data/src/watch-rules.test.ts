import { describe, expect, it, test } from "vitest";
import { haveReferenceTexts, rowsOf } from "./official-text.fixture.ts";
import { builtInWatchRules } from "./watch-rules.ts";

const { deviceKinds, topics, severity } = builtInWatchRules();

describe.skipIf(!haveReferenceTexts)("kinds of devices (skipped where ../shared/data is missing)", () => {
  it("name only sections of 21 CFR that there are", () => {
    const sections = new Set(rowsOf<{ section: string }>("cfr21-sections.jsonl").map(({ section }) => section));
    const wrong = deviceKinds.flatMap(({ title, regulations }) =>
      regulations.filter((one) => !sections.has(one)).map((one) => `${title}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("a kind is used with kinds that there are", () => {
  const titles = new Set(deviceKinds.map(({ title }) => title));
  expect(deviceKinds.flatMap(({ usedWith }) => usedWith).filter((kind) => !titles.has(kind))).toEqual([]);
});

test("a narrow topic says what shows that it is a product's own", () => {
  const silent = topics.filter(
    (one) => !one.isGeneral && one.words === null && one.standards.length + one.classes.length === 0 && !one.ofImplants,
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test("severity has the levels that alerts have, and a rule for everything", () => {
  expect(new Set(severity.map(({ level }) => level))).toEqual(new Set(["critical", "high", "medium", "low"]));
  expect(severity.at(-1)).toMatchObject({ kinds: [], recallClass: null, pattern: null });
});

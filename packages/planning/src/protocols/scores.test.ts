import { describe, expect, it, test } from "vitest";
import { fact, item, protocol, reading } from "./known.fixture.ts";
import { riskOf, scoreOf } from "./scores.ts";

const score = (known: Parameters<typeof protocol>[0]) => scoreOf(protocol(known), "2026-11-23");
const risk = (known: Parameters<typeof protocol>[0]) => riskOf(protocol({ items: [item("dose")], ...known }));

test("a protocol that was not read has no score and no risk", () => {
  expect(score({})).toMatchObject({ figure: { basis: "unknown" }, parts: [] });
  expect(riskOf(protocol()).value).toBeNull();
});

test("facts count once and each list of items twice, an unclear item one half", () => {
  const { figure, parts } = score({
    facts: [fact("phase", "Phase 2"), fact("design", null)],
    items: [
      item("dose"),
      item("visits", { verdict: "unclear" }),
      item("aim", { verdict: "missing" }),
      item("data", { verdict: "missing" }),
    ],
  });
  // (1 · 1/2 + 2 · 1.5/4) / 3
  expect(figure).toMatchObject({ basis: "computed", value: 42 });
  expect(parts.map(({ good, of }) => [good, of])).toEqual([
    [1, 2],
    [1, 4],
  ]);
});

test("what is recommended or does not apply does not count, and a corrected fact is told", () => {
  const { parts } = score({
    facts: [fact("phase", null, { corrected: { value: "Phase 2", reason: null, at: "2026-03-02T00:00:00.000Z" } })],
    items: [
      item("dose"),
      item("tips", { level: "recommended", verdict: "missing" }),
      item("device", { applies: "does_not_apply", verdict: "missing" }),
    ],
  });
  expect(parts.map(({ good, of }) => [good, of])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

describe("the risk", () => {
  it.each([
    ["phase", "Phase 1, first in human", "critical"],
    ["phase", "Phase 1", "high"],
    ["phase", "Phase 1b/2a", "high"],
    ["phase", "Phase 2", "low"],
    ["population", "Children of 2 to 11 years", "high"],
    ["population", "Pregnant women", "high"],
    ["population", "Women of childbearing potential", "low"],
    ["population", "Adults, not pregnant", "low"],
    ["population", "Non-pregnant women", "low"],
  ] as const)("of a protocol whose %s is “%s” is %s", (field, value, level) => {
    expect(risk({ facts: [fact(field, value)] }).value).toBe(level);
  });

  it("is medium where a randomised study has no committee, and not where it is not randomised", () => {
    const without = { items: [item("committees", { verdict: "missing", passage: null })] };
    expect(risk({ ...without, facts: [fact("design", "randomised, open-label")] }).value).toBe("medium");
    expect(risk({ ...without, facts: [fact("design", "non-randomised, open-label")] }).value).toBe("low");
  });

  it("is told with each of its signs, and with none of the mild ones beside a graver", () => {
    const both = fact("enrolment", "120", { state: "disagrees", readings: [reading("120"), reading("90")] });
    expect(risk({ facts: [fact("phase", "Phase 1"), both] }).parts).toEqual([
      "It is a phase 1 study.",
      "What the protocol says in one place it says otherwise in another.",
    ]);
    expect(risk({}).parts).toHaveLength(1);
  });
});

import type { AmendmentRule } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { compareProtocols } from "./compare.ts";
import { fact, item, protocol, reading } from "./known.fixture.ts";

const rule = (id: string, more: Partial<AmendmentRule>): AmendmentRule => ({
  id,
  fields: [],
  elements: [],
  products: ["biopharmaceutical"],
  when: null,
  says: "likely",
  why: "It matters.",
  citations: [{ source: "ICH E6(R3)", clause: "ICH E6(R3) 4" }],
  ...more,
});
const people = (amount: number) => fact("enrolment", `${amount} people`, { readings: [reading(`${amount} people`, { amount })] });
const changes = (before: Parameters<typeof protocol>[0], after: Parameters<typeof protocol>[0], rules: readonly AmendmentRule[] = []) =>
  compareProtocols(protocol(before), protocol(after), rules).changes.map(({ of, change, rules: told }) => [
    of,
    change,
    ...told.map(({ id }) => id),
  ]);

test("what is said otherwise is changed, what is new added, and what is gone removed", () => {
  expect(
    changes(
      { facts: [fact("phase", "Phase 2"), fact("design", null)] },
      { facts: [fact("phase", "Phase 3"), fact("design", "open-label")] },
    ),
  ).toEqual([
    ["phase", "changed"],
    ["design", "added"],
  ]);
  expect(changes({ items: [item("dose")] }, { items: [item("dose", { verdict: "missing" })] })).toEqual([
    ["ich-m11-protocol/dose", "removed"],
  ]);
});

test("other capitals, blanks and stops are no change", () => {
  expect(changes({ facts: [fact("design", "Open-label, randomised.")] }, { facts: [fact("design", "open label  randomised")] })).toEqual(
    [],
  );
});

test("a bound that is turned round is a change, though its words are the same", () => {
  expect(changes({ facts: [fact("population", "HbA1c ≥ 7 %")] }, { facts: [fact("population", "HbA1c ≤ 7 %")] })).toEqual([
    ["population", "changed"],
  ]);
  expect(changes({ facts: [fact("population", "HbA1c ≥7 %")] }, { facts: [fact("population", "HbA1c ≥ 7%")] })).toEqual([]);
});

test("a rule for more people speaks of more alone, and a rule for another product not at all", () => {
  const rules = [
    rule("more", { fields: ["enrolment"], when: "more" }),
    rule("fewer", { fields: ["enrolment"], when: "fewer" }),
    rule("device", { fields: ["enrolment"], products: ["medical_device"] }),
  ];
  expect(changes({ facts: [people(90)] }, { facts: [people(120)] }, rules)).toEqual([["enrolment", "changed", "more"]]);
  expect(changes({ facts: [people(120)] }, { facts: [people(90)] }, rules)).toEqual([["enrolment", "changed", "fewer"]]);
});

test("what somebody corrected counts in place of what was read", () => {
  const corrected = { ...people(90), corrected: { value: "1,200 people", reason: null, at: "2026-03-02T00:00:00.000Z" } };
  const rules = [rule("more", { fields: ["enrolment"], when: "more" })];
  expect(changes({ facts: [people(120)] }, { facts: [corrected] }, rules)).toEqual([["enrolment", "changed", "more"]]);
});

test("changes that rules speak of come first, and what stayed is counted", () => {
  const compared = compareProtocols(
    protocol({ facts: [fact("phase", "Phase 2"), fact("design", "open")], items: [item("dose")] }),
    protocol({ facts: [fact("phase", "Phase 3"), fact("design", "blind")], items: [item("dose")] }),
    [rule("blinding", { fields: ["design"] })],
  );
  expect([compared.changes.map(({ of }) => of), compared.same]).toEqual([["design", "phase"], 1]);
});

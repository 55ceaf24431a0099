import type { IssueRule } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { issuesOf } from "./issues.ts";
import { fact, item, protocol, reading } from "./known.fixture.ts";

const rule = (more: Partial<IssueRule> = {}): IssueRule => ({
  id: "dose",
  category: "Treatment",
  title: "Dose",
  severity: "high",
  products: ["biopharmaceutical"],
  elements: ["ich-m11-protocol/dose", "ich-m11-protocol/regimen"],
  facts: [],
  when: null,
  description: "The dose must be told.",
  recommendation: "Tell it.",
  citations: [{ source: "ICH E6(R3)", clause: "ICH E6(R3) 4" }],
  ...more,
});
const issues = (known: Parameters<typeof protocol>[0], ...rules: IssueRule[]) =>
  issuesOf(protocol(known), rules.length === 0 ? [rule()] : rules).map(
    ({ id, issueType, description }) => `${id} ${issueType}: ${description}`,
  );

test("an element that is missing is an issue, and one that is only unclear a milder one", () => {
  expect(issues({ items: [item("dose", { verdict: "missing", passage: null, reason: "Not found." })] })).toEqual([
    "dose high: The dose must be told. Not found.",
  ]);
  expect(issues({ items: [item("dose", { verdict: "unclear", reason: "Not all." })] })).toEqual([
    "dose medium: The dose must be told. Not all.",
  ]);
});

test("one of several elements suffices, and what does not apply is not asked for", () => {
  expect(issues({ items: [item("dose", { verdict: "missing" }), item("regimen")] })).toEqual([]);
  expect(issues({ items: [item("dose", { verdict: "missing", applies: "does_not_apply" })] })).toEqual([]);
  expect(issues({ items: [item("dose", { verdict: "missing", applies: "cannot_tell", level: "conditional" })] })).toEqual([]);
  expect(issues({ items: [] })).toEqual([]);
});

test("a fact that is said in two ways is told with both, unless somebody said what holds", () => {
  const both = fact("enrolment", "120", { state: "disagrees", readings: [reading("120"), reading("90", { part: 7 })] });
  const ofFacts = rule({ id: "people", facts: ["enrolment"], elements: [] });
  expect(issues({ facts: [both] }, ofFacts)).toEqual([
    "people high: The dose must be told. The protocol says “120” (page 1) and “90” (page 7).",
  ]);
  expect(issues({ facts: [{ ...both, corrected: { value: "120", reason: null, at: "2026-03-02T00:00:00.000Z" } }] }, ofFacts)).toEqual([]);
});

test("a rule that waits for words is asked only where the protocol says them", () => {
  const children = rule({ when: ["children"] });
  const missing = item("dose", { verdict: "missing", passage: null });
  expect(issues({ items: [missing] }, children)).toEqual([]);
  expect(issues({ items: [missing], facts: [fact("population", "Children of 2 to 11 years")] }, children)).toHaveLength(1);
});

test("the gravest comes first, and rules for other products are not asked", () => {
  const missing = { items: [item("dose", { verdict: "missing", passage: null })] };
  const found = issues(
    missing,
    rule({ id: "low", severity: "low" }),
    rule({ id: "critical", severity: "critical" }),
    rule({ id: "device", products: ["medical_device"] }),
  );
  expect(found.map((one) => one.split(" ")[0])).toEqual(["critical", "low"]);
});

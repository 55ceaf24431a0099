import { describe, expect, test } from "vitest";
import { ruleSets } from "../classification/rule-sets.ts";
import { dueItems, type AnsweredSet } from "./assessed-items.ts";
import { checklistFor } from "./by-outcome.ts";
import { dueByRule, reviewDates } from "./due-dates.ts";
import { checklistRoutes } from "./routes.ts";
import { submissionOf } from "./submission.ts";

const route = (id: string) => checklistRoutes.find((one) => one.id === id) ?? expect.fail(`no route ${id}`);
const titles = (id: string, ...assessments: AnsweredSet[]) =>
  dueItems(route(id), assessments)
    .filter(({ required, origin }) => required && origin === "route")
    .map((item) => item.id);

describe("every way through a questionnaire", () => {
  test("ends in a checklist, where there is something to submit or declare", () => {
    const without = ruleSets.flatMap(({ id, outcomes }) =>
      outcomes.filter((one) => checklistFor(id, one) === null).map((one) => `${id}: ${one}`),
    );
    expect(without).toEqual(["us-device: not_device", "us-lead-center: not_combined", "us-medicine: not_medicine"]);
  });

  test("leads to one that is there, and that works towards a day", () => {
    const led = ruleSets.flatMap(({ id, outcomes }) => outcomes.flatMap((one) => checklistFor(id, one) ?? []));
    expect(led.filter((one) => !checklistRoutes.some(({ id }) => id === one))).toEqual([]);
    expect(checklistRoutes.filter(({ id }) => submissionOf(id) === null)).toEqual([]);
  });
});

describe("the items for a product", () => {
  const b2: AnsweredSet = {
    rule_set: "us-medicine",
    name: "New form",
    answers: { medicine_kind: "drug", monograph: "no", same_as_listed: "different", investigations: "others" },
  };

  test("are those that the result makes due", () => {
    expect(titles("nda")).not.toContain("patents");
    expect(titles("nda", b2)).toContain("patents");
    const b1 = { ...b2, answers: { ...b2.answers, investigations: "own" } };
    expect(dueItems(route("nda"), [b1]).map(({ id }) => id)).not.toContain("patents");
  });

  test("have ids of their own, also with the steps that follow", () => {
    for (const one of checklistRoutes) {
      const ids = dueItems(one, [b2, { rule_set: "eu-ivdr", name: "", answers: {} }, { rule_set: "eu-mdr", name: "", answers: {} }]).map(
        ({ id }) => id,
      );
      expect(ids.filter((id, at) => ids.indexOf(id) < at || !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
    }
  });
});

describe("days by rule", () => {
  test("are those of the submission, or so long after it", () => {
    expect(dueByRule("nda", { category: "Application", later: null }, "2027-03-01")?.day).toBe("2027-03-01");
    expect(dueByRule("nda", { category: "Application", later: { months: 4, says: "4 months on" } }, "2027-03-01")?.day).toBe("2027-07-01");
    expect(dueByRule("510k", { category: "Before marketing", later: null }, "2027-03-01")).toBeNull();
  });

  test("come from each clock that may run", () => {
    expect([...new Set(reviewDates("nda", "2027-03-01").map(({ clock }) => clock))]).toEqual([
      "NDA, new molecular entity",
      "NDA, not a new molecular entity",
    ]);
    expect(reviewDates("ce_mark", "2027-03-01")).toEqual([]);
  });
});

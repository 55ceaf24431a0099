import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { classify } from "../../rules/classify.ts";
import { usLeadCenter } from "./lead-center.ts";

const outcomes = (answers: Answers) => classify(usLeadCenter, answers).outcomes;

test.each([
  ["drug", "cder"],
  ["biological_cder", "cder"],
  ["biological", "cber"],
  ["device", "cdrh"],
])("where the action is that of the %s, %s leads", (primary_action, center) => {
  expect(outcomes({ combined_as: "entity", primary_action })).toEqual([center]);
});

test("where it cannot be told, similar products decide, and else who knows most", () => {
  const unclear: Answers = { combined_as: "package", primary_action: "unclear" };
  expect(outcomes({ ...unclear, similar_products: "cber" })).toEqual(["cber"]);
  expect(outcomes({ ...unclear, similar_products: "no_similar", expertise: "cdrh" })).toEqual(["cdrh"]);
  expect(outcomes({ ...unclear, similar_products: "cber", expertise: "cdrh" })).toEqual(["cber"]);
});

test("a request for designation is spoken of only where it is unclear", () => {
  const remarks = (primary_action: string) => classify(usLeadCenter, { combined_as: "entity", primary_action }).remarks.length;
  expect([remarks("unclear"), remarks("drug")]).toEqual([1, 0]);
});

test("a product of one kind is no combination, and nothing more is asked of it", () => {
  const single = classify(usLeadCenter, { combined_as: "not_combined", primary_action: "drug" });
  expect([single.outcomes, single.next]).toEqual([["not_combined"], null]);
});

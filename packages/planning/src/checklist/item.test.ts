import { expect, test } from "vitest";
import { form, guidance, items } from "./item.ts";

test("items of one heading rest on one source, each with its own clauses", () => {
  const [first, second] = items("21 CFR 807", "Content", [
    ["a", "Form", "21 CFR 807.87(a)", "The form."],
    ["b", "Labels", "21 CFR 807.87(f)", "The labels.", { also: ["21 CFR 801.1"], applies: "Where it is sold" }],
  ]);
  expect(first).toMatchObject({ category: "Content", clauses: [{ source: "21 CFR 807", clause: "21 CFR 807.87(a)" }] });
  expect(second).toMatchObject({
    clauses: [
      { source: "21 CFR 807", clause: "21 CFR 807.87(f)" },
      { source: "21 CFR 807", clause: "21 CFR 801.1" },
    ],
    applies: "Where it is sold",
  });
});

test("an item of which nothing more is said is always due, with the submission and with nothing to show", () => {
  expect(items("S", "C", [["a", "t", "c", "d"]])).toMatchObject([{ applies: null, outcomes: null, later: null, expected: [], links: [] }]);
  expect(items("S", "C", [])).toEqual([]);
});

test("a form and guidance lead to FDA's own pages", () => {
  expect(form("Form FDA 3601")).toMatchObject({ title: "Form FDA 3601 (in FDA's list of forms)", type: "form" });
  expect(new URL(guidance("Refuse to accept", "refuse-accept-policy").url).pathname).toMatch(
    /\/search-fda-guidance-documents\/refuse-accept-policy$/,
  );
});

import { expect, test } from "vitest";
import { slot } from "./form.fixture.ts";
import { isBlank, isSlot, plainWords } from "./form.ts";

test("a place that is not filled in says in brackets what belongs there: its hint, else its label", () => {
  expect(plainWords(["For ", slot(), ", ", slot({ hint: "as the plan names it" }), "."])).toBe(
    "For [name of the product], [as the plan names it].",
  );
});

test("a place that is filled in says that, also where it was filled in with nothing", () => {
  expect(plainWords([slot({ value: "Pump", hint: "a hint" }), "|", slot({ value: "" })])).toBe("Pump|");
  expect(plainWords([])).toBe("");
});

test("words are blank where they say nothing and ask for nothing by name", () => {
  expect([isBlank([]), isBlank([" ", "\n\u00a0"]), isBlank(["x"]), isBlank([" ", slot()]), isBlank([slot({ value: "" })])]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a place is told from words, also from words that look like one", () =>
  expect([isSlot(slot()), isSlot("[name of the product]")]).toEqual([true, false]));

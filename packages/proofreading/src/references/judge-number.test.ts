import { expect, test } from "vitest";
import { identifiersIn } from "../marks/identifiers.ts";
import { judgeNumber } from "./judge-number.ts";
import { libraryOf } from "./library.fixture.ts";
import type { ReferenceLibrary } from "./library.ts";

const judge = (text: string, more: Partial<ReferenceLibrary> = {}) => {
  const [one] = identifiersIn(text);
  if (one === undefined) throw new Error("there is no number");
  return judgeNumber({ ...one, kind: "number", number: one.kind }, { ...libraryOf(null), ...more });
};

test("a number that its register lists is in force, as of the day of the register", () => {
  expect(judge("K081234")).toMatchObject({ verdict: "in_force", message: "Alpha Pump (FDA 510(k) clearances, as of 2026-11-20)." });
});

test("a number that it does not list is not said to be wrong, but what the register covers is", () => {
  expect(judge("K099999")).toMatchObject({ verdict: "not_in_library", message: expect.stringContaining("It covers: since 1976.") });
});

test("of a supplement that is not listed the approval itself is named", () => {
  expect(judge("P990009/S012")).toMatchObject({ verdict: "not_in_library", message: expect.stringContaining("It lists P990009: Valve.") });
});

test.each([
  ["NCT01234567", "has not been fetched here"],
  ["NCT09999999", "no register of such numbers is held"],
  ["IND 123456", "publishes no list"],
  ["EudraCT 2016-004152-30", "European registers"],
])("why %s could not be looked up is told: %s", (text, why) => {
  expect(judge(text)).toMatchObject({ verdict: "not_in_library", message: expect.stringContaining(why) });
});

test("a docket is told by the guidance that has it, and what the library holds by its title", () => {
  expect(judge("FDA-2010-D-0194").message).toBe("The docket of “Infusion Pumps Total Product Life Cycle”.");
  expect(judge("K081234", { titles: [{ of: "K081234", title: "Decision on Alpha", source_id: "s1" }] })).toMatchObject({
    message: "In the library: Decision on Alpha.",
    evidence: { source_id: "s1" },
  });
});

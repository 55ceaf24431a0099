import { describe, expect, test } from "vitest";
import { ChosenPacks, gapExportTypes, gapOperations, ToldFacts } from "./gaps.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

describe("what is told of a product", () => {
  const told = (facts: object, conditions?: object[]) => ToldFacts.safeParse({ id, version: 1, facts, ...(conditions && { conditions }) });

  test("are values of facts; anything else is refused in a sentence", () => {
    expect(told({ sterile: true, class_eu: "IIa" }).success).toBe(true);
    expect(told({ class_eu: "IV" }).error?.issues.map(({ message }) => message)).toEqual(["must be values of their facts"]);
    expect(told({ colour: "red" }).success).toBe(false);
  });

  test("may be conditions by their words, as a form spells them", () => {
    expect(told({}, [{ condition: "it is sold to lay people", holds: "false" }]).data?.conditions).toEqual([
      { condition: "it is sold to lay people", holds: false },
    ]);
    expect(told({}, [{ condition: " ", holds: true }]).success).toBe(false);
  });
});

test("packs are named by their ids, and none at all may be chosen", () => {
  expect(ChosenPacks.parse({ id, version: "0", packs: [] })).toEqual({ id, version: 0, packs: [] });
  expect([
    ChosenPacks.safeParse({ id, version: 0, packs: ["../secrets"] }).success,
    ChosenPacks.safeParse({ id, version: -1, packs: [] }).success,
  ]).toEqual([false, false]);
});

test("an analysis goes over to newer versions of some packs, not of none", () => {
  expect(gapOperations.renew.input.safeParse({ id, version: 1, packs: [] }).success).toBe(false);
});

test("an analysis can be had in each format that is offered", () => {
  for (const format of Object.keys(gapExportTypes)) expect(gapOperations.export.input.safeParse({ id, format }).success).toBe(true);
});

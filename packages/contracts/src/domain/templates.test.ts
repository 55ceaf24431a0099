import { describe, expect, test } from "vitest";
import { placesIn, TemplateBlock, TemplateField, templateTypeNames, templateTypes } from "./templates.ts";

const takes = (block: object) => TemplateBlock.safeParse(block).success;

test("places are named in double braces, and single ones are words", () => {
  expect(placesIn("For {{product.name}} on {{today}}, {not one} {{}}.")).toEqual(["product.name", "today"]);
  expect(placesIn("")).toEqual([]);
});

describe("a block", () => {
  test("may hold places that something fills, and no others", () => {
    expect(takes({ text: "This plan is for {{product.name}}." })).toBe(true);
    expect([takes({ text: "By {{product.owner}}." }), takes({ list: ["{{today}}", "{{tomorrow}}"] })]).toEqual([false, false]);
  });

  test("with rows has as many cells in each as its head", () => {
    const table = (rows: string[][]) => ({ table: { columns: ["Stage", { title: "State", options: ["Open"] }], rows } });
    expect([takes(table([["a", ""]])), takes(table([])), takes(table([["a"]])), takes(table([["a", "b", "c"]]))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("of two kinds at once, of one option, or of nothing is none", () => {
    expect([
      takes({ text: "a", list: ["b"] }),
      takes({ choice: { id: "kind", label: "Kind", options: ["one"] } }),
      takes({ fields: [] }),
      takes({ text: " " }),
    ]).toEqual([false, false, false, false]);
  });
});

test("a field goes by a name that a file can bear", () => {
  const field = (id: string) => TemplateField.safeParse({ id, label: "Phase", from: null, hint: null }).success;
  expect([field("phase_2"), field("2nd_phase"), field("Phase"), field("a b"), field("")]).toEqual([true, false, false, false, false]);
});

test("every type of template has a name", () => expect(Object.keys(templateTypeNames)).toEqual([...templateTypes]));

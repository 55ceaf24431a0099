import { expect, test } from "vitest";
import { createFirms } from "./firms.ts";
import type { FirmRule } from "./rules.ts";

const rule = (title: string, more: Partial<FirmRule> = {}): FirmRule => ({ title, names: [], owns: [], brands: [], ...more });
const firms = createFirms([
  rule("Northfield", { names: ["Northfield Devices"], owns: ["Lakeview Medical"], brands: ["FlowSure"] }),
  rule("Lakeview Medical", { owns: ["Northfield"] }),
  rule("BD", { names: ["Becton Dickinson"] }),
]);

test("a firm is named whatever legal form stands behind it", () => {
  expect(firms.namedIn("Northfield, Inc.", "Recall by NORTHFIELD GmbH & Co. KG")).toBe("Northfield, Inc.");
  expect(firms.namedIn("Northfield", "Becton-Dickinson recalls")).toBeNull();
});

test("or by another of its names, what it owns, or its brands, in a circle of owners too", () => {
  expect(firms.namedIn("Northfield", "Lakeview Medical recalls")).toBe("Lakeview Medical");
  expect(firms.namedIn("Northfield", "FlowSure sets recalled")).toBe("FlowSure");
  expect(firms.namedIn("Lakeview Medical", "FlowSure sets recalled")).toBe("FlowSure");
});

test("a name of one word needs a capital, and a short one capitals alone", () => {
  expect(firms.namedIn("Northfield", "in the northfield of it")).toBeNull();
  expect([firms.namedIn("BD", "BD recalls"), firms.namedIn("BD", "Bd recalls"), firms.namedIn("BD", "BD's recall")]).toEqual([
    "BD",
    null,
    "BD",
  ]);
});

test("a name within another word names nobody", () => {
  expect(firms.namedIn("Northfield", "Northfielders met")).toBeNull();
});

test("a firm without a name, and one that no table knows, are looked for as they are written", () => {
  expect([firms.namedIn("", "Anything"), firms.namedIn("  ", "Anything"), firms.namedIn("Inc.", "Anything Inc.")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(firms.namedIn("Müller Söhne", "Rückruf von Müller-Söhne AG")).toBe("Müller Söhne");
});

test("a division is of its firm where only that is named", () => {
  expect(firms.wholeIn("Northfield Diabetes", "Recall by Northfield")).toBe("Northfield");
  expect([firms.wholeIn("Northfield", "Recall by Northfield"), firms.wholeIn("Southfield Diabetes", "Recall by Northfield")]).toEqual([
    null,
    null,
  ]);
});

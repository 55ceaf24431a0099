import { expect, test } from "vitest";
import { createAreas, createTextAreas, isArea } from "./areas.ts";
import type { AreaRule, TextAreaRule } from "./rules.ts";

const rule = (section: string, of: readonly string[], pattern: string, unless: string | null = null): AreaRule => ({
  section,
  of,
  pattern,
  unless,
});
const areas = createAreas([
  rule("product", ["ivd"], "\\bdiagnostic"),
  rule("product", ["device"], "\\bdevice", "\\bdevice of fate\\b"),
  rule("medicine", ["drug"], "\\bmedicine"),
  rule("other", [], "\\bcosmetic"),
]);

test("of each section the first rule that fits holds, whatever its capitals", () => {
  expect(areas("A DIAGNOSTIC device").areas).toEqual(["ivd"]);
  expect(areas("A medicine in a device").areas).toEqual(expect.arrayContaining(["device", "drug"]));
});

test("words of other trades alone make a text foreign, and beside ours they do not", () => {
  expect(areas("On cosmetics")).toEqual({ areas: [], isForeign: true });
  expect(areas("On cosmetics and devices")).toEqual({ areas: ["device"], isForeign: false });
  expect(areas("")).toEqual({ areas: [], isForeign: false });
});

test("an exception takes its rule back", () => {
  expect(areas("A device of fate").areas).toEqual([]);
});

test("a text is for the areas of its part, of its citation or of its title", () => {
  const of = (more: Partial<TextAreaRule>): TextAreaRule => ({ of: ["device"], also: [], parts: null, cited: null, titled: null, ...more });
  const textAreas = createTextAreas([
    of({ parts: { from: 800, to: 898 }, also: ["ivd"] }),
    of({ of: ["drug"], also: ["biologic"], cited: "^Directive 2001/83" }),
    of({ of: ["ivd"], titled: "diagnostic" }),
  ]);
  expect(textAreas("21 CFR 820", "")).toEqual(expect.arrayContaining(["device", "ivd"]));
  expect(textAreas("21 CFR 899", "A diagnostic")).toEqual([]);
  expect(textAreas("Directive 2001/83/EC", "")).toEqual(expect.arrayContaining(["drug", "biologic"]));
  expect(textAreas("SOR/98-282", "On Diagnostics")).toEqual(["ivd"]);
});

test("a name of no area is none", () => {
  expect([isArea("device"), isArea("food"), isArea(""), isArea("constructor")]).toEqual([true, false, false, false]);
});

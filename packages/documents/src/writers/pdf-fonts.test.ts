import { expect, test } from "vitest";
import { facedText, undrawable } from "./pdf-fonts.ts";

test("plain words are drawn by the face asked for", () => {
  expect(facedText("21 CFR 820.30(a)", "serifBold")).toEqual([{ text: "21 CFR 820.30(a)", face: "serifBold" }]);
  expect(facedText("", "sans")).toEqual([]);
});

test("a letter that the face lacks comes from one that has it", () => {
  expect(facedText("so ش then", "serif").map(({ face }) => face)).toEqual(["serif", "wide", "serif"]);
});

test("a letter that no face has is a white square, and is counted", () => {
  expect(facedText("𓀀𓀁", "sans")).toEqual([{ text: "□□", face: "wide" }]);
  expect(undrawable("a 𓀀𓀁 b")).toBe(2);
  expect(undrawable("Διαδικασία § ≥")).toBe(0);
});

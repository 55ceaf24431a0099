import { expect, test } from "vitest";
import { boldRuns, withoutMarks } from "./bold.ts";

test("words between double asterisks are strong", () => {
  expect(boldRuns("Set by **21 CFR 807.92**; see there.")).toEqual([
    { text: "Set by ", strong: false },
    { text: "21 CFR 807.92", strong: true },
    { text: "; see there.", strong: false },
  ]);
});

test("an asterisk without a partner stays as it was typed", () => {
  expect(boldRuns("2 ** 3 = 8")).toEqual([{ text: "2 ** 3 = 8", strong: false }]);
  expect(boldRuns("**open")).toEqual([{ text: "**open", strong: false }]);
});

test("markup in an answer is plain text, not markup", () => {
  expect(boldRuns("**<b>x</b>** & <script>")).toEqual([
    { text: "<b>x</b>", strong: true },
    { text: " & <script>", strong: false },
  ]);
});

test("copied text carries no marks", () => {
  expect(withoutMarks("**A**\nand **B**")).toBe("A\nand B");
});

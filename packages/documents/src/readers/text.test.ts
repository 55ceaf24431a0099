import { expect, test } from "vitest";
import { calendarDate, collapse, isCalendarDate, plainParagraph, shorten, splitLong, titleCase } from "./text.ts";

test("white space becomes one space, and what nobody can see goes", () => {
  expect(collapse(" a\u00a0\n\tb\u200b\ufeffc\u0007 ")).toBe("a bc");
});

test("emphasis goes, and an omission of asterisks stays", () => {
  expect(plainParagraph("The *in\n vitro* **device**\n, and * * *")).toBe("The in vitro device, and * * *");
});

test("a long text is parted at the end of a sentence, and no word is lost", () => {
  const text = "It holds here. It holds there. It holds nowhere.";
  const pieces = splitLong(text, 32);
  expect(pieces).toEqual(["It holds here. It holds there.", "It holds nowhere."]);
  expect(splitLong("x".repeat(70), 32).join("")).toBe("x".repeat(70));
});

test.each([
  ["MEDICAL DEVICE REPORTING", "Medical Device Reporting"],
  ["DUTIES OF THE MANUFACTURER — UDI AND ANNEX II", "Duties of the Manufacturer — UDI and Annex II"],
  ["Quality system regulation", "Quality system regulation"],
])("the heading %s reads %s", (printed, expected) => {
  expect(titleCase(printed)).toBe(expected);
});

test.each([
  ["Document issued on February 3, 2026.", "2026-02-03"],
  ["of 5 April 2017 on medical devices", "2017-04-05"],
  ["February 30, 2026", null],
  ["Smarch 3, 2026", null],
])("the day in %j is %s", (text, expected) => {
  expect(calendarDate(text)).toBe(expected);
});

test("only days that exist are dates", () => {
  expect(["2024-02-29", "2026-02-29", "2026-13-01", "26-01-01"].map(isCalendarDate)).toEqual([true, false, false, false]);
});

test("a text is shortened between words", () => {
  expect(shorten("Clinical Decision Support Software", 20)).toBe("Clinical Decision");
  expect(shorten("short", 20)).toBe("short");
});

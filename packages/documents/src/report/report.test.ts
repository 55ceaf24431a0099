import { expect, test } from "vitest";
import { boldRuns, isWebAddress, settable } from "./report.ts";

test("a text is parted at its bold marks", () => {
  expect(boldRuns("Under **21 CFR 820.30(a)**, so.")).toEqual([
    { text: "Under ", bold: false },
    { text: "21 CFR 820.30(a)", bold: true },
    { text: ", so.", bold: false },
  ]);
});

test.each(["2 ** 3", "** **", "an **open mark", "", "****"])("marks without a pair stay as typed: %j", (text) => {
  expect(
    boldRuns(text)
      .map((run) => run.text)
      .join(""),
  ).toBe(text);
});

test("what no document may contain is shown, and every line end is one", () => {
  expect(settable("a\r\nb\u2028c\u0000\ud800")).toBe("a\nb\nc\ufffd\ufffd");
});

test("only addresses of the web become links", () => {
  expect(["https://www.ecfr.gov/", "http://a.b", "javascript:alert(1)", "file:///etc/passwd", "no address"].map(isWebAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

import { expect, test } from "vitest";
import { commentsText, organizationText, overText } from "./guidance-words.ts";
import { guidanceDocument } from "./guidance.fixture.ts";

test.each([
  ["2026-12-24", "Comments close 24 Dec 2026 · 32 days left"],
  ["2026-11-23", "Comments close 23 Nov 2026 · 1 day left"],
  ["2026-11-22", "Comments close 22 Nov 2026 · today is the last day"],
  [null, "Open for comment, no closing date given"],
])("a draft open until %s says how long that is still", (commentClosingDate, text) => {
  expect(commentsText({ openForComment: true, commentClosingDate }, "2026-11-22")).toBe(text);
});

test("what takes no comments says nothing of them", () => {
  expect(commentsText({ openForComment: false, commentClosingDate: "2020-01-01" }, "2026-11-22")).toBeNull();
});

test("what is over says since when", () => {
  expect(overText(guidanceDocument())).toBeNull();
  expect(overText(guidanceDocument({ guidanceStatus: "Withdrawn", withdrawn_on: "2025-03" }))).toBe("Withdrawn Mar 2025");
  expect(overText(guidanceDocument({ guidanceStatus: "Superseded" }))).toBe("Superseded; its successor is not known here");
  expect(overText(guidanceDocument({ not_listed_since: "2026-10-01T00:00:00.000Z" }))).toBe(
    "Not on FDA's list any longer since 1 Oct 2026",
  );
});

test("centres are called as people call them", () => {
  expect(organizationText(["Center for Devices and Radiological Health", "Office of the Commissioner"])).toBe(
    "CDRH, Office of the Commissioner",
  );
});

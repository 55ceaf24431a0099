import { expect, test } from "vitest";
import {
  capCount,
  counted,
  formatAgo,
  formatDate,
  formatDay,
  formatMoment,
  formatPercent,
  formatTime,
  initials,
  setTimeZone,
  spaced,
  today,
} from "./format.ts";

test("a calendar date reads the same in every time zone", () => {
  expect(formatDate("2026-02-02")).toBe("2 Feb 2026");
  expect(formatDate("2026-12-31")).toBe("31 Dec 2026");
});

test("confidence is a rounded percent, or N/A where there is none", () => {
  expect(formatPercent(0.856)).toBe("86 %");
  expect(formatPercent(0)).toBe("0 %");
  expect(formatPercent(null)).toBe("N/A");
});

test("the unread badge stops counting at 99", () => {
  expect(capCount(99)).toBe("99");
  expect(capCount(100)).toBe("99+");
});

test("a count agrees with its noun", () => {
  expect(counted(1, "source")).toBe("1 source");
  expect(counted(1284, "source")).toBe("1,284 sources");
  expect(counted(2, "entry", "entries")).toBe("2 entries");
});

test("recent moments are told in hours and days, older ones as a date", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  expect(formatAgo("2026-11-21T11:30:00Z", now)).toBe("Just now");
  expect(formatAgo("2026-11-21T09:00:00Z", now)).toBe("3h ago");
  expect(formatAgo("2026-11-18T12:00:00Z", now)).toBe("3d ago");
  expect(formatAgo("2026-11-01T12:00:00Z", now)).toBe("1 Nov 2026");
});

test("a person without a picture shows the first and last initial", () => {
  expect(initials("Ana Maria Sample")).toBe("AS");
  expect(initials("ana@example.org")).toBe("A");
  expect(initials("")).toBe("");
});

test("a role label has spaces instead of underscores", () => {
  expect(spaced("regulatory_professional")).toBe("regulatory professional");
});

test("today is the reader's own day", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("moments are told in the time zone that the reader chose, and in the device's where the browser knows none such", () => {
  const moment = "2026-01-05T23:30:00.000Z";
  setTimeZone("Asia/Tokyo");
  expect([formatDay(moment), formatTime(moment), today(new Date(moment))]).toEqual(["6 Jan 2026", "6 Jan 2026, 08:30", "2026-01-06"]);
  expect(formatMoment(moment)).toBe("6 Jan 2026, 08:30:00 GMT+9");
  setTimeZone("Mars/Olympus");
  expect(formatDay(moment)).toBe(new Date(moment).getDate() === 6 ? "6 Jan 2026" : "5 Jan 2026");
  setTimeZone(null);
});

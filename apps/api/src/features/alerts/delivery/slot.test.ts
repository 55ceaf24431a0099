import { expect, test } from "vitest";
import { lastSlot } from "./slot.ts";

const berlin = { hour: 8, weekday: 1, time_zone: "Europe/Berlin" };
const daily = { ...berlin, delivery: "daily" } as const;
const weekly = { ...berlin, delivery: "weekly" } as const;

test("a daily digest is due from the person's hour on, where they are", () => {
  expect(lastSlot("2026-11-23T06:59:00Z", daily)).toBe("2026-11-22");
  expect(lastSlot("2026-11-23T07:00:00Z", daily)).toBe("2026-11-23");
  expect(lastSlot("2026-11-23T07:00:00Z", { ...daily, time_zone: "America/Los_Angeles" })).toBe("2026-11-22");
  expect(lastSlot("2026-11-23T00:10:00Z", { ...daily, hour: 0, time_zone: "UTC" })).toBe("2026-11-23");
});

test("a weekly digest is due from its hour on its day until the same a week later", () => {
  expect(lastSlot("2026-11-23T06:00:00Z", weekly)).toBe("2026-11-16");
  expect(lastSlot("2026-11-23T07:00:00Z", weekly)).toBe("2026-11-23");
  expect(lastSlot("2026-11-29T23:30:00Z", weekly)).toBe("2026-11-23");
  expect(lastSlot("2026-11-22T12:00:00Z", { ...weekly, weekday: 7 })).toBe("2026-11-22");
});

test("a digest is not lost with an hour that a change of clocks leaves out", () => {
  const atTwo = { ...daily, hour: 2 };
  expect(lastSlot("2026-03-29T00:30:00Z", atTwo)).toBe("2026-03-28");
  expect(lastSlot("2026-03-29T01:00:00Z", atTwo)).toBe("2026-03-29");
});

import { expect, test } from "vitest";
import { offsetsOf } from "./time-offsets.ts";

test("an offset is that of the day, with halves of an hour", () => {
  expect(offsetsOf(["Africa/Nairobi"], "2026-11-23")).toBe("UTC+03:00");
  expect(offsetsOf(["Asia/Kolkata"], "2026-11-23")).toBe("UTC+05:30");
  expect([offsetsOf(["Europe/London"], "2026-11-23"), offsetsOf(["Europe/London"], "2026-07-01")]).toEqual(["UTC+00:00", "UTC+01:00"]);
});

test("several zones lie from the least to the most", () => {
  expect(offsetsOf(["America/New_York", "Pacific/Honolulu", "America/Chicago"], "2026-11-23")).toBe("UTC−10:00 to UTC−05:00");
  expect(offsetsOf(["Europe/Vienna", "Europe/Berlin"], "2026-11-23")).toBe("UTC+01:00");
});

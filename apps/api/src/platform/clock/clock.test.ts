import { expect, test } from "vitest";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { systemClock } from "./clock.ts";

test("a day is another one where the sun is elsewhere", () => {
  const clock = createFakeClock();
  clock.set("2026-03-01T23:30:00.000Z");
  expect(clock.now()).toBe("2026-03-01T23:30:00.000Z");
  expect(clock.today()).toBe("2026-03-01");
  expect(clock.today("Asia/Tokyo")).toBe("2026-03-02");
  expect(clock.today("America/Los_Angeles")).toBe("2026-03-01");
});

test("a zone there is not is refused", () => {
  expect(() => systemClock.today("Mars/Olympus")).toThrow(RangeError);
});

test("a clock that was set stands still until it is moved on", () => {
  const clock = createFakeClock();
  clock.set("2026-12-31T23:59:59.000Z");
  clock.pass(1000);
  expect([clock.now(), clock.today()]).toEqual(["2027-01-01T00:00:00.000Z", "2027-01-01"]);
});

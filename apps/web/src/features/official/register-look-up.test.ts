import { expect, test } from "vitest";
import { asOfText } from "./register-look-up.tsx";

test("a register is of its own day, else of the day on which it was last heard", () => {
  expect(asOfText({ as_of: "2026-11-20", last_success: "2026-11-22T12:00:00.000Z" })).toBe("20 Nov 2026");
  expect(asOfText({ as_of: null, last_success: "2026-11-22T12:00:00.000Z" })).toBe("22 Nov 2026");
});

test("of a register that was never fetched no day is said", () => {
  expect(asOfText({ as_of: null, last_success: null })).toBeNull();
});

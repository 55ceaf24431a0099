import { expect, test } from "vitest";
import { dayIn, withParams } from "./params.ts";

test("parameters are set, and removed by null or nothing, in a copy", () => {
  const params = new URLSearchParams("a=1&b=2&c=3");
  expect(withParams(params, { a: "9", b: null, c: "" }).toString()).toBe("a=9");
  expect(params.toString()).toBe("a=1&b=2&c=3");
});

test("a day that an address names is one that there is", () => {
  const named = (day: string) => dayIn(new URLSearchParams({ from: day }), "from");
  expect(["2026-02-28", "2026-02-31", "2026-13-01", "nonsense", ""].map(named)).toEqual(["2026-02-28", null, null, null, null]);
  expect(dayIn(new URLSearchParams(), "from")).toBeNull();
});

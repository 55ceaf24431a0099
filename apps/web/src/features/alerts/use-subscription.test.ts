import { expect, test } from "vitest";
import { chosenIn } from "./use-subscription.ts";

test("what was chosen is read again field by field, without what no longer fits", () => {
  expect(chosenIn(null)).toEqual({});
  expect(chosenIn(JSON.stringify({ severity_from: "high", searches: [{ name: 1 }], gone: true }))).toEqual({ severity_from: "high" });
});

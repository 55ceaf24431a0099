import { expect, test } from "vitest";
import { hubSpec, inOrder, toggled, valuesOf } from "./hub-list.ts";

test("a value is put in beside the others, and taken out again", () => {
  expect(toggled(undefined, "US")).toBe("US");
  expect(toggled("US", "EU")).toBe("US,EU");
  expect(toggled("US,EU", "US")).toBe("EU");
  expect(toggled("EU", "EU")).toBeNull();
  expect(valuesOf("")).toEqual([]);
});

test("what is chosen is told by name", () => {
  const market = hubSpec.filters.find(({ name }) => name === "market");
  expect(market?.nameOf?.("US,Research")).toBe("United States, Research");
});

test("levels of impact stand by what hangs on them, however many there are of each", () => {
  const counted = [{ value: "low" }, { value: "critical" }, { value: "high" }];
  expect(inOrder("impact", counted)).toEqual([{ value: "critical" }, { value: "high" }, { value: "low" }]);
  expect(inOrder("market", counted)).toBe(counted);
});

import { expect, test } from "vitest";
import { hubSpec, toggled, valuesOf } from "./hub-list.ts";

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

import { expect, test } from "vitest";
import { readWanted } from "../../shared/list.ts";
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

test("what an address names and there is not is left out, so that the others still narrow", () => {
  const read = (search: string) => readWanted(new URLSearchParams(search), hubSpec).filters;
  expect(read("market=US,Global&impact=critical&source=PubMed")).toEqual({ market: "US,Global", impact: "critical", source: "PubMed" });
  expect(read("market=nonsense&impact=critical,grave&source=Bing&type=fee_update")).toEqual({ type: "fee_update" });
});

import { expect, test } from "vitest";
import { pathwayOptions } from "./pathway-options.ts";

test("each route stands once, with figures that say that they are planning figures", () => {
  expect(pathwayOptions.map(({ id }) => id)).toEqual(["510k", "pma", "de_novo", "ce_mark"]);
  const figures = pathwayOptions.flatMap(({ timeline, cost }) => [timeline, cost]);
  expect(figures.every((figure) => figure.basis === "estimate" && figure.explanation.includes("rests on nothing"))).toBe(true);
});

test("a span begins before it ends, within two years", () => {
  const spans = pathwayOptions.map(({ timeline }) => (timeline.basis === "estimate" ? timeline.range : null));
  expect(spans.every((range) => range !== null && range !== undefined && range[0] < range[1] && range[1] <= 24)).toBe(true);
});

test("premarket approval is the longest and dearest, a 510(k) the shortest and cheapest", () => {
  const cost = (id: string) => pathwayOptions.find((one) => one.id === id)?.cost.value ?? 0;
  const byCost = pathwayOptions.map(({ id }) => id).toSorted((one, other) => cost(one) - cost(other));
  expect([byCost[0], byCost.at(-1)]).toEqual(["510k", "pma"]);
});

test("European marking is not hastened by programmes of the United States", () => {
  expect(pathwayOptions.find(({ id }) => id === "ce_mark")?.acceleratedOptions).toEqual([]);
});

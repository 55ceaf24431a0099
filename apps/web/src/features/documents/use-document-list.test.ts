import { expect, test } from "vitest";
import { allOffered } from "./use-document-list.ts";

test("every category and body is offered, and those without documents say 0", () => {
  const facets = allOffered({ category: [{ value: "Cybersecurity", count: 2 }], body: [], status: [{ value: "failed", count: 1 }] });
  expect(facets["category"]).toHaveLength(8);
  expect(facets["category"]?.slice(0, 2)).toEqual([
    { value: "Cybersecurity", count: 2 },
    { value: "AI/ML SaMD", count: 0 },
  ]);
  expect(facets["body"]?.every(({ count }) => count === 0)).toBe(true);
  expect(facets["status"]).toEqual([{ value: "failed", count: 1 }]);
});

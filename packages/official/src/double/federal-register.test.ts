import { expect, test } from "vitest";
import { createDoubleFederalRegister, generatedRule } from "./federal-register.ts";

const rules = [
  generatedRule(1, "2026-03-01", 820, "2026-06-01"),
  { ...generatedRule(2, "2026-02-01", 820, null), type: "Notice" },
  generatedRule(3, "2026-01-01", 11, null),
];
const ask = (query: string) => {
  const { body } = createDoubleFederalRegister(rules).answer("/api/v1/documents.json", new URLSearchParams(query));
  const {
    count,
    next_page_url: next,
    results,
  } = JSON.parse(body) as { count: number; next_page_url: string | null; results: { document_number: string }[] };
  return { count, next, numbers: results.map(({ document_number: number }) => number) };
};

test("documents are narrowed by type and day of publication, and ordered as asked for", () => {
  expect(ask("per_page=10&conditions[type][]=RULE").numbers).toEqual(["2026-00003", "2026-00001"]);
  expect(ask("per_page=10&conditions[publication_date][gte]=2026-02-01&order=newest").numbers).toEqual(["2026-00001", "2026-00002"]);
  expect(ask("per_page=10&conditions[publication_date][lte]=2025-12-31")).toEqual({ count: 0, next: null, numbers: [] });
});

test("a page names the next one with all that was asked for, and the last one none", () => {
  const first = ask("per_page=2&order=newest");
  const next = new URL(first.next ?? "").searchParams;
  expect([first.count, next.get("page"), next.get("order")]).toEqual([3, "2", "newest"]);
  expect(ask(next.toString())).toMatchObject({ next: null, numbers: ["2026-00003"] });
});

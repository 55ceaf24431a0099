import { expect, test } from "vitest";
import { isNarrowed, placeWords, questionFrom, scopeParam, toScope } from "./asked.ts";

const plain = { query: "How long?", authority: "FDA", asOf: "", product: null } as const;

test("a question that nothing narrows is sent without a day or a kind of product", () => {
  expect(questionFrom(plain)).toEqual({ query: "How long?", authority: "FDA" });
});

test("a narrowed follow-up is sent with its day, its kind of product and the answer it follows", () => {
  expect(questionFrom({ ...plain, asOf: "2024-05-01", product: "ivd" }, "a1")).toEqual({
    query: "How long?",
    authority: "FDA",
    as_of: "2024-05-01",
    product_type: "ivd",
    follows: "a1",
  });
});

test.each([
  [plain, false],
  [{ ...plain, asOf: "2024-05-01" }, true],
  [{ ...plain, product: "drug" as const }, true],
])("%o is narrowed: %s", (asked, narrowed) => {
  expect(isNarrowed(asked)).toBe(narrowed);
});

test.each([
  [null, null, "the library and my documents"],
  ["library", { library: true, documents: "none" }, "the library alone"],
  ["documents", { library: false, documents: "all" }, "my documents alone"],
  ["6f1c2b9a-0000-4000-8000-000000000001", { library: false, documents: ["6f1c2b9a-0000-4000-8000-000000000001"] }, "1 chosen document"],
] as const)("an address that looks in %s says so and comes back as it was", (param, scope, words) => {
  expect(toScope(param)).toEqual(scope);
  expect(scopeParam(toScope(param))).toBe(param);
  expect(placeWords(toScope(param))).toBe(words);
});

test("an address that names nothing there is looks everywhere", () => {
  expect(toScope("elsewhere")).toBeNull();
});

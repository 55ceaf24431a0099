import { expect, test } from "vitest";
import { isNarrowed, questionFrom } from "./asked.ts";

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

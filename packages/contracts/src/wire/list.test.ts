import { expect, test } from "vitest";
import { z } from "zod";
import { facetedPage, listInput, mostRows } from "./list.ts";

const input = listInput({ search: z.string().optional() }, ["newest", "title"]);

test("a list that is asked for nothing gives as many rows as it may in its first order", () => {
  expect(input.parse({})).toEqual({ sort: "newest", limit: mostRows });
});

test("a limit in an address is read as a number, within what a list gives at once", () => {
  expect(input.parse({ limit: "7" }).limit).toBe(7);
  expect(["0", "101", "-1", "1.5"].map((limit) => input.safeParse({ limit }).success)).toEqual([false, false, false, false]);
});

test("only an order of its own is taken", () => {
  expect(input.safeParse({ sort: "title" }).success).toBe(true);
  expect(input.safeParse({ sort: "password" }).success).toBe(false);
});

test.each(["", "a b", "../..", "x'--", "x".repeat(2001)])("“%s” is no place that a list gave", (cursor) => {
  expect(input.safeParse({ cursor }).success).toBe(false);
});

test("a page with facets tells each of them", () => {
  const page = facetedPage(z.object({ id: z.number() }), ["kind"]);
  const given = { items: [{ id: 1 }], total: 1, next: null, facets: { kind: [{ value: "guidance", count: 1 }] } };
  expect(page.parse(given)).toEqual(given);
  expect(page.safeParse({ ...given, facets: {} }).success).toBe(false);
});

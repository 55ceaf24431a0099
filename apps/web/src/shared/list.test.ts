import { expect, test } from "vitest";
import { type ListSpec, asCall, noFilters, readWanted } from "./list.ts";

const spec: ListSpec = {
  filters: [
    { name: "kind", label: "Kind", known: ["guidance", "regulation"] },
    { name: "authority", label: "Authority" },
    { name: "markets", label: "Markets", known: (chosen) => chosen.split(",").every((one) => one.length === 2) },
  ],
  sorts: [
    ["title", "Title"],
    ["newest", "Newest first"],
  ],
};
const read = (search: string) => readWanted(new URLSearchParams(search), spec);

test("an address without anything asks for everything in the usual order", () => {
  expect(read("")).toEqual({ search: "", filters: {}, sort: "title" });
});

test("search, filters and order come from the address; other parameters are left alone", () => {
  expect(read("search=+510k+&kind=guidance&authority=FDA&sort=newest&source=1")).toEqual({
    search: "510k",
    filters: { kind: "guidance", authority: "FDA" },
    sort: "newest",
  });
});

test("values that are not known, as in a link cut short, are left out", () => {
  expect(read("kind=guid&sort=oldest&markets=US,Europe")).toEqual({ search: "", filters: {}, sort: "title" });
  expect(read("markets=US,EU").filters).toEqual({ markets: "US,EU" });
});

test("a search as long as a page is cut", () => {
  expect(read(`search=${"a".repeat(1000)}`).search).toHaveLength(200);
});

test("clearing the filters names each of them", () => {
  expect(noFilters(spec)).toEqual({ kind: null, authority: null, markets: null });
});

test("a call names only what is asked for", () => {
  const nothing = { search: "", filters: {}, sort: null, cursor: null, limit: 50 };
  expect(asCall(nothing)).toEqual({ limit: 50 });
  expect(asCall({ ...nothing, search: "510k", filters: { kind: "guidance" }, sort: "newest", cursor: "abc" })).toEqual({
    kind: "guidance",
    search: "510k",
    sort: "newest",
    cursor: "abc",
    limit: 50,
  });
});

import { expect, test } from "vitest";
import { type ListSpec, noFilters, readWanted, wholeList } from "./list.ts";

const spec: ListSpec = {
  filters: [
    { name: "kind", label: "Kind", known: ["guidance", "regulation"] },
    { name: "authority", label: "Authority" },
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
  expect(read("kind=guid&sort=oldest")).toEqual({ search: "", filters: {}, sort: "title" });
});

test("a search as long as a page is cut", () => {
  expect(read(`search=${"a".repeat(1000)}`).search).toHaveLength(400);
});

test("clearing the filters names each of them", () => {
  expect(noFilters(spec)).toEqual({ kind: null, authority: null });
});

test("a list held whole comes in stretches that neither repeat nor leave out a row", () => {
  const all = Array.from({ length: 7 }, (_, at) => at);
  const first = wholeList(all, { cursor: null, limit: 3 });
  const second = wholeList(all, { cursor: first.next, limit: 3 });
  const third = wholeList(all, { cursor: second.next, limit: 3 });
  expect([...first.items, ...second.items, ...third.items]).toEqual(all);
  expect([first.total, third.next]).toEqual([7, null]);
});

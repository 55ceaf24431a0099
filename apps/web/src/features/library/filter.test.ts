import { expect, test } from "vitest";
import { chosenCount, readFilter } from "./filter.ts";

const read = (search: string) => readFilter(new URLSearchParams(search));

test("a shared address opens the same search, filters and page", () => {
  expect(read("search=+510(k)+&authority=FDA&jurisdiction=US&kind=guidance&status=final&text_kind=summary&page=3")).toEqual({
    search: "510(k)",
    authority: "FDA",
    jurisdiction: "US",
    kind: "guidance",
    status: "final",
    text_kind: "summary",
    page: 3,
  });
});

test("what the library does not know is left out of the question instead of failing it", () => {
  expect(read("kind=novel&status=toString&text_kind=&page=-4&search=%20")).toEqual({ page: 1 });
  expect(read("page=two").page).toBe(1);
});

test("the number on the filter button counts filters and not the search", () => {
  expect(chosenCount(read("search=x&kind=guidance&authority=FDA"))).toBe(2);
});

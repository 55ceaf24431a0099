// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";
import { show } from "./testing.tsx";

const field = (value: string, onSearch: (search: string) => void) => (
  <SearchField label="Search the library" placeholder="Identifier" value={value} onSearch={onSearch} />
);

test("Enter searches at once, and only once", async () => {
  const onSearch = vi.fn();
  const { person } = show(field("", onSearch));
  await person.type(screen.getByRole("searchbox"), "510k{Enter}");
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("510k");
});

test("the search can be cleared with one click", async () => {
  const onSearch = vi.fn();
  const { person } = show(field("510k", onSearch));
  await person.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith("");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

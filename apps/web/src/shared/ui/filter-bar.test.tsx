// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FilterBar, FilterChips } from "./filter-bar.tsx";
import { show } from "./testing.tsx";

const kind = { name: "kind", label: "Kind", nameOf: (value: string) => value.toUpperCase() };
const list = (filters: Record<string, string>, kinds: Record<string, number> = { law: 1200, letter: 3 }) => ({
  spec: { filters: [kind], sorts: [["up", "First to last"]] as const },
  wanted: { search: "", filters, sort: null },
  facets: { kind: Object.entries(kinds).map(([value, count]) => ({ value, count })) },
  choose: vi.fn(),
  clearFilters: vi.fn(),
});
const choices = () =>
  within(screen.getByRole("group", { name: "Kind" }))
    .getAllByRole("button")
    .map((one) => one.textContent);

test("each choice says in words what it is and how many it would leave", () => {
  show(<FilterBar list={list({})} />);
  expect(choices()).toEqual(["LAW1,200", "LETTER3"]);
});

test("a choice is taken, and taken back where it was taken already", async () => {
  const at = list({ kind: "law" });
  const { person } = show(<FilterBar list={at} />);
  await person.click(screen.getByRole("button", { name: /^LETTER/u }));
  await person.click(screen.getByRole("button", { name: /^LAW/u, pressed: true }));
  expect(at.choose.mock.calls).toEqual([
    ["kind", "letter"],
    ["kind", null],
  ]);
});

test("a filter that is set stays in sight where the search leaves nothing of it, so that it can be taken off", () => {
  show(<FilterBar list={list({ kind: "standard" }, { law: 2 })} />);
  expect(choices()).toEqual(["STANDARD0", "LAW2"]);
});

test("of many choices the first are shown with the one that is set, and the rest on request", async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`kind ${nth + 1}`, 1]));
  const { person } = show(<FilterBar list={list({ kind: "kind 11" }, many)} />);
  expect(choices()).toHaveLength(10);
  await person.click(screen.getByRole("button", { name: "3 more under Kind" }));
  expect(choices()).toHaveLength(12);
});

test("a filter without any choice is not shown", () => {
  show(<FilterBar list={list({}, {})} />);
  expect(screen.queryByRole("group")).toBeNull();
});

test("on a narrow screen the button says how many are set, and opens them", async () => {
  const { person } = show(<FilterBar list={list({ kind: "law" })} />);
  const button = screen.getByRole("button", { name: "Filters, 1 set", expanded: false });
  await person.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
});

test("what is set stands as chips, each taken off by itself or all at once; nothing stands where nothing is set", async () => {
  const at = list({ kind: "law" });
  const { person } = show(<FilterChips list={at} />);
  await person.click(screen.getByRole("button", { name: /^Kind: LAW/u }));
  await person.click(screen.getByRole("button", { name: "Clear Filters" }));
  expect([at.choose.mock.calls, at.clearFilters.mock.calls.length]).toEqual([[["kind", null]], 1]);
  show(<FilterChips list={list({})} />);
  expect(screen.getAllByRole("list", { name: "Filters set" })).toHaveLength(1);
});

// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { type Finding, ReaderTools, foundText } from "./reader-tools.tsx";

const finding = (changes: Partial<Finding> = {}): Finding => ({
  words: "risk",
  onFind: vi.fn(),
  total: 12,
  shown: 12,
  waiting: false,
  failed: false,
  at: null,
  onStep: vi.fn(),
  ...changes,
});
const tools = (changes: Partial<Parameters<typeof ReaderTools>[0]>) => (
  <ReaderTools finding={null} parts={null} zoom={null} view={null} {...changes} />
);

test("it is said how many places were found, and which is shown", () => {
  const found = { total: 12, shown: 12, waiting: false, failed: false, at: null };
  expect(foundText(found)).toBe("12 found");
  expect(foundText({ ...found, at: 2 })).toBe("3 of 12");
  expect(foundText({ ...found, total: 900, shown: 200 })).toBe("200+ found");
  expect(foundText({ ...found, total: 0, shown: 0 })).toBe("Not found");
  expect(foundText({ ...found, failed: true })).toBe("Could not be searched");
});

test("Enter goes to the next place, Shift Enter to the one before, and Esc ends the search", async () => {
  const found = finding({ at: 11 });
  const { person } = show(tools({ finding: found }));
  await person.click(screen.getByRole("searchbox", { name: "Find in this document" }));
  await person.keyboard("{Enter}");
  expect(found.onStep).toHaveBeenLastCalledWith(0);
  await person.keyboard("{Shift>}{Enter}{/Shift}");
  expect(found.onStep).toHaveBeenLastCalledWith(10);
  await person.keyboard("{Escape}");
  expect(found.onFind).toHaveBeenLastCalledWith("");
});

test("a page is gone to by its number, one past the end is the last", async () => {
  const onGo = vi.fn();
  const { person } = show(tools({ parts: { kind: "page", count: 12, at: 3, onGo } }));
  const field = screen.getByRole("textbox", { name: "Go to page" });
  await person.clear(field);
  await person.type(field, "99{Enter}");
  expect(onGo).toHaveBeenLastCalledWith(12);
  await person.click(screen.getByRole("button", { name: "Next page" }));
  expect(onGo).toHaveBeenLastCalledWith(4);
});

test("pages are drawn larger, smaller and to fit the width", async () => {
  const onZoom = vi.fn();
  const { person } = show(tools({ zoom: { value: 1, onZoom } }));
  await person.click(screen.getByRole("button", { name: "Larger (+)" }));
  expect(onZoom).toHaveBeenLastCalledWith(1.25);
  await person.click(screen.getByRole("button", { name: "100 %: fit the width (0)" }));
  expect(onZoom).toHaveBeenLastCalledWith(null);
});

// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { ReaderTools } from "./reader-tools.tsx";

const tools = (changes: Partial<Parameters<typeof ReaderTools>[0]>) => (
  <ReaderTools finding={null} parts={null} zoom={null} view={null} {...changes} />
);

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

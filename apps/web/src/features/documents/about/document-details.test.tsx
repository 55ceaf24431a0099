// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { documentWith } from "../document.fixture.ts";
import { DocumentDetails } from "./document-details.tsx";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const details = (onSave: () => Promise<void>) => <DocumentDetails document={documentWith()} onSave={onSave} explain={() => "Try later."} />;

test("what is said of a document can be changed", async () => {
  const onSave = vi.fn(async () => undefined);
  const { person } = show(details(onSave));
  await person.type(screen.getByRole("textbox", { name: "Tags" }), ", EU");
  await person.selectOptions(screen.getByRole("combobox", { name: "Category" }), "");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).toHaveBeenCalledWith(
    expect.objectContaining({ tags: ["pump", "EU"], document_category: null, title: "Risk management plan" }),
  );
});

test("a document without a title is not saved", async () => {
  const onSave = vi.fn();
  const { person } = show(details(onSave));
  await person.clear(screen.getByRole("textbox", { name: "Title" }));
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: "Title" }).getAttribute("aria-invalid")).toBe("true");
});

test("what was typed is kept where it could not be saved, also over a reload", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { person, unmount } = show(details(() => Promise.reject(new Error("away"))));
  await person.type(screen.getByRole("textbox", { name: "Title" }), " 2");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("what you typed is kept");
  unmount();
  show(details(async () => undefined));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("Risk management plan 2");
});

// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { Upload } from "./uploads.ts";

const upload = (changes: Partial<Upload> = {}): Upload => ({
  key: 7,
  file: new File(["x".repeat(2048)], "plan.docx"),
  title: "plan",
  body: "",
  category: "",
  tags: "",
  replaces: null,
  state: "chosen",
  sent: 0,
  problem: null,
  held: [],
  sha256: null,
  twin: null,
  anyway: false,
  documentId: null,
  ...changes,
});

const acts = () => ({ say: vi.fn(), drop: vi.fn(), stop: vi.fn(), again: vi.fn(), uploadAnyway: vi.fn() });

test("a file that was chosen has a title of its own, and can be left out", async () => {
  const done = acts();
  const { person } = show(<UploadRow upload={upload()} acts={done} alone />);
  const row = within(screen.getByRole("listitem", { name: "plan.docx" }));
  expect(row.getByText("2.00 KB")).toBeTruthy();
  await person.type(row.getByRole("textbox", { name: "Title" }), "s");
  expect(done.say).toHaveBeenLastCalledWith(7, { title: "plans" });
  await person.selectOptions(row.getByRole("combobox", { name: "Regulatory body" }), "EMA");
  expect(done.say).toHaveBeenLastCalledWith(7, { body: "EMA" });
  await person.click(row.getByRole("button", { name: "Leave out: plan.docx" }));
  expect(done.drop).toHaveBeenCalledWith(7);
});

test("among several files only the title is in sight until more is asked for", async () => {
  const { person } = show(<UploadRow upload={upload()} acts={acts()} />);
  expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Body, category and tags of this file" }));
  expect(within(screen.getByRole("combobox", { name: "Category" })).getAllByRole("option")).toHaveLength(9);
});

test("a file on its way says how many bytes have gone, and can be cancelled", async () => {
  const done = acts();
  const { person } = show(<UploadRow upload={upload({ state: "sending", sent: 1024 })} acts={done} />);
  expect(screen.getByRole("progressbar", { name: "Uploading" }).getAttribute("aria-valuenow")).toBe("50");
  await person.click(screen.getByRole("button", { name: "Cancel plan.docx" }));
  expect(done.stop).toHaveBeenCalledWith(7);
});

test("an upload that failed says why, keeps its fields and can be tried again", async () => {
  const done = acts();
  const { person } = show(<UploadRow upload={upload({ state: "failed", problem: "There is no room left." })} acts={done} alone />);
  expect(screen.getByRole("alert").textContent).toContain("There is no room left.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Title" }).value).toBe("plan");
  await person.click(screen.getByRole("button", { name: "Try again: plan.docx" }));
  expect(done.again).toHaveBeenCalledWith(7);
});

test("a file that is held already leads to it, and is uploaded only on purpose", async () => {
  const done = acts();
  const { person } = show(<UploadRow upload={upload({ held: [{ id: "1", title: "The plan" }] })} acts={done} alone />);
  expect(screen.getByText(/You have this very file already/u).textContent).toContain("“The plan”");
  expect(screen.getByRole("link", { name: "Open it" }).getAttribute("href")).toBe("/documents/1");
  await person.click(screen.getByRole("button", { name: "Upload anyway: plan.docx" }));
  expect(done.uploadAnyway).toHaveBeenCalledWith(7);
});

test("a new version with bytes that are held already goes at once where it is wanted anyway", async () => {
  const done = acts();
  const { person } = show(<UploadRow upload={upload({ held: [{ id: "1", title: "The plan" }] })} acts={done} titled />);
  expect(screen.queryByRole("button", { name: "Upload it" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Upload anyway: plan.docx" }));
  expect(done.uploadAnyway).toHaveBeenCalledWith(7);
  expect(done.again).toHaveBeenCalledWith(7);
});

test("a file that was chosen twice names the other", () => {
  show(<UploadRow upload={upload({ twin: "copy.docx" })} acts={acts()} alone />);
  expect(screen.getByText("This is the very same file as “copy.docx” in this list.")).toBeTruthy();
});

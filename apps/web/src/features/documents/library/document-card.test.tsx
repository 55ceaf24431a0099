// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../../shared/ui/testing.tsx";
import { documentWith } from "../document.fixture.ts";
import { DocumentCard } from "./document-card.tsx";

const choosing = { chosen: [], has: () => false, set: vi.fn(), clear: vi.fn() };

const changes = () => ({
  save: vi.fn(),
  remove: vi.fn(),
  bringBack: vi.fn(),
  readAgain: vi.fn(),
  stopReading: vi.fn(),
  busyId: null,
});

test("a card says what a document is, how large, of how many pages, and leads to it", () => {
  const { container } = show(<DocumentCard document={documentWith({ version: 2 })} changes={changes()} choosing={choosing} />);
  expect(screen.getByRole("link", { name: "Risk management plan" }).getAttribute("href")).toBe(`/documents/${documentWith().id}`);
  expect(container.textContent).toContain("PDF · 1.50 KB · 12 pages · version 2");
  expect(screen.getByText("FDA")).toBeTruthy();
  expect(screen.getByText("Completed")).toBeTruthy();
});

test("a document of unknown size says so, and a review that was missed stands out", () => {
  const { container } = show(
    <DocumentCard document={documentWith({ file_size: null, review_on: "2020-01-01" })} changes={changes()} choosing={choosing} />,
  );
  expect(container.textContent).toContain("Unknown");
  expect(screen.getByText(/^Review overdue by/u)).toBeTruthy();
});

test("a document that is read shows its stage, and reading can be stopped", async () => {
  const done = changes();
  const reading = documentWith({ upload_status: "processing", stage: { progress: 0.4, note: "Recognising page 2 of 5" } });
  const { person } = show(<DocumentCard document={reading} changes={done} choosing={choosing} />);
  expect(screen.getByRole("progressbar", { name: "Recognising page 2 of 5" }).getAttribute("aria-valuenow")).toBe("40");
  await person.click(screen.getByRole("button", { name: "Stop reading Risk management plan" }));
  expect(done.stopReading).toHaveBeenCalledWith(reading);
});

test("a document that is begun and has not told a stage yet does not seem to wait", () => {
  show(<DocumentCard document={documentWith({ upload_status: "processing" })} changes={changes()} choosing={choosing} />);
  expect(screen.getByText("Being read.")).toBeTruthy();
  show(<DocumentCard document={documentWith({ upload_status: "pending" })} changes={changes()} choosing={choosing} />);
  expect(screen.getByText("Waiting to be read.")).toBeTruthy();
});

test("a document that could not be read says why, and can be read again", async () => {
  const done = changes();
  const { person } = show(
    <DocumentCard document={documentWith({ upload_status: "failed", failure: "encrypted" })} changes={done} choosing={choosing} />,
  );
  expect(screen.getByText("The file is protected by a password. Remove the protection and upload it again.")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Try again: Risk management plan" }));
  expect(done.readAgain).toHaveBeenCalledOnce();
});

test("a document whose file is at fault leads to where another takes its place, one that was interrupted does not", () => {
  const failed = (failure: "damaged" | "interrupted") =>
    show(<DocumentCard document={documentWith({ upload_status: "failed", failure })} changes={changes()} choosing={choosing} />);
  failed("interrupted");
  expect(screen.queryByRole("link", { name: /^Upload another file/u })).toBeNull();
  failed("damaged");
  const link = screen.getByRole("link", { name: "Upload another file: Risk management plan" });
  expect(link.getAttribute("href")).toMatch(/^\/documents\/.+\?part=versions$/u);
});

test("a document is deleted from its menu, and a deleted one offers to be restored", async () => {
  const done = changes();
  const { person, unmount } = show(<DocumentCard document={documentWith()} changes={done} choosing={choosing} />);
  await person.click(screen.getByRole("button", { name: "More for Risk management plan" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(done.remove).toHaveBeenCalledOnce();
  unmount();
  const again = show(
    <DocumentCard document={documentWith({ deleted_at: "2026-11-22T08:00:00.000Z" })} changes={done} choosing={choosing} />,
  );
  await again.person.click(screen.getByRole("button", { name: "Restore Risk management plan" }));
  expect(done.bringBack).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import type { UnconfirmedNote } from "@clausewise/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { NoteCard } from "./note-card.tsx";
import { NoteDialog } from "./note-dialog.tsx";

const note: UnconfirmedNote = {
  passage_id: "00000000-0000-4000-8000-000000000000",
  source_id: "00000000-0000-4000-8000-000000000001",
  source_title: "Quality Management System Regulation",
  citation: "21 CFR 820.35(a)",
  heading: "Control of records",
  text: "Records of complaints say at least seven things.",
  url: "https://www.ecfr.gov/current/title-21/section-820.35",
  amended: [{ by: "21 CFR 820", since: "2026-02-02", written_before: true }],
};

test("a note is shown with what changed its clause, from which day on, and the official text", () => {
  show(<NoteCard note={note} onConfirm={vi.fn()} />);
  const card = screen.getByRole("article", { name: "Note on 21 CFR 820.35(a)" });
  expect(card.textContent).toContain("21 CFR 820 changed from 2 Feb 2026 on");
  expect(card.textContent).toContain("Records of complaints say at least seven things.");
  expect(screen.getByRole("link", { name: /official text/u }).getAttribute("href")).toBe(note.url);
});

test("a note is confirmed with a reason, and not without one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [onConfirm, onClose] = [vi.fn(async () => {}), vi.fn()];
  const { person } = show(<NoteDialog note={note} onClose={onClose} onConfirm={onConfirm} />);
  await person.click(screen.getByRole("button", { name: "Confirm the note" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Say why the note holds.");
  expect(onConfirm).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText(/Reason/u), "It says the same.");
  await person.click(screen.getByRole("button", { name: "Confirm the note" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onConfirm).toHaveBeenCalledWith("It says the same.");
});

// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DropZone, sortFiles } from "./drop-zone.tsx";
import { show } from "./testing.tsx";

const file = (name: string, size = 10) => new File(["x".repeat(size)], name);

test("what cannot be read, is empty or too large is refused, each with its reason", () => {
  const { taken, refused } = sortFiles(
    [file("a.PDF"), file("b.exe"), file("c.pdf", 0), file("d.pdf", 2 * 1024 ** 2 + 1)],
    [".pdf"],
    2 * 1024 ** 2,
  );
  expect(taken.map(({ name }) => name)).toEqual(["a.PDF"]);
  expect(refused).toEqual(["b.exe: only .pdf can be read.", "c.pdf: the file is empty.", "d.pdf: larger than 2 MB."]);
});

test("of several files the good ones are taken, and the others named", async () => {
  const onFiles = vi.fn();
  const { person } = show(<DropZone label="Choose documents" hint="PDF" accept={[".pdf"]} mostBytes={1000} onFiles={onFiles} />);
  await person.upload(screen.getByLabelText("Choose documents"), [file("a.pdf"), file("b.pdf", 0)]);
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(["a.pdf"]);
  expect(screen.getByRole("alert").textContent).toContain("b.pdf: the file is empty.");
});

test("where one file is wanted, the first is taken and the others are named", () => {
  const onFiles = vi.fn();
  show(<DropZone label="Choose a document" hint="PDF" accept={[".pdf"]} mostBytes={1000} single onFiles={onFiles} />);
  const zone = screen.getByText("PDF").parentElement!;
  fireEvent.drop(zone, { dataTransfer: { files: [file("a.pdf"), file("b.pdf")] } });
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(["a.pdf"]);
  expect(screen.getByRole("alert").textContent).toBe("b.pdf: only one file is taken here, and a.pdf came first.");
});

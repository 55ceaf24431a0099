import { expect, test } from "vitest";
import { plainFilename } from "./filename.ts";

test.each([
  ["report.pdf", "report.pdf"],
  ["../../etc/passwd.txt", "passwd.txt"],
  [String.raw`C:\files\plan.docx`, "plan.docx"],
  ["\u202Etxt.exe", "txt.exe"],
  ["a\u0000b.txt", "ab.txt"],
  ["résumé.pdf", "résumé.pdf"],
])("%j is kept as %j", (given, kept) => {
  expect(plainFilename(given)).toBe(kept);
});

test.each(["", "readme", ".txt", "dots.", "folder/"])("%j has no usable name", (given) => {
  expect(plainFilename(given)).toBeNull();
});

test("a very long name keeps its extension", () => {
  const kept = plainFilename(`${"a".repeat(400)}.pdf`);
  expect(kept).toHaveLength(255);
  expect(kept?.endsWith(".pdf")).toBe(true);
});

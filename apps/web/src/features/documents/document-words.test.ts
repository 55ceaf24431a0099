import { expect, test } from "vitest";
import { fileKind, partsText, tagsTyped, titleFrom } from "./document-words.ts";

test("a document says what it consists of, and how much was recognised from pictures", () => {
  expect(partsText(null)).toBe("");
  expect(partsText({ kind: "text", count: 1, recognised: 0 })).toBe("");
  expect(partsText({ kind: "page", count: 1, recognised: 0 })).toBe("1 page");
  expect(partsText({ kind: "page", count: 12, recognised: 3 })).toBe("12 pages, 3 recognised from pictures");
  expect(partsText({ kind: "slide", count: 4, recognised: 4 })).toBe("4 slides, recognised from pictures");
});

test("a title is the file's name without its extension", () => {
  expect(titleFrom("Risk plan v1.2.docx")).toBe("Risk plan v1.2");
  expect(titleFrom("README")).toBe("README");
  expect(titleFrom(".pdf")).toBe(".pdf");
});

test("kinds of files are called as people call them", () => {
  expect(fileKind("xls")).toBe("Excel 97–2003");
  expect(tagsTyped(["pump", "EU"])).toBe("pump, EU");
});

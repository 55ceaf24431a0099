import { expect, test } from "vitest";
import { DocumentFilter, NewDocument } from "./documents.ts";

const file = { filename: "plan.pdf", mimetype: "application/pdf", stream: (async function* () {})() };

test("a document needs a file and a title, and nothing more", () => {
  expect(NewDocument.parse({ file, title: "Plan" })).toEqual({ file, title: "Plan" });
});

test("who sends text where the file belongs is told to choose a file", () => {
  const { error } = NewDocument.safeParse({ file: "plan.pdf", title: "Plan" });
  expect(error?.issues).toMatchObject([{ path: ["file"], message: "Choose a file." }]);
});

test.each([{ regulatory_body: "Nobody" }, { document_category: "Poems" }, { title: " " }])("%j is refused", (wrong) => {
  expect(NewDocument.safeParse({ file, title: "Plan", ...wrong }).success).toBe(false);
});

test("a list of documents is the newest first where nothing else is asked", () => {
  expect(DocumentFilter.parse({})).toEqual({ sort: "newest", limit: 100 });
  expect(DocumentFilter.parse({ body: "EMA", sort: "title", limit: "5" })).toEqual({ body: "EMA", sort: "title", limit: 5 });
});

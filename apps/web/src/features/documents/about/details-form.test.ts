import { expect, test } from "vitest";
import { documentWith } from "../document.fixture.ts";
import { Details, changesOf, detailsOf } from "./details-form.ts";

test("what a document is said to be is typed and sent as it was", () => {
  const typed = detailsOf(documentWith({ tags: ["pump", "EU"], review_on: "2027-02-01" }));
  expect(typed.tags).toBe("pump, EU");
  expect(changesOf("1", typed)).toEqual({
    id: "1",
    title: "Risk management plan",
    regulatory_body: "FDA",
    document_category: "Quality Management",
    tags: ["pump", "EU"],
    review_on: "2027-02-01",
  });
});

test("a field that is emptied is none", () => {
  const typed = { title: " Plan ", regulatory_body: "", document_category: "", tags: " , ", review_on: "" };
  expect(changesOf("1", typed)).toEqual({
    id: "1",
    title: "Plan",
    regulatory_body: null,
    document_category: null,
    tags: [],
    review_on: null,
  });
});

test("a document keeps a title, and tags keep their length", () => {
  const typed = detailsOf(documentWith());
  expect(Details.safeParse({ ...typed, title: "  " }).success).toBe(false);
  expect(Details.safeParse({ ...typed, tags: "a tag that is far too long to be one of a document" }).success).toBe(false);
});

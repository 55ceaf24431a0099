import { expect, test } from "vitest";
import { changesOf, labelOf, objectOf } from "./audit-words.ts";

test("an action is told in words, also one that there is no longer", () => {
  expect([labelOf("query.saved"), labelOf("answer.given")]).toEqual(["Saved a question", "answer.given"]);
});

test("what it happened to is named shortly", () => {
  expect(objectOf({ object_type: "contact_message", object_id: null })).toBe("contact message");
  expect(objectOf({ object_type: "alert", object_id: "0b2d4a4e-9a5e-4ce1-8a55-3e3f6d9b8f11" })).toBe("alert 0b2d4a4e");
  expect(objectOf({ object_type: "operation", object_id: "people.list" })).toBe("operation people.list");
});

test("changes are told with what was before and what came after", () => {
  expect(changesOf({ role_type: { before: "reviewer", after: null }, ended: 3, sources: ["a"] })).toEqual([
    "role type: reviewer → none",
    "ended: 3",
    'sources: ["a"]',
  ]);
});

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
    "sources: a",
  ]);
});

test("what is listed is named, hashes shortly, and a long list is counted", () => {
  const hash = "b298df61bc36c62ed2e66a9611d40250997a79c9fa8e08ac0ccf5f0103a5e246";
  expect(
    changesOf({
      cited: [
        { citation: "21 CFR 803.50(a)", passage_hash: hash },
        { citation: "21 CFR 803.10(c)", passage_hash: hash },
      ],
      sequences: Array.from({ length: 10 }, (_, nth) => nth + 1),
      left_out: [],
    }),
  ).toEqual([
    "cited: 21 CFR 803.50(a) b298df61, 21 CFR 803.10(c) b298df61",
    "sequences: 1, 2, 3, 4, 5, 6, 7, 8 and 2 more",
    "left out: none",
  ]);
});

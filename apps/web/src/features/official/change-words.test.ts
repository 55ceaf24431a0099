import { expect, test } from "vitest";
import { changedOnly, changeWords, fieldChanges, firstOf } from "./change-words.ts";

test("a text held for the first time came in, and is not called new", () => {
  expect(changeWords({ kind: "added", library_source_id: "00000000-0000-4000-8000-000000000000" })[0]).toBe("Came in");
  expect(changeWords({ kind: "added", library_source_id: null })[0]).toBe("New");
});

test("many sections are counted after the first twelve", () => {
  const clauses = Array.from({ length: 15 }, (_, at) => `820.${at + 1}`);
  expect(firstOf(clauses)).toEqual({ first: clauses.slice(0, 12), more: 3 });
  expect(firstOf(["820.3"])).toEqual({ first: ["820.3"], more: 0 });
});

test("an entry's change is what it says otherwise, and nothing else", () => {
  const before = { title: "Guidance A", url: null, fields: { status: "Draft", office: "CDRH", closes: "2026-12-31" } };
  const after = { title: "Guidance A", url: null, fields: { status: "Final", office: "CDRH", docket: "FDA-2026-D-1" } };
  expect(fieldChanges(before, after)).toEqual([
    { name: "status", before: "Draft", after: "Final" },
    { name: "closes", before: "2026-12-31", after: null },
    { name: "docket", before: null, after: "FDA-2026-D-1" },
  ]);
});

test("a section that has another number is none of those that came and went", () => {
  const renumbered = [{ from: "s. 64", to: "s. 65" }];
  expect(changedOnly({ clauses: ["s. 1", "s. 64", "s. 65"], renumbered })).toEqual(["s. 1"]);
});

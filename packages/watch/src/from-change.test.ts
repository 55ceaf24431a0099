import { expect, test } from "vitest";
import { readChange } from "./from-change.ts";
import { change, entry, reader } from "./testing.fixture.ts";

test("a text that changed is about the clauses in which it did, from the day from which it holds", () => {
  const about = readChange(reader, change({ clauses: ["21 CFR 820.35", "21 CFR 820.45"], effective: "2026-02-02" }));
  expect(about).toMatchObject({ verb: "changed", effective: "2026-02-02", published: "2026-02-02", isGeneral: true });
  expect(about.places.map(({ citation }) => citation)).toEqual(["21 CFR 820.35", "21 CFR 820.45"]);
});

test("a text of which no clause is told is about itself", () => {
  expect(readChange(reader, change({})).places.map(({ citation }) => citation)).toEqual(["21 CFR 820"]);
});

test("a part that classifies kinds of devices is not for all of them", () => {
  expect(readChange(reader, change({ subject: "21 CFR 880", title: "21 CFR 880: General Hospital Devices" })).isGeneral).toBe(false);
});

test.each([
  ["added", "added"],
  ["changed", "changed"],
  ["removed", "no longer listed"],
  ["back", "listed again"],
] as const)("what was %s is said to be %s", (kind, verb) => {
  expect(readChange(reader, change({ kind })).verb).toBe(verb);
});

test("a change of a source that no table knows is still about its text", () => {
  const about = readChange(reader, change({ source_id: "unknown", subject: "Order 12", title: "Order 12" }));
  expect(about).toMatchObject({ authority: "Order 12", source: "unknown", productCodes: [], recallClass: null });
});

test("an entry of a register is published on the day that it says, or else on that of the look", () => {
  const about = readChange(reader, entry("fda-recalls", "Pump recalled", {}));
  expect(about.published).toBe("2026-02-02");
});

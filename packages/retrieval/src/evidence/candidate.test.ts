import { expect, test } from "vitest";
import { normalCitation } from "../citations/clauses.ts";
import { isDocument, isOwn, sectionNamed } from "./candidate.ts";

const section = (clause: string, more: Partial<Parameters<typeof sectionNamed>[1]> = {}) =>
  sectionNamed(normalCitation(clause), { jurisdiction: "US", kind: "regulation", source_identifier: "21 CFR 820", ...more });

test("paragraphs of one section stand in it, those of another not", () => {
  expect(section("21 CFR 820.30(g)")).toBe(section("21 CFR 820.30(a)(1)"));
  expect(section("21 CFR 820.30(g)")).not.toBe(section("21 CFR 820.3"));
});

test("the same section of two countries is two", () => {
  expect(section("21 CFR 820.30")).not.toBe(section("21 CFR 820.30", { jurisdiction: "CA" }));
});

test("guidance is one section as a whole", () => {
  const guidance = { kind: "guidance" as const, source_identifier: "Pumps" };
  expect(section("Pumps p. 1", guidance)).toBe(section("Pumps p. 12", guidance));
});

test("in a person's own document what stands under one heading is a section", () => {
  const own = { kind: "upload" as const, source_identifier: "plan", heading_path: ["2 People"] };
  expect(section("plan p. 1", { ...own, heading: "2.1 Who" })).not.toBe(section("plan p. 1", { ...own, heading: "2.2 How many" }));
  expect(section("plan p. 1", { ...own, heading: "2.1 Who" })).toBe(section("plan p. 9", { ...own, heading: "2.1 Who" }));
});

test("documents are cited as a whole, laws by their clauses", () => {
  expect(["guidance", "letter", "upload"].map((kind) => isDocument({ kind } as Parameters<typeof isDocument>[0]))).toEqual([
    true,
    true,
    true,
  ]);
  expect([isDocument({ kind: "regulation" }), isOwn({ kind: "upload" }), isOwn({ kind: "guidance" })]).toEqual([false, true, false]);
});

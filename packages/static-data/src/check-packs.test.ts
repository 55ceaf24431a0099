import type { Requirement, RulePack } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { checkPacks } from "./check-packs.ts";

const library = [
  {
    identifier: "21 CFR 830",
    passages: [{ citation: "21 CFR 830.20(a)", heading: "", heading_path: [], page: null, text: "", url: null }],
  },
];
const source = { title: "A concordance", url: "https://example.org/", clause: null };
const requirement = (id: string, changed: Partial<Requirement> = {}): Requirement => ({
  id,
  group: "Identifiers",
  title: id,
  requirement: "It must be so.",
  citations: [{ source: "21 CFR 830", clause: "21 CFR 830.20(a)(1)" }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["so"]],
  asks: "Is it so?",
  evidence: ["A record"],
  maps_to: [],
  ...changed,
});
const pack = (requirements: Requirement[]): RulePack => ({
  pack: "rules",
  title: "Rules",
  kind: "requirements",
  categories: ["device"],
  jurisdictions: ["US"],
  document_types: [],
  basis: [{ source: "21 CFR 830", clauses: "all" }],
  version: "2026-11",
  checked: "2026-11-23",
  checked_against: "nothing",
  about: "A few rules.",
  requirements,
});
const checked = (...requirements: Requirement[]) => checkPacks([pack(requirements)], library);

test("a clause below one that is held resolves, and so does the section of one that is held", () => {
  const section = requirement("b", { citations: [{ source: "21 CFR 830", clause: "21 CFR 830.20" }] });
  expect(checked(requirement("a"), section)).toMatchObject({ unresolved: [], clauses: 2 });
});

test("a clause of another section, and one that only begins alike, are named", () => {
  const citations = [
    { source: "21 CFR 830", clause: "21 CFR 830.200" },
    { source: "21 CFR 801", clause: "21 CFR 801.20" },
  ];
  expect(checked(requirement("a", { citations })).unresolved).toEqual([
    "rules a: 21 CFR 830 | 21 CFR 830.200",
    "rules a: 21 CFR 801 | 21 CFR 801.20",
  ]);
});

test("a correspondence with nothing, or with itself, is named, and so is one that nobody vouches for", () => {
  const edge = { pack: "rules", relation: "same" as const, source };
  const found = checked(
    requirement("a", {
      maps_to: [
        { ...edge, id: "b" },
        { ...edge, id: "a" },
        { ...edge, id: "lost" },
      ],
    }),
    requirement("b", { maps_to: [{ ...edge, id: "a", source: { ...source, title: "" } }] }),
  );
  expect(found).toMatchObject({
    edges: 4,
    lostEdges: ["rules a > rules a", "rules a > rules lost"],
    unsourcedEdges: ["rules b > rules a"],
  });
});

test("the facts that decide are counted", () => {
  const applies = { when: "it is sterile", facts: [{ fact: "sterile" as const, is: true }], words: [] };
  expect(checked(requirement("a", { level: "conditional", applies })).facts).toEqual([["sterile", 1]]);
});

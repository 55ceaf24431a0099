import type { Requirement } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { fieldChanges, packDifference, takenOf } from "./pack-versions.ts";

const requirement = (more: Partial<Requirement> = {}): Requirement => ({
  id: "udi",
  group: "Labels",
  title: "UDI",
  requirement: "It bears a UDI.",
  citations: [{ source: "21 CFR 830", clause: "21 CFR 830.20" }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["udi"]],
  asks: "Has it one?",
  evidence: [],
  maps_to: [],
  ...more,
});
const taken = (...all: Requirement[]) => new Map(all.map((one) => [one.id, takenOf(one)]));

test("a pack that says the same has no difference, whatever else of it was changed", () => {
  expect(packDifference(taken(requirement()), [requirement({ headings: ["Labels"], signs: [["other"]] })])).toBeNull();
  expect(packDifference(new Map(), [])).toBeNull();
});

test("what came and what went are told with what they ask", () => {
  const difference = packDifference(taken(requirement()), [requirement({ id: "label", title: "Label" })]);
  expect(difference).toMatchObject({
    added: [{ id: "label", title: "Label", clauses: "21 CFR 830.20" }],
    removed: [{ id: "udi", title: "UDI" }],
    changed: [],
  });
});

test("what changed is told field by field, before and after", () => {
  const after = requirement({
    level: "conditional",
    applies: { when: "it is sold", facts: [{ fact: "class_us", is: ["I", "II"] }], words: [] },
    citations: [
      { source: "21 CFR 830", clause: "21 CFR 830.20" },
      { source: "21 CFR 801", clause: "21 CFR 801.20" },
    ],
  });
  expect(packDifference(taken(requirement()), [after])?.changed).toEqual([
    {
      id: "udi",
      title: "UDI",
      fields: [
        { field: "Level", before: "required", after: "conditional" },
        { field: "Asked for where", before: "always", after: "it is sold" },
        { field: "What decides", before: "", after: "class us: I, II" },
        { field: "Clauses", before: "21 CFR 830.20", after: "21 CFR 830.20; 21 CFR 801.20" },
      ],
    },
  ]);
});

test("the heading that it is listed under is no change of what it asks", () => {
  expect(fieldChanges(requirement(), requirement({ group: "Other" }))).toEqual([]);
});

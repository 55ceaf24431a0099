import type { Requirement } from "@clausewise/contracts";
import { describe, expect, test } from "vitest";
import { matrixOf, type MatrixRequirement } from "./matrix.ts";
import { fieldChanges, packDifference, takenOf } from "./pack-versions.ts";
import { relationsOf } from "./relations.ts";
import { countsOf, rowPartsOf } from "./summary.ts";

const source = { title: "A concordance", url: "https://example.org/", clause: null };
type Edge = Requirement["maps_to"][number];
const edge = (pack: string, id: string, relation: Edge["relation"]): Edge => ({ pack, id, relation, source });
const requirement = (id: string, maps_to: Edge[] = [], changed: Partial<Requirement> = {}): Requirement => ({
  id,
  group: "Group",
  title: id,
  requirement: `${id} must be.`,
  citations: [{ source: "21 CFR 830", clause: "21 CFR 830.20" }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["a"]],
  asks: "?",
  evidence: [],
  maps_to,
  ...changed,
});
const packs = [
  {
    pack: "us",
    requirements: [requirement("records", [edge("iso", "documents", "part"), edge("eu", "files", "same")]), requirement("risk")],
  },
  { pack: "iso", requirements: [requirement("documents")] },
  { pack: "eu", requirements: [requirement("files"), requirement("hints", [edge("us", "risk", "supports")])] },
];
const relations = relationsOf(packs);
const named = (all: readonly { name: string; relation: string }[]) => all.map(({ name, relation }) => `${name} ${relation}`);

describe("evidence", () => {
  test("serves what its requirement corresponds to, as far as is said", () => {
    expect(named(relations.serves("us/records"))).toEqual(["iso/documents part", "eu/files same"]);
  });

  test("serves back fully where both ask for the same, as a hint where the other asks for a part, and not at all for a hint", () => {
    expect(named(relations.serves("eu/files"))).toEqual(["us/records same"]);
    expect(named(relations.serves("iso/documents"))).toEqual(["us/records supports"]);
    expect(named(relations.serves("us/risk"))).toEqual([]);
    expect(named(relations.servedBy("us/risk"))).toEqual(["eu/hints supports"]);
  });

  test("serves by the strongest of what is said of the same two", () => {
    const both = relationsOf([
      { pack: "a", requirements: [requirement("x", [edge("b", "y", "supports")])] },
      { pack: "b", requirements: [requirement("y", [edge("a", "x", "same")])] },
    ]);
    expect(named(both.serves("a/x"))).toEqual(["b/y same"]);
  });
});

test("the matrix puts what corresponds into one row, and hints into rows of their own", () => {
  const item = (pack: string, requirement_id: string, markets: string[]): MatrixRequirement => ({
    id: `${pack}-${requirement_id}`,
    pack,
    pack_title: pack,
    requirement_id,
    group: "Group",
    title: requirement_id,
    status: "missing",
    markets,
  });
  const all = [
    item("us", "records", ["US"]),
    item("us", "risk", ["US"]),
    item("iso", "documents", ["INT"]),
    item("eu", "files", ["EU", "DE"]),
    item("eu", "hints", ["EU"]),
  ];
  const rows = matrixOf(all, relations);
  expect(rows.map(({ title, cells }) => [title, Object.keys(cells)])).toEqual([
    ["records", ["US", "INT", "EU", "DE"]],
    ["risk", ["US"]],
    ["hints", ["EU"]],
  ]);
  expect(rows[0]?.cells["INT"]).toMatchObject([{ title: "documents", relation: "part" }]);
  expect(rows[0]?.cells["EU"]).toMatchObject([{ title: "files", relation: "same" }]);
});

describe("a new version of a pack", () => {
  const before = requirement("records");
  const taken = new Map([before, requirement("gone")].map((one) => [one.id, takenOf(one)]));

  test("that says the same is no difference", () => {
    expect(packDifference(taken, [before, requirement("gone", [], { signs: [["other"]] })])).toBeNull();
  });

  test("tells what was added, removed and changed, by the ids", () => {
    const changed = requirement("records", [], { requirement: "Records must be kept for 3 years." });
    expect(packDifference(taken, [changed, requirement("new")])).toEqual({
      added: [{ id: "new", title: "new", requirement: "new must be.", clauses: "21 CFR 830.20" }],
      removed: [{ id: "gone", title: "gone", requirement: "gone must be.", clauses: "21 CFR 830.20" }],
      changed: [
        {
          id: "records",
          title: "records",
          fields: [{ field: "Requirement", before: before.requirement, after: "Records must be kept for 3 years." }],
        },
      ],
    });
  });

  test("shows what a requirement says otherwise, old beside new", () => {
    const after = takenOf(requirement("records", [], { level: "recommended" }));
    expect(fieldChanges(takenOf(before), after)).toEqual([{ field: "Level", before: "required", after: "recommended" }]);
  });
});

test("a market's row tells what is met, what is not, and of how much of the law nothing was shown", () => {
  const all = [
    { status: "met" as const, level: "required" as const, title: "a" },
    { status: "missing" as const, level: "required" as const, title: "b" },
    { status: "missing" as const, level: "recommended" as const, title: "c" },
    { status: "not_applicable" as const, level: "required" as const, title: "d" },
  ];
  expect(rowPartsOf(all)).toEqual({ completedRequirements: ["a"], missingRequirements: ["b", "c"], critical: 1 });
  expect(countsOf(all)).toEqual({ met: 1, missing: 2, not_applicable: 1 });
});

import { expect, test } from "vitest";
import { compareSections } from "./compare-sections.ts";
import { compareVersions } from "./compare-versions.ts";
import type { PlacedPassage } from "./placed-passage.ts";

const designControls = (section: string) => (section === "21 CFR 820.30" ? ["ISO 13485:2016 7.3"] : []);

const sectionsOf = (from: PlacedPassage[], to: PlacedPassage[]) =>
  compareSections({ from, to, changes: compareVersions(from, to, ({ hash }) => hash).changes, successors: designControls });

const passage = (citation: string, heading: string, hash = citation): PlacedPassage => ({ passage_id: hash, citation, heading, hash });

const stayed = { renumbered: 0, moved_to: [], matter_in: [] };

test("a rewritten rule is told section by section, with the headings of both versions", () => {
  const old = [
    passage("21 CFR 820.1(a)", "Scope"),
    passage("21 CFR 820.1(b)", "Scope"),
    passage("21 CFR 820.30(a)", "Design controls"),
    passage("21 CFR 820.35", "Document controls"),
  ];
  const now = [
    passage("21 CFR 820.1(a)", "Scope"),
    passage("21 CFR 820.1(b)", "Scope", "reworded"),
    passage("21 CFR 820.10(a)", "Requirements for a quality management system"),
    passage("21 CFR 820.35", "Control of records", "records"),
  ];
  expect(sectionsOf(old, now)).toEqual([
    { section: "21 CFR 820.1", before: "Scope", after: "Scope", kept: 1, changed: 1, added: 0, removed: 0, ...stayed },
    {
      section: "21 CFR 820.30",
      before: "Design controls",
      after: null,
      kept: 0,
      changed: 0,
      added: 0,
      removed: 1,
      ...stayed,
      matter_in: ["ISO 13485:2016 7.3"],
    },
    {
      section: "21 CFR 820.10",
      before: null,
      after: "Requirements for a quality management system",
      kept: 0,
      changed: 0,
      added: 1,
      removed: 0,
      ...stayed,
    },
    {
      section: "21 CFR 820.35",
      before: "Document controls",
      after: "Control of records",
      kept: 0,
      changed: 1,
      added: 0,
      removed: 0,
      ...stayed,
    },
  ]);
});

test("a guidance cited by page is told by its headings", () => {
  const old = [passage("Guide p. 3", "Scope"), passage("Guide p. 4", "Policy")];
  const now = [passage("Guide p. 3", "Scope"), passage("Guide p. 5", "Policy", "more")];
  expect(sectionsOf(old, now).map(({ section, kept, added, removed }) => [section, kept, added, removed])).toEqual([
    ["Scope", 1, 0, 0],
    ["Policy", 0, 1, 1],
  ]);
});

test("a section whose words stand under another number is told with where they stand, and not as gone and new", () => {
  const words = "each manufacturer shall keep the records of every batch for ten years after the last was sold";
  const sections = sectionsOf([passage("SOR/98-282 s. 64", "Recall", words)], [passage("SOR/98-282 s. 65", "Recall", `${words} at all`)]);
  expect(sections).toEqual([
    {
      section: "SOR/98-282 s. 64",
      before: "Recall",
      after: null,
      kept: 0,
      changed: 0,
      renumbered: 0,
      added: 0,
      removed: 0,
      moved_to: ["SOR/98-282 s. 65"],
      matter_in: [],
    },
    {
      section: "SOR/98-282 s. 65",
      before: null,
      after: "Recall",
      kept: 0,
      changed: 0,
      renumbered: 1,
      added: 0,
      removed: 0,
      moved_to: [],
      matter_in: [],
    },
  ]);
});

import { describe, expect, test } from "vitest";
import { readOfficialParts } from "../../testing/official-parts.ts";
import { compareSections, renumberedSections } from "./compare-sections.ts";
import { compareVersions } from "./compare-versions.ts";
import { passageHash } from "./passage-hash.ts";
import { isRenumbered } from "./placed-passage.ts";

const parts = await readOfficialParts();
if (!parts) process.stdout.write("The two texts of 21 CFR 820 are not here (shared/data beside the repository): their test is skipped.\n");

describe.skipIf(!parts)("the Quality System Regulation and the one that took its place", () => {
  const texts = (parts ?? []).filter(({ identifier }) => identifier === "21 CFR 820");
  const passagesOf = (of: (headings: string[]) => boolean) =>
    (texts.find(({ passages }) => of(passages.map(({ heading }) => heading)))?.passages ?? []).map((passage) => ({
      ...passage,
      passage_id: passageHash(passage),
      hash: passageHash(passage),
    }));
  const isNew = (headings: string[]) => headings.some((heading) => heading.includes("Control of records"));
  const [old, now] = [passagesOf((headings) => !isNew(headings)), passagesOf(isNew)];
  const words = new Map([...old, ...now].map(({ hash, text }) => [hash, text]));
  const { changes } = compareVersions(old, now, ({ hash }) => words.get(hash) ?? "");
  const sections = compareSections({ from: old, to: now, changes, successors: () => [] });
  const named = (number: string) => sections.find(({ section }) => section === `21 CFR ${number}`);

  test("stand side by side section by section, with the headings of both", () => {
    expect(sections.filter(({ after }) => after !== null).map(({ section, before, after }) => [section, before, after])).toEqual([
      ["21 CFR 820.1", "Scope", "Scope"],
      ["21 CFR 820.3", "Definitions", "Definitions"],
      ["21 CFR 820.7", null, "Incorporation by reference"],
      ["21 CFR 820.10", null, "Requirements for a quality management system"],
      ["21 CFR 820.35", null, "Control of records"],
      ["21 CFR 820.45", null, "Device labeling and packaging controls"],
    ]);
    expect(sections.filter(({ after }) => after === null)).toHaveLength(29);
    expect(named("820.30")).toMatchObject({ before: "Design controls", after: null });
    expect(named("820.198")).toMatchObject({ before: "Complaint files", after: null, moved_to: [] });
  });

  test("have only those provisions in common under other numbers whose words were carried over", () => {
    const moved = changes.filter(isRenumbered).map(({ before, after }) => [before?.citation, after?.citation]);
    expect(moved.map((sides) => sides.join(" > ").replaceAll("21 CFR ", ""))).toEqual([
      "820.3(c) > 820.3(a)",
      "820.3(l) > 820.3(a)",
      "820.3(bb) > 820.3(a)",
      "820.3(w) > 820.3(a)",
      "820.3(o) > 820.3(b)",
      "820.30(a)(2)(ii) > 820.10(c)(2)",
      "820.180(a) > 820.35(d)",
    ]);
  });

  test("are no sections of one that were only renumbered in the other", () => {
    expect(renumberedSections(changes)).toEqual([]);
  });
});

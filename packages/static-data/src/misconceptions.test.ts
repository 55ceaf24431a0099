import { describe, expect, it } from "vitest";
import { builtInLibrary } from "./library.ts";
import { builtInMisconceptions, readMisconceptions } from "./misconceptions.ts";

describe("the list of misconceptions", () => {
  const list = builtInMisconceptions();

  it("shows each by a clause that the built-in library holds", () => {
    const citations = builtInLibrary().flatMap((source) => source.passages.map(({ citation }) => citation));
    for (const { title, clauses } of list)
      for (const clause of clauses)
        expect(
          citations.some((citation) => citation.startsWith(clause)),
          `${title}: ${clause}`,
        ).toBe(true);
  });

  it("names each once, and says what is right in whole sentences", () => {
    expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
    for (const { title, text } of list) expect(text, title).toMatch(/[.)]$/);
  });

  it("needs at least two things to be said before it speaks up", () => {
    for (const { title, when } of list) expect(when.length, title).toBeGreaterThanOrEqual(2);
  });
});

describe("a misconception", () => {
  it("is read from a few lines that a domain person can write", () => {
    const [one] = readMisconceptions(
      "a.md",
      "# Devices\n\n## A 510(k) is cleared\nwhen: 510(k), premarket notification; approve, approval\nwhere: US, FDA\nunless: PMA\nclause: 21 CFR 807.97; 21 CFR 807.92\nchecked: 2026-11-21\n\nA 510(k) ends in a finding of equivalence,\nwhich is called clearance.\n",
    );
    expect(one).toEqual({
      title: "A 510(k) is cleared",
      when: [
        ["510(k)", "premarket notification"],
        ["approve", "approval"],
      ],
      where: [["US", "FDA"]],
      unless: ["PMA"],
      clauses: ["21 CFR 807.97", "21 CFR 807.92"],
      checked: "2026-11-21",
      text: "A 510(k) ends in a finding of equivalence, which is called clearance.",
    });
  });

  it("without a clause is refused by name", () => {
    expect(() => readMisconceptions("a.md", `## No clause\nwhen: a; b\nchecked: 2026-11-21\n\n${"Word ".repeat(12)}\n`)).toThrow(
      /a\.md: No clause/,
    );
  });
});

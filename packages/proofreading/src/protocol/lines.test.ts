import { describe, expect, it, test } from "vitest";
import { lines } from "./lines.fixture.ts";
import { isSection, linesOf, titleOf } from "./lines.ts";

const zones = (...texts: string[]) => lines(...texts).map(({ text, zone }) => `${zone}: ${text}`);

test.each([
  ["3.1  Study design:", "Study design"],
  ["Section 4 Aim", "Aim"],
  ["IV. Methods", "Methods"],
  ["Aim\tand scope", "Aim and scope"],
  ["", ""],
])("the title of “%s” is “%s”", (heading, title) => {
  expect(titleOf(heading)).toBe(title);
});

test("a numbered heading is a section, and a name is none", () => {
  expect([isSection("3.1 Study design"), isSection(" 4. Aim"), isSection("Study design"), isSection("3")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("a line stands", () => {
  it("on the title page, in the synopsis, in the body, or aside", () => {
    expect(zones("A study of pumps", "# Synopsis\n\nAim: to see", "# 1 Introduction\n\nIt is new.", "# References\n\nMiller")).toEqual([
      "title: A study of pumps",
      "synopsis: Synopsis",
      "synopsis: Aim: to see",
      "body: 1 Introduction",
      "body: It is new.",
      "aside: References",
      "aside: Miller",
    ]);
  });

  it("aside in a history of changes until the next numbered section, and in an appendix to the end", () => {
    expect(zones("# Summary of changes\n\nThe dose was halved.\n\n# Dose\n\nOld.").at(-1)).toBe("aside: Old.");
    expect(zones("# Appendix A\n\nA form.\n\n# Notes\n\nMore.").at(-1)).toBe("aside: More.");
  });

  it("under the heading above it", () => {
    expect(lines("# 2 Aim\n\nTo see.").map(({ heading }) => heading)).toEqual(["Aim", "Aim"]);
  });
});

test("entries of contents, running heads and empty blocks are no lines", () => {
  expect(zones("Aim ........ 12\n\nText")).toEqual(["title: Text"]);
  expect(
    linesOf([
      {
        number: 1,
        blocks: [
          { kind: "furniture", text: "Page 1" },
          { kind: "paragraph", text: "  " },
        ],
      },
    ]),
  ).toEqual([]);
});

test("rows of one table share its number, with their cells", () => {
  const rows = lines("Sponsor\tKestrel\nPhase\t2\n\nText\n\nArm\tDose");
  expect(rows.map(({ table, cells }) => [table, cells.length])).toEqual([
    [1, 2],
    [1, 2],
    [null, 1],
    [2, 2],
  ]);
});

test("labels of a title page that were run together are read one by one, those of later pages not", () => {
  const run = "Sponsor: Kestrel Phase: 2 Version: 1.0";
  expect(lines(run)).toHaveLength(3);
  expect(lines("One", "Two", run)).toHaveLength(3);
});

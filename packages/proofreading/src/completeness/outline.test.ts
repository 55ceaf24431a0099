import { describe, expect, it } from "vitest";
import { lastUpTo, outlineOf } from "./outline.ts";
import { readManuscript } from "../manuscript/manuscript.ts";

const prose = "The people who take part are told of this in words that they can follow, and sign a form of it.";
const outline = (text: string) => outlineOf(readManuscript({ text }));
const headed = (text: string) =>
  outline(text).sections.map(({ heading, body }) => [heading && text.slice(heading.start, heading.end), body.length] as const);

describe("the sections of a text", () => {
  it("hold what stands under their lower headings, up to the next of their depth", () => {
    expect(headed(`1 Aim\n\n${prose}\n\n1.1 Why\n\n${prose}\n\n2 People\n\n${prose}`)).toEqual([
      [null, 0],
      ["1 Aim", 3],
      ["1.1 Why", 1],
      ["2 People", 1],
    ]);
  });

  it("begin with what stands before the first heading", () => {
    expect(headed(`${prose}\n\n# Aim\n\n${prose}`)).toEqual([
      [null, 1],
      ["# Aim", 1],
    ]);
  });

  it("hold no matter in the line that spells out the short forms of a table", () => {
    const lines = outline(`# Aim\n\nAbbreviations: IMP = investigational medicinal product.\n\n${prose}`).units;
    expect(lines.map(({ isList }) => isList)).toEqual([false, true, false]);
  });

  it("are none of a text without words", () => {
    expect(outline(" \n ")).toMatchObject({ units: [], sections: [{ heading: null, body: [] }] });
    expect(outline("").unitAt(0)).toBeUndefined();
  });

  it("do not begin at a name with its value", () => {
    expect(headed(`TRADE NAME: FLOWSURE\n\n${prose}`)).toEqual([[null, 2]]);
  });
});

describe("a paragraph", () => {
  const kinds = (text: string) => outline(text).units.map(({ isList, isHistory, isBlank }) => ({ isList, isHistory, isBlank }));

  it("under the title of a list of abbreviations or literature is of that list, until running text comes", () => {
    const long = `${"The study begins when the first person has signed the form and ends when the last has come back to the doctor".repeat(2)}. Then`;
    expect(kinds(`# Abbreviations\n\nAE: adverse event.\n\n${long} more.`).map(({ isList }) => isList)).toEqual([true, true, false]);
  });

  it("under the title of a history of the document tells what was changed", () => {
    expect(kinds(`# Revision History\n\nThe dose was halved.\n\n# Dose\n\n${prose}`).map(({ isHistory }) => isHistory)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("whose lines are all left open is a blank form", () => {
    expect(kinds("Name: ________\nDate: N/A").map(({ isBlank }) => isBlank)).not.toContain(false);
    expect(kinds("Name: Jane Miller\n\nDate: ____").map(({ isBlank }) => isBlank)).toEqual([false, true]);
  });
});

it("the stretch of a place is the last that begins up to it", () => {
  const stretches = [
    { start: 2, end: 4 },
    { start: 5, end: 9 },
  ];
  expect([0, 2, 4, 5, 99].map((place) => lastUpTo(stretches, place)?.start)).toEqual([undefined, 2, 2, 5, 5]);
  expect(lastUpTo([], 3)).toBeUndefined();
});

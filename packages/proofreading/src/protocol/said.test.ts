import { describe, expect, it, test } from "vitest";
import { line, lines } from "./lines.fixture.ts";
import { headings, labelled, sentences, sentencesOf, shownWords, wholeOf } from "./said.ts";

const sponsor = /^sponsor$/i;
const said = (...texts: string[]) => labelled(lines(...texts), sponsor).map(({ words }) => words);

describe("what stands beside a label", () => {
  it.each([
    ["Sponsor: Kestrel", ["Kestrel"]],
    ["Sponsor – Kestrel", ["Kestrel"]],
    ["1.2 Sponsor: Kestrel", ["Kestrel"]],
    ["Sponsor / Manufacturer\tKestrel", ["Kestrel"]],
    ["Sponsor (legal)\tKestrel", ["Kestrel"]],
    ["Role\tName\nSponsor\tKestrel", ["Kestrel"]],
    ["Phase\tSponsor\n2\tKestrel", ["Kestrel"]],
  ])("is read in “%s”", (text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  it("or below it, up to the next label", () => {
    expect(said("Sponsor\n\nKestrel\n\n12 Main Street\n\nStudy design\n\nOpen")).toEqual(["Kestrel", "12 Main Street"]);
  });

  it("is nothing where the label is part of a sentence, or stands aside", () => {
    expect(said("The sponsor is Kestrel.")).toEqual([]);
    expect(said("# References\n\nSponsor: Kestrel")).toEqual([]);
    expect(said("")).toEqual([]);
  });

  it("is no ratio or time", () => {
    expect(labelled(lines("Ratio: 2:1"), /^ratio$/i).map(({ words }) => words)).toEqual(["2:1"]);
    expect(labelled(lines("Ratio 2:1"), /^ratio 2$/i)).toEqual([]);
  });
});

test("sentences are read cell by cell, without the number of their paragraph, and headings are none", () => {
  expect(sentences(lines("# Aim\n\n3.1 It is new. It is safe.\n\nOne.\tTwo.")).map(({ words }) => words)).toEqual([
    "It is new.",
    "It is safe.",
    "One.",
    "Two.",
  ]);
});

test("a heading may say a fact itself, but not where it stands aside", () => {
  expect(headings(lines("# Single-arm, two centres", "# References")).map(({ words }) => words)).toEqual(["Single-arm, two centres"]);
});

test("what stands beside a label may be several sentences, and go on behind a page's end", () => {
  const value = { words: "It is new. It is safe.", line: line("x"), label: "Aim" };
  expect(sentencesOf(value).map(({ words, label }) => [words, label])).toEqual([
    ["It is new.", "Aim"],
    ["It is safe.", "Aim"],
  ]);
  expect([wholeOf(value), wholeOf({ ...value, on: "And so on." })]).toEqual([
    "It is new. It is safe.",
    "It is new. It is safe. And so on.",
  ]);
});

test("long words are cut at the end of a word", () => {
  const long = "wörter ".repeat(100);
  expect(shownWords(long).length).toBeLessThanOrEqual(420);
  expect(shownWords(long).endsWith("wörter")).toBe(true);
  expect(shownWords("short")).toBe("short");
});

import { expect, test } from "vitest";
import { sentencesOf } from "./sentence-splitter.ts";

const read = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test("abbreviations end no sentence", () => {
  expect(read("See 21 U.S.C. 360c, e.g. for class II. The device is exempt.")).toEqual([
    "See 21 U.S.C. 360c, e.g. for class II.",
    "The device is exempt.",
  ]);
});

test("headings, contents lines, tables and page furniture are no sentences", () => {
  const text =
    "# Scope\n\nTABLE OF CONTENTS\n\nIntroduction ........ 3\n\n| a | b |\n\nContains Nonbinding Recommendations\n\nPremarket Review\n\nThe rule applies to all devices.";
  expect(read(text)).toEqual(["The rule applies to all devices."]);
});

test("a sentence wrapped over lines is one sentence", () => {
  expect(read("The sponsor shall\nreport within 10\nworking days.")).toEqual(["The sponsor shall\nreport within 10\nworking days."]);
});

test("list items stand by themselves", () => {
  expect(read("It shall contain:\n\n(1) The name of the device;\n\n(2) The intended use.")).toHaveLength(3);
});

test("rows of a table and names before a colon say something by themselves in one's own documents", () => {
  const text = "Sponsor: Acme AB\nPart\tRisk\nSpring\tLow";
  const sentences = (own: boolean) => sentencesOf(text, own).map(({ start, end }) => text.slice(start, end));
  expect([sentences(true), sentences(false)]).toEqual([["Sponsor: Acme AB", "Part\tRisk", "Spring\tLow"], []]);
});

import { expect, test } from "vitest";
import { lines } from "./lines.fixture.ts";
import { findTitle } from "./title.ts";

const full = "A randomised, double-blind trial of FlowSure in adults with anaemia";
const title = (...texts: string[]) => findTitle(lines(...texts))?.words ?? null;

test("the title beside its label is taken, the short one not", () => {
  expect(title(`Short title: A trial of the FlowSure pump at home\n\nFull title: ${full}`)).toBe(full);
});

test("without a label the line of the first pages that reads most as one is taken", () => {
  expect(title(`Clinical Trial Protocol\n\n${full}\n\nSponsor: Kestrel Biologics, for the treatment of people at home`)).toBe(full);
  expect(title(`# ${full}\n\nAnother randomised study of the treatment of people with the same disease at home`)).toBe(full);
});

test.each(["Version 2.0, 3 May 2024", "Protocol Version 2.0 (2024-05-03)", "Amendment 3, dated May 3, 2024", "Version 1.1"])(
  "the line %s below a title is none of it",
  (below) => {
    expect(title(`${full} ${below}`)).toBe(full);
    expect(title(`Full title: ${full}, ${below}`)).toBe(full);
  },
);

test("a version that the title itself tells of stays", () => {
  const versioned = "A randomised trial of FlowSure version 2 software in adults with anaemia";
  expect(title(versioned)).toBe(versioned);
});

test.each([
  ["the kind of document", "Clinical Investigation Plan"],
  ["a number", "Protocol number ABC-301"],
  ["a statement", "I agree to conduct the study in compliance with the protocol and with good clinical practice."],
  ["a line in a table", "Randomised study of pumps\tin adults with anaemia of all ages"],
])("%s is no title", (_, text) => {
  expect(title(text)).toBeNull();
});

test("a title on a later page is that of another study", () => {
  expect(title("One", "Two", full)).toBeNull();
  expect(title("")).toBeNull();
});

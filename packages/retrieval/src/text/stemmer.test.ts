import { expect, test } from "vitest";
import { stem } from "./stemmer.ts";

const porter = {
  caresses: "caress",
  ponies: "poni",
  cats: "cat",
  agreed: "agre",
  plastered: "plaster",
  motoring: "motor",
  hopping: "hop",
  filing: "file",
  happy: "happi",
  relational: "relat",
  conditional: "condit",
  vietnamization: "vietnam",
  triplicate: "triplic",
  formalize: "formal",
  electrical: "electr",
  adjustment: "adjust",
  adoption: "adopt",
  probate: "probat",
  controll: "control",
  sky: "sky",
};

test.each(Object.entries(porter))("%s is indexed as Porter's published vocabulary has it", (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test("a word form of a rule is found by another form of it", () => {
  expect(new Set(["report", "reports", "reported", "reporting"].map(stem))).toEqual(new Set(["report"]));
});

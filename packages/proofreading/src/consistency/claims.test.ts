import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { isSupposed, namedClaims } from "./claims.ts";
import { sentencePassages } from "./prose.ts";

const claims = (text: string) => sentencePassages(readManuscript({ text })).flatMap((passage) => namedClaims(passage));
const said = (text: string) => claims(text).map(({ name, written }) => `${name}: ${written}`);

test.each([
  ["The shelf life of the catheter is 24 months.", ["shelf life of the catheter: 24 months"]],
  ["A single dose: 5 mg is given.", ["single dose: 5 mg"]],
  ["The 28-day screening period begins now.", ["screening period: 28-day"]],
])("“%s” calls a quantity by name", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["without a name", "It weighs 5 kg."],
  ["in a unit that it is never measured in", "The shelf life of the catheter is 24 kg."],
  ["that is one of several", "The starting dose is 5 mg or 10 mg."],
  ["that is only supposed", "If the shelf life is 24 months, nobody knows."],
  ["in a row of a table", "The shelf life is | 24 months"],
  ["that is one of many such", "Each 5-day hold time is told."],
])("a quantity %s is no claim", (_, text) => {
  expect(said(text)).toEqual([]);
});

test("the same quantity has one key in whatever order and number of words, and one value in whatever unit", () => {
  const [one, other] = [claims("The shelf life of the catheter is 24 months."), claims("The catheters' shelf life is 2 years.")];
  expect(one[0]?.unit).toBe(other[0]?.unit);
  expect(one[0]?.value).toBe(other[0]?.value);
});

test("a bound is told apart from a value, and one part of a study from another", () => {
  const scope = (text: string) => claims(text)[0]?.scope;
  expect(scope("The screening period is up to 28 days.")).not.toBe(scope("The screening period is 28 days."));
  expect(scope("In Part A the screening period is 28 days.")).not.toBe(scope("In Part B the screening period is 28 days."));
});

test("a claim stands where its quantity does, whatever unseen marks the text has", () => {
  const text = "The shelf\u00a0life is 24\u00ad\u00a0months.";
  const [claim] = claims(text);
  expect(text.slice(claim?.place.start, claim?.place.end)).toBe("24\u00ad\u00a0months");
});

test("suppositions are told from what is said", () => {
  expect([isSupposed("It could be 5 mg."), isSupposed("It is 5 mg."), isSupposed("")]).toEqual([true, false, false]);
});

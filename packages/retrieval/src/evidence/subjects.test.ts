import { expect, test } from "vitest";
import { createSubjectFinder } from "./subjects.ts";

const subject = (text: string, citation: string | null = null) => ({ citation, text });
const finder = createSubjectFinder([
  [subject("informed consent children"), subject("assent")],
  [subject("informed consent elements"), subject("consent form wording", "21 CFR 50.25(a)")],
  [subject("premarket approval supplement")],
]);
const all = () => true;

test("a clause is found by a subject whose every word is said, in any order and form", () => {
  expect([...finder.find("Do children need informed consents?", all).keys()]).toEqual([0]);
});

test("a subject of which a word is not said is not named", () => {
  expect([...finder.find("informed consent", all).keys()]).toEqual([]);
});

test("short forms are said with what they stand for", () => {
  expect([...finder.find("When is a PMA supplement due?", all).keys()]).toEqual([2]);
});

test("who names more of one clause's subjects than of another's means it more", () => {
  const found = finder.find("children's informed consent and assent, and elements", all);
  expect([...found.keys()]).toEqual([0, 1]);
  expect(found.get(0)?.share).toBe(1);
  expect(found.get(1)?.share).toBeLessThan(1);
});

test("clauses that are left out are not found", () => {
  expect([...finder.find("assent", (group) => group !== 0).keys()]).toEqual([]);
});

import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { saidBy, saidTogether } from "./belief-sides.ts";

/** What the first claim of a question says, taken apart. */
const said = (question: string) => {
  const understood = understand(question);
  const [claim] = understood.claims;
  if (claim === undefined) throw new Error("nothing is claimed");
  return saidBy(claim, understood);
};

test("how far a claim goes is told by words such as only and every, whatever they are", () => {
  expect([...said("Importers alone keep every record, right?").reach]).toEqual(expect.arrayContaining(["only", "all"]));
  expect(said("Importers keep records, right?").reach.size).toBe(0);
});

test("a claim that turns is parted, each part denied or not by itself", () => {
  const { parts } = said("Importers do not register but makers register every year, right?");
  expect(parts.map(({ isDenied }) => isDenied)).toEqual([true, false]);
});

test("who acts counts among the words of a claim by all names", () => {
  const { own, terms } = said("Importers keep records, right?");
  expect([...own].every((term) => terms.has(term))).toBe(true);
});

test("two claims together say what both say, and are told where either is", () => {
  const [one, other] = [said("Importers keep records, right?"), said("Labels bear symbols, right?")];
  const both = saidTogether(one, other);
  expect([...one.own, ...other.own].every((term) => both.own.has(term))).toBe(true);
  expect(both.claim.force).toBe("told");
});

import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { beliefFeatures, worded } from "./belief-features.ts";
import { saidBy, sideOf } from "./belief-sides.ts";

const wrong = "a component maker must register its establishment with FDA";
const right = "A component maker need not register its establishment with FDA.";

/** What is known of the first claim of a question being what is wrong. */
function features(question: string, sides = { wrong, right }) {
  const understood = understand(question);
  const [claim] = understood.claims;
  if (claim === undefined) throw new Error("nothing is claimed");
  const said = worded(saidBy(claim, understood));
  return beliefFeatures({
    said,
    asked: said.terms,
    wrong: sideOf(sides.wrong),
    right: sideOf(sides.right),
    answer: sideOf(sides.right),
    share: 0.5,
    likely: 0.5,
    meaningOf: () => 0,
    weightOf: (terms) => [...terms].length,
  });
}

test("a claim that says what is wrong covers it, and agrees with it rather than with what is right", () => {
  const held = features("Since a component maker must register its establishment with FDA, which form is it?");
  expect(held["covered"]).toBe(1);
  expect(held["contraryAgrees"]).toBe(1);
  expect(held["wrongAlike"]).toBeGreaterThan(0.8);
});

test("one that denies it agrees with what is right, though its words are the same", () => {
  const denied = features("A component maker does not have to register its establishment with FDA, right?");
  expect([denied["contraryAgrees"], denied["contraryDisagrees"]]).toEqual([-1, 1]);
});

test("one on something else covers little of it", () => {
  const other = features("Importers keep complaint files, right?");
  expect(other["covered"]).toBeLessThan(0.3);
  expect(other["isWhole"]).toBe(0);
});

test("a figure that only the wrong side gives tells the two apart", () => {
  const years = { wrong: "records are kept for 2 years", right: "Records are kept for 5 years." };
  expect(features("Since records are kept for 2 years, where are they?", years)).toMatchObject({ figureSame: 1, figureRight: 0 });
  expect(features("Since records are kept for 5 years, where are they?", years)).toMatchObject({ figureSame: 0 });
});

test("how a claim is worded is told: as a duty, as one's own, as told to be confirmed", () => {
  expect(features("Our component maker must register, right?")).toMatchObject({ duty: 1, own: 1, confirming: 1 });
  expect(features("A component maker registered last year.")).toMatchObject({ past: 1, own: 0, confirming: 0 });
});

test("every feature is a number, of words that say nothing too", () => {
  const values = [
    ...Object.values(features("A maker registers, right?")),
    ...Object.values(features("A maker registers, right?", { wrong: "", right: "" })),
  ];
  expect(values.filter((value) => !Number.isFinite(value))).toEqual([]);
});

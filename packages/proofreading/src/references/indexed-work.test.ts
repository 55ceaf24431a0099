import { normalCitation } from "@clausewise/retrieval";
import { expect, test } from "vitest";
import { evidenceOf, findIn, holdingOf, indexWork } from "./indexed-work.ts";
import { works } from "./library.fixture.ts";

const work = (name: string) => {
  const held = works.find((one) => one.name === name);
  if (held === undefined) throw new Error(`there is no ${name}`);
  return indexWork(held);
};
const held = (name: string, clause: string) => {
  const { now, before } = holdingOf(work(name), clause);
  return [now?.passages[0]?.citation ?? null, before?.passages[0]?.citation ?? null];
};

test("versions that hold are told from those that no longer do", () => {
  const { current, former } = work("21 CFR 820");
  expect([current.map(({ version }) => version.label), former.map(({ version }) => version.label)]).toEqual([
    ["QMSR"],
    ["Quality System Regulation"],
  ]);
});

test("an official text of a few passages is not held as a whole, nor are notes", () => {
  expect([work("21 CFR 803"), work("21 CFR 312")].map(({ current }) => current[0]?.isWhole)).toEqual([true, false]);
});

test("a clause may be held now, have been held, both, or neither", () => {
  expect(held("21 CFR 820", "21 CFR 820.35(a)")).toEqual(["21 CFR 820.35(a)", null]);
  expect(held("21 CFR 820", "21 CFR 820.30(g)")).toEqual([null, "21 CFR 820.30(g)"]);
  expect(held("21 CFR 820", "21 CFR 820.1")).toEqual(["21 CFR 820.1", "21 CFR 820.1"]);
  expect(held("21 CFR 820", "21 CFR 820.999")).toEqual([null, null]);
});

test("a clause that is not cited apart is held where the words above it print its sign", () => {
  expect(held("21 CFR 820", "21 CFR 820.35(a)(2)")[0]).toBe("21 CFR 820.35(a)");
  expect(held("21 CFR 820", "21 CFR 820.35(a)(9)")[0]).toBeNull();
});

test("evidence is the first passage, or the source where there is none", () => {
  const found = findIn(work("21 CFR 803").current, normalCitation("21 CFR 803.50(a)"));
  if (found === null) throw new Error("it is not held");
  expect(evidenceOf(found)).toMatchObject({ citation: "21 CFR 803.50(a)", title: "Reports by manufacturers", url: "https://law.example" });
  expect(evidenceOf({ source: found.source, passages: [] })).toMatchObject({ passage_id: null, citation: "21 CFR 803" });
  expect(findIn([], normalCitation("21 CFR 803.50(a)"))).toBeNull();
});

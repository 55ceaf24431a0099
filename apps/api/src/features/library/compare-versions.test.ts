import { expect, test } from "vitest";
import { compareVersions } from "./compare-versions.ts";

/** `a=1` is clause a in its first wording. */
const version = (...passages: string[]) =>
  passages.map((hash) => ({ passage_id: hash, hash, citation: hash.slice(0, hash.indexOf("=")), heading: "" }));
const told = (from: string[], to: string[]) =>
  compareVersions(version(...from), version(...to)).changes.map(({ before, after }) => `${before?.hash ?? "-"} > ${after?.hash ?? "-"}`);

test("a clause in other words is one change with both wordings", () => {
  expect(told(["a=1", "b=1"], ["a=1", "b=2"])).toEqual(["b=1 > b=2"]);
});

test("what came and what went stand where they are read", () => {
  expect(told(["a=1", "b=1", "c=1"], ["a=1", "c=1", "d=1", "e=1"])).toEqual(["b=1 > -", "- > d=1", "- > e=1"]);
});

test("several paragraphs under one citation are compared in their order", () => {
  expect(told(["a=1", "a=2", "a=3"], ["a=1", "a=4"])).toEqual(["a=2 > a=4", "a=3 > -"]);
});

test("the same version shows no change and keeps everything, a repeated sentence counted once", () => {
  expect(compareVersions(version("a=1", "b=1", "a=1"), version("a=1", "b=1", "a=1"))).toEqual({
    kept: 2,
    added: 0,
    removed: 0,
    changes: [],
  });
});

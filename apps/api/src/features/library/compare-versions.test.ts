import { describe, expect, test } from "vitest";
import { compareVersions } from "./compare-versions.ts";

/** `a=1` is clause a in its first wording. */
const version = (...passages: string[]) =>
  passages.map((hash) => ({ passage_id: hash, hash, citation: hash.slice(0, hash.indexOf("=")), heading: "" }));
const wording = ({ hash }: { hash: string }) => hash.slice(hash.indexOf("=") + 1);
const told = (from: string[], to: string[]) =>
  compareVersions(version(...from), version(...to), wording).changes.map(
    ({ before, after }) => `${before?.hash ?? "-"} > ${after?.hash ?? "-"}`,
  );

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
  expect(compareVersions(version("a=1", "b=1", "a=1"), version("a=1", "b=1", "a=1"), wording)).toEqual({
    kept: 2,
    added: 0,
    removed: 0,
    changes: [],
  });
});

describe("a provision under another number", () => {
  const records = "Each manufacturer shall keep the records of every batch for ten years after the last device was sold";
  const complaints = "Each manufacturer shall review every complaint, and say in writing why no investigation was made of it";

  test("is one difference with both sides, whatever else came in its place", () => {
    expect(told([`a=${records}`, `b=${complaints}`], ["a=Something new stands here", `b=${records}`, `c=${complaints}`])).toEqual([
      "- > a=Something new stands here",
      `a=${records} > b=${records}`,
      `b=${complaints} > c=${complaints}`,
    ]);
  });

  test("is told so in nearly the same words, and whatever sign it is printed with", () => {
    const now = `(3) ${records.replace("ten", "twelve")}`;
    expect(told([`a=(a) ${records}`], [`c=${now}`])).toEqual([`a=(a) ${records} > c=${now}`]);
  });

  test("is not guessed where two are alike", () => {
    expect(told([`a=${records}`], [`b=${records}`, `c=${records}`])).toEqual([`a=${records} > -`, `- > b=${records}`, `- > c=${records}`]);
  });

  test("is not guessed from a few words that stand in many places", () => {
    expect(told(["a=Reserved for later use"], ["b=Reserved for later use"])).toEqual([
      "a=Reserved for later use > -",
      "- > b=Reserved for later use",
    ]);
  });

  test("is not told where the same number says nearly the same", () => {
    const now = records.replace("ten", "twelve");
    expect(told([`a=${records}`], [`a=${now}`, `b=${records}, as ever`])).toEqual([`a=${records} > a=${now}`, `- > b=${records}, as ever`]);
  });
});

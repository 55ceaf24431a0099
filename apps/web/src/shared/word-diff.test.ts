import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

test("a changed period stands out, with all words around it kept", () => {
  const before = "Each manufacturer shall report every bent widget within 30 calendar days.";
  const after = "Each manufacturer shall report every bent widget within 10 calendar days.";
  expect(wordDiff(before, after)).toEqual([
    { text: "Each manufacturer shall report every bent widget within ", kind: "kept" },
    { text: "30", kind: "gone" },
    { text: "10", kind: "new" },
    { text: " calendar days.", kind: "kept" },
  ]);
});

test("both texts can be read whole out of what is shown", () => {
  const [before, after] = ["A holder shall keep records for two years.", "A holder must keep all records for five years."];
  const pieces = wordDiff(before, after) ?? [];
  const side = (without: "new" | "gone") =>
    pieces
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join("");
  expect([side("new"), side("gone")]).toEqual([before, after]);
});

test("a clause written anew is not shown as a patchwork", () => {
  expect(
    wordDiff("Design inputs shall be documented and approved.", "See ISO 13485, Clause 7.3, as incorporated by reference."),
  ).toBeNull();
});

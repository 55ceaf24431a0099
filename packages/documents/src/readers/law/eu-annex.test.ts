import { expect, test } from "vitest";
import { cited, mdrChunk, readOne } from "./testing.ts";

test("section numbers that start again in a later part of an annex name the part", async () => {
  const version = await readOne([
    mdrChunk("Annex VI", "DATA", " ## PART A\n\n ## **ONE**\n\n 1. first,\n\n ## PART B\n\n ## **TWO**\n\n 1. second,"),
  ]);
  expect(cited(version)).toEqual([
    ["EU MDR Annex VI Part A 1", "1. first,"],
    ["EU MDR Annex VI Part B 1", "1. second,"],
  ]);
});

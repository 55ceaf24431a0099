import { describe, expect, it } from "vitest";
import { copiedRuns } from "./copied-runs.fixture.ts";

const ours = [{ citation: "21 CFR 1.1", text: "Keep each record for two years, and longer where a device lives longer." }];
const copied = (text: string, run = 5) => copiedRuns(ours, run)([["the rule", text]]);

describe("words shared with another text", () => {
  it("are found wherever they stand, whatever marks and capitals they carry", () => {
    expect(copied("(a) Firms KEEP EACH RECORD - for two. Nothing else.")).toEqual([
      { citation: "21 CFR 1.1", from: "the rule", words: "keep each record for two" },
    ]);
  });

  it("are found at the end of a text, after much else", () => {
    expect(copied(`${"Other words. ".repeat(50)}A device lives longer.`, 4).map(({ words }) => words)).toEqual(["a device lives longer"]);
  });

  it("are let pass when the run is shorter", () => {
    expect(copied("Keep each record for one year, and longer where devices live.")).toEqual([]);
  });

  it("are let pass when they come in another order", () => {
    expect(copied("for each record keep two years longer and where a lives device")).toEqual([]);
  });
});

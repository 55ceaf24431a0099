import { expect, test } from "vitest";
import { officialSource } from "./official-source.fixture.ts";
import { byHandText, growthText, heldText, resultText, rhythmText, stateOf, summaryText } from "./official-words.ts";

test("a rhythm is said in days where it is whole days", () => {
  expect([rhythmText(24), rhythmText(72), rhythmText(6)]).toEqual(["daily", "every 3 days", "every 6 hours"]);
});

test("a source that is being looked at says so, whatever the last look came to", () => {
  const since = { looking_since: "2026-11-23T08:00:00.000Z" };
  expect(stateOf({ ...since, outcome: "blocked" })[0]).toBe("Being looked at now");
  expect(stateOf({ looking_since: null, outcome: "blocked" })).toEqual(["Does not let us ask", "bad"]);
  expect(stateOf({ looking_since: null, outcome: null })[0]).toBe("Not looked at yet");
});

test("what is held is counted as texts or as entries", () => {
  expect(heldText({ entries: 1, holds: "texts" })).toBe("1 text");
  expect(heldText({ entries: 2794, holds: "register" })).toBe("2,794 entries");
});

test("growth names only what there was", () => {
  expect(growthText({ added: 3, changed: 0, removed: 1 })).toBe("3 new, 1 no longer listed");
  expect(growthText(null)).toBe("");
});

test("the sources together: how many were heard, how many are silent", () => {
  const sources = [officialSource({}), officialSource({ is_silent: true }), officialSource({ last_try: null })];
  expect(summaryText(sources)).toBe("3 sources · 1 heard within its rhythm · 1 silent · 1 not looked at yet");
});

test("a result stands below the source's name without repeating it", () => {
  expect(resultText({ title: "EU law", result: "EU law: the source says that nothing changed." })).toBe(
    "The source says that nothing changed.",
  );
  expect(resultText({ title: "EU law", result: null })).toBe("");
});

test("it is said for which sources files are taken, and why for others none is", () => {
  const sources = [
    officialSource({ title: "MDALL", by_hand: "whole" }),
    officialSource({ title: "eCFR" }),
    officialSource({ title: "510(k)", by_hand: "none" }),
  ];
  expect(sources.map((source) => byHandText(source, 0))).toEqual([
    expect.stringMatching(/^All of this register is one file/u),
    expect.stringMatching(/none is missing now\.$/u),
    expect.stringMatching(/^None can be added by hand/u),
  ]);
});

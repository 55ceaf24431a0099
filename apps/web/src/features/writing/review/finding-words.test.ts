import { type DraftFinding, anchorOf } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { findingOfMark, marksOf, neighbour, sentenceAround, sentenceAt, shownFindings, usualFilter } from "./finding-words.ts";

const text = "The pump runs for TBD hours. It weighs 3 kg.";
const finding = (id: string, fields: Partial<DraftFinding> = {}): DraftFinding => ({
  id,
  tool: "consistency",
  kind: "Placeholder",
  severity: "high",
  subject: "TBD",
  message: "",
  proposal: null,
  anchors: [anchorOf(text, 18, 21)],
  citations: [],
  state: "open",
  reason: null,
  decided_at: null,
  found_at: "2026-11-23T10:00:00.000Z",
  ...fields,
});
const all = [
  finding("a"),
  finding("b", { tool: "completeness", severity: "low", anchors: [] }),
  finding("c", { state: "dismissed", reason: "Meant so." }),
  finding("d", { state: "accepted" }),
];
const ids = (findings: readonly DraftFinding[]) => findings.map(({ id }) => id);

test("findings stand by tool, and are narrowed by state, severity and tool", () => {
  expect(ids(shownFindings(all, usualFilter))).toEqual(["b", "a"]);
  expect(ids(shownFindings(all, { ...usualFilter, severity: "high" }))).toEqual(["a"]);
  expect(ids(shownFindings(all, { ...usualFilter, state: "dismissed" }))).toEqual(["c"]);
  expect(ids(shownFindings(all, { ...usualFilter, tool: "references" }))).toEqual([]);
});

test("from one to the next goes round at the ends", () => {
  const shown = shownFindings(all, usualFilter);
  expect(neighbour(shown, null, 1)?.id).toBe("b");
  expect(neighbour(shown, "b", 1)?.id).toBe("a");
  expect(neighbour(shown, "a", 1)?.id).toBe("b");
  expect(neighbour(shown, "b", -1)?.id).toBe("a");
  expect(neighbour([], "b", 1)).toBeNull();
});

test("marks stand where the words stand by now, and none at what was dismissed", () => {
  const marks = marksOf(all, `Scope\n\n${text}`);
  expect(marks.map(({ id, start, look }) => [findingOfMark(id), start, look])).toEqual([
    ["a", 25, "high"],
    ["d", 25, "settled"],
  ]);
});

test("a finding is shown in its sentence", () => {
  expect(sentenceAround(text, { start: 18, end: 21 })).toEqual({ before: "The pump runs for ", words: "TBD", after: " hours." });
  expect(sentenceAround(text, { start: 39, end: 43 })).toEqual({ before: "It weighs ", words: "3 kg", after: "." });
});

test.each([
  [4, "The pump runs for TBD hours."],
  [28, "The pump runs for TBD hours."],
  [31, "It weighs 3 kg."],
  [44, "It weighs 3 kg."],
])("the sentence at caret %i is found", (caret, sentence) => {
  expect(sentenceAt(text, caret)).toBe(sentence);
});

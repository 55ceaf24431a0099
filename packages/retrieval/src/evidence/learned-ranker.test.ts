import { describe, expect, test } from "vitest";
import { candidate, evidenceFor } from "./candidate.fixture.ts";
import type { Candidate } from "./candidate.ts";

const ranked = (question: string, candidates: Candidate[], supersededOnly: Candidate[] = []) =>
  evidenceFor(question, candidates, supersededOnly).sections;
/** Citations of the sections and documents found, best first. */
const order = (question: string, candidates: Candidate[], supersededOnly: Candidate[] = []) =>
  ranked(question, candidates, supersededOnly).map(({ members }) => members[0]?.candidate.citation);

const text = "The sponsor reports every unanticipated adverse device effect.";
const question = "How are unanticipated adverse device effects reported?";
// Of two that are as good, the lower key comes first: what is to come first has the higher one.
const first = candidate({ key: 1, citation: "21 CFR 812.46", text });
const second = candidate({ key: 2, citation: "21 CFR 812.150", text });

describe("of two sections", () => {
  test("the one whose heading answers comes before the one found ahead of it for its words", () => {
    const wordy = candidate({
      ...first,
      score: 12,
      heading: "Procedures",
      text: "The sponsor reports every unanticipated adverse device effect; unanticipated adverse device effects are reported and evaluated.",
    });
    const answering = candidate({ ...second, score: 9, heading: "Reports of unanticipated adverse device effects" });
    expect(order(question, [wordy, answering])).toEqual(["21 CFR 812.150", "21 CFR 812.46"]);
  });

  test("the one whose heading is about something else as well falls back", () => {
    const other = candidate({ ...first, heading: "Adverse effects, supervisory cardiac pacing" });
    expect(order(question, [other, candidate({ ...second, heading: "Adverse effects" })])[0]).toBe("21 CFR 812.150");
  });

  test("one that classifies a single type of device falls back", () => {
    const deviceType = candidate({ ...first, citation: "21 CFR 880.5860" });
    expect(order(question, [deviceType, second])[0]).toBe("21 CFR 812.150");
  });

  test("the one of the jurisdiction that the question names comes first", () => {
    const european = candidate({ ...second, citation: "EU MDR Article 80", jurisdiction: "EU" });
    expect(order(`${question.slice(0, -1)} in the EU?`, [first, european])[0]).toBe("EU MDR Article 80");
    expect(order(question, [first, european])[0]).toBe("21 CFR 812.46");
  });

  test("the one that gives a length of time comes first where the question wants one", () => {
    const timed = candidate({ ...second, text: `${text} It does so within 10 working days.` });
    expect(order("How soon are unanticipated adverse device effects reported?", [first, timed])[0]).toBe("21 CFR 812.150");
  });

  test("the one we have a note on comes first", () => {
    const note = candidate({ ...second, key: 3, text_kind: "summary" });
    expect(order(question, [first, second, note])[0]).toBe("21 CFR 812.150");
  });

  test("the one that the question names comes first, however low it was found", () => {
    const low = candidate({ ...second, score: 0.1, heading: "", text: "Records are kept." });
    expect(order("What does 21 CFR 812.150 say of unanticipated adverse device effects?", [first, low])[0]).toBe("21 CFR 812.150");
  });
});

describe("a guidance document", () => {
  const guidance = candidate({
    key: 3,
    score: 11,
    citation: "Adverse effects guidance p. 4",
    heading: "",
    kind: "guidance",
    binding: false,
    status: "final",
    source_identifier: "Adverse effects guidance",
    source_title: "Unanticipated adverse device effects",
    text,
  });
  const rule = candidate({ ...second, heading: "Unanticipated adverse device effects" });

  test("comes after the rule where nobody asks for guidance", () => {
    expect(order(question, [guidance, rule])).toEqual(["21 CFR 812.150", "Adverse effects guidance p. 4"]);
  });

  test("comes first where guidance is asked for", () => {
    expect(order("Which guidance covers unanticipated adverse device effects?", [rule, guidance])[0]).toBe("Adverse effects guidance p. 4");
  });

  test("is one with all its pages", () => {
    const further = candidate({ ...guidance, key: 4, citation: "Adverse effects guidance p. 9" });
    expect(ranked(question, [guidance, further])).toHaveLength(1);
  });

  test("that is a draft comes after a final one", () => {
    const draft = candidate({ ...guidance, key: 1, source_identifier: "Draft", citation: "Draft p. 4", status: "draft" });
    expect(order(question, [draft, guidance])).toEqual(["Adverse effects guidance p. 4", "Draft p. 4"]);
  });
});

test.each(["superseded", "withdrawn"] as const)("a %s text comes last", (status) => {
  expect(order(question, [candidate({ ...first, status }), second])).toEqual(["21 CFR 812.150", "21 CFR 812.46"]);
});

test("the section that a question quotes to the letter comes first, whatever else speaks of it", () => {
  const quoted = candidate({
    ...second,
    heading: "Scope",
    text: "The requirements in this part govern the methods used for the manufacture of devices.",
  });
  const wordy = candidate({ ...first, score: 40, heading: "Methods used for the manufacture of devices" });
  expect(order("The requirements in this part govern the methods used for the manufacture of devices", [wordy, quoted])[0]).toBe(
    "21 CFR 812.150",
  );
});

test("where a clause that the question names is gone, what its source holds now comes first", () => {
  const gone = candidate({
    key: 9,
    citation: "21 CFR 820.30",
    heading: "Design controls",
    source_identifier: "21 CFR 820",
    status: "superseded",
    text: "Each manufacturer shall control the design of the device.",
  });
  const now = candidate({
    key: 8,
    citation: "21 CFR 820.10",
    source_identifier: "21 CFR 820",
    text: "The design of the device is controlled.",
  });
  const other = candidate({
    key: 7,
    citation: "21 CFR 814.20",
    source_identifier: "21 CFR 814",
    text: "The design of the device is controlled.",
  });
  const ask = "What does 21 CFR 820.30 require of the design?";
  const gained = (supersededOnly: Candidate[]) =>
    ranked(ask, [other, now], supersededOnly).flatMap(({ members, gain }) =>
      gain > 0 ? members.map((one) => one.candidate.citation) : [],
    );
  expect(order(ask, [other, now], [gone])[0]).toBe("21 CFR 820.10");
  expect(gained([gone])).toEqual(["21 CFR 820.10"]);
  expect(gained([])).toEqual([]);
});

describe("within a section", () => {
  const shipped = candidate({ key: 1, citation: "21 CFR 812.150(a)", text: "Every shipment of the device is recorded." });
  const effects = candidate({ key: 2, citation: "21 CFR 812.150(b)", text });

  test("the passage whose words answer comes first", () => {
    expect(ranked(question, [shipped, effects])[0]?.members.map(({ candidate: { key } }) => key)).toEqual([2, 1]);
  });

  test("the paragraph that the question names comes first", () => {
    const [section] = ranked("Which device effects are reported under 21 CFR 812.150(a)?", [shipped, effects]);
    expect(section?.members.map(({ candidate: { key }, isCited }) => [key, isCited])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  test("of two paragraphs alike, the one we have a note on comes first", () => {
    const same = candidate({ ...effects, key: 1, citation: "21 CFR 812.150(a)" });
    const note = candidate({ ...effects, key: 3, text_kind: "summary", text: "Adverse device effects are reported." });
    const keys = ranked(question, [same, effects, note])[0]?.members.map(({ candidate: { key } }) => key) ?? [];
    expect(keys.indexOf(2)).toBeLessThan(keys.indexOf(1));
  });
});

test("the shares of all that was found leave room for there being no answer, the best has the largest", () => {
  const shares = ranked(question, [first, second, candidate({ key: 3, citation: "21 CFR 807.92", score: 2, text: "The summary." })]).map(
    ({ share }) => share,
  );
  const together = shares.reduce((sum, share) => sum + share, 0);
  expect(together).toBeGreaterThan(0.25);
  expect(together).toBeLessThan(1);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

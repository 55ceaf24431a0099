import type { ProductFacts, Requirement } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { checkCompleteness } from "./check-completeness.ts";

const requirement = (more: Partial<Requirement>): Requirement => ({
  id: "sample-size",
  group: "Statistics",
  title: "Sample size",
  requirement: "Give the sample size and how it was worked out.",
  citations: [{ source: "ICH M11", clause: "ICH M11 Template 10" }],
  level: "required",
  applies: null,
  headings: ["Sample Size Determination", "Determination of Sample Size"],
  signs: [
    ["sample size|number of participants", "power", "{percent}"],
    ["sample size", "randomised", "{number}"],
  ],
  asks: "How many people take part, and why?",
  evidence: [],
  maps_to: [],
  ...more,
});

const check = (text: string, more: Partial<Requirement> = {}, facts: ProductFacts = {}) => {
  const [checked] = checkCompleteness(readManuscript({ text }), { requirements: [requirement(more)] }, facts);
  if (checked === undefined) throw new Error("nothing was checked");
  const { passage } = checked;
  return { ...checked, words: passage === null ? null : text.slice(passage.start, passage.end) };
};

const other = "The device is shown to doctors and nurses at three hospitals, who say what they think of it and of its manual.";

describe("an element is found", () => {
  it("where a passage says it, under whatever heading and in whatever endings", () => {
    const text = `5.1 Participants\n\n${other}\n\nSample sizes were worked out so that the study is powered at 90 % to see a difference.`;
    expect(check(text)).toMatchObject({ verdict: "found", heading: "5.1 Participants", reason: expect.stringContaining("“powered”") });
  });

  it("in either spelling of English", () => {
    expect(check("The sample size is such that 120 people are randomized to each arm.").verdict).toBe("found");
  });

  it("that is the table of contents, by the lines of one", () => {
    const contents: Partial<Requirement> = { headings: ["Table of Contents", "Contents"], signs: [["table of contents"]] };
    const lines = ["1 Device, volume 1, page 3", "2 Tests, volume 1, page 40", "3 Labeling, volume 2, page 9"].join("\n");
    expect(check(`CONTENTS\n${lines}\n\n1 Device\n\n${other}`, contents).verdict).toBe("found");
    expect(check(`Contents\n\n1 Device\n\n${other}`, contents).verdict).toBe("missing");
  });

  it("by the number of a lot, in letters and digits", () => {
    expect(check(`${other}\n\nLot 77A120`, { signs: [["lot", "{code}"]] })).toMatchObject({ verdict: "found", words: "Lot 77A120" });
    expect(check(`${other}\n\nA lot of people came.`, { signs: [["lot", "{code}"]] }).verdict).toBe("missing");
  });

  it("under a heading of its own with fewer of its words", () => {
    const text = `9.2 Sample Size Determination\n\nForty people are needed, and the power of the test is then thought to be enough to tell the two from each other, as was seen in earlier work of ours and of others.`;
    expect(check(text).verdict).toBe("found");
  });
});

describe("an element is not found", () => {
  it("in a table of contents", () => {
    const text = `TABLE OF CONTENTS\n\n9.1 Power .................................... 90\n\n9.2 Sample Size Determination ............... 91\n\n1 Introduction\n\n${other}`;
    expect(check(text)).toMatchObject({ verdict: "missing", passage: null });
  });

  it("in a line that names sections", () => {
    const text = `Sections of this form: 1 Source, 2 Sample size and power 90 %, 3 Scope, 4 Containment, 5 Sample Size Determination, 6 Closure\n\n${other}`;
    expect(check(text).verdict).not.toBe("found");
  });

  it.each([
    ["[insert the sample size and its power of XX %]", "not filled in"],
    ["Not applicable.", "does not apply"],
    ["Not applicable; this is an open-label study.", "does not apply"],
    ["[Statistician to fill in]", "not filled in"],
    ["See Protocol.", "where else"],
    ["See the statistical analysis plan.", "where else"],
    ["The sample size and power will be provided in the statistical analysis plan.", "where else"],
    ["State the sample size and the power (90 %) that it gives.", "instruction of a template"],
  ])("under a heading below which stands only: %s", (words, why) => {
    expect(check(`9.2 Sample Size Determination\n\n${words}\n\n9.3 Analysis\n\n${other}`)).toMatchObject({
      verdict: "missing",
      reason: expect.stringContaining(why),
    });
  });

  it("under a heading below which a form is left blank", () => {
    const text = `9.2 Sample Size Determination\n\nNumber: ____________\nPower: ____________\n\n9.3 Analysis\n\n${other}`;
    expect(check(text)).toMatchObject({ verdict: "missing", reason: expect.stringContaining("not filled in") });
  });

  it("where a phrase runs over the end of a sentence", () => {
    const sign = { signs: [["sponsor approval", "{date}"]] };
    expect(check("They sent it to the sponsor. Approval came on 3 May 2026 from the board.", sign).verdict).not.toBe("found");
    expect(check("The sponsor approval was given on 3 May 2026 in the end.", sign).verdict).toBe("found");
  });

  it("under a heading below which stands nothing", () => {
    expect(check(`9.2 Sample Size Determination\n\n9.3 Analysis\n\n${other}`)).toMatchObject({
      verdict: "missing",
      reason: expect.stringContaining("nothing stands under"),
    });
  });

  it("where its words stand far from each other, or before the heading that names it", () => {
    const far = `The power of the motor is 90 %.\n\n${`${other}\n\n`.repeat(12)}The sample size is small.`;
    expect(check(far).verdict).not.toBe("found");
  });

  it("where only some of what is asked for is said, which is told", () => {
    expect(check("The sample size was planned so that the power is high.")).toMatchObject({
      verdict: "unclear",
      reason: expect.stringContaining("not all"),
    });
  });

  it("in a list of abbreviations", () => {
    const text = `LIST OF ABBREVIATIONS\n\nSS sample size\n\nPW power\n\nPCT percent 90 %\n\n1 Introduction\n\n${other}`;
    expect(check(text).verdict).not.toBe("found");
  });
});

describe("an element of several parts", () => {
  const parts: Partial<Requirement> = {
    id: "overdose",
    title: "Overdose",
    headings: ["Overdose"],
    signs: [["overdose"]],
    parts: [
      { name: "what counts as an overdose", signs: [["overdose", "more than|exceeds"]] },
      { name: "how an overdose is managed", signs: [["overdose", "treated|monitored"]] },
    ],
  };

  it("is found when each of them is said in a sentence", () => {
    const text = `An overdose is more than two tablets in a day.\n\n${other}\n\nWhoever takes an overdose is monitored for a day.`;
    expect(check(text, parts).verdict).toBe("found");
  });

  it("is found when a heading names what the sentences below it speak of", () => {
    expect(check(`7.4 Overdose\n\nThat is more than two tablets in a day. The person is treated at once.`, parts).verdict).toBe("found");
  });

  it("is unclear when one is missing, which is told", () => {
    expect(check("An overdose is more than two tablets in a day. Doctors treated forty people in the other study.", parts)).toMatchObject({
      verdict: "unclear",
      reason: "Not found of it: how an overdose is managed.",
    });
  });

  it("is missing when it is but named", () => {
    expect(check(`Adverse events are asked for, such as headache or overdose.\n\n${other}`, parts)).toMatchObject({
      verdict: "missing",
      reason: expect.stringContaining("It is named, but nothing was found of it"),
    });
  });
});

describe("an element that is asked for on a condition", () => {
  const conditional: Partial<Requirement> = {
    level: "conditional",
    applies: {
      when: "an interim analysis is planned",
      facts: [{ fact: "study_interim_analysis", is: true }],
      words: ["interim analysis"],
    },
  };

  it.each<[string, ProductFacts, string, string]>([
    [other, { study_interim_analysis: true }, "applies", "You said that"],
    [other, { study_interim_analysis: false }, "does_not_apply", "You said otherwise"],
    ["An interim analysis takes place after half of the events.", {}, "applies", "speaks of “interim analysis”"],
    ["No interim analysis is planned.", {}, "does_not_apply", "denies it"],
    [other, {}, "cannot_tell", "Nothing in the text shows"],
  ])("%s %j", (text, facts, state, because) => {
    expect(check(text, conditional, facts).applies).toMatchObject({ state, because: expect.stringContaining(because) });
  });

  it.each([
    ["Interim Analysis\n\nNot applicable; all data are analysed once.", "says that it does not apply"],
    [`${other}\n\nAn interim analysis is not needed and none is planned.`, "says that it does not apply"],
  ])("does not apply where its place says so: %s", (text, because) => {
    const interim = { ...conditional, headings: ["Interim Analysis"], signs: [["interim analysis", "planned|performed"]] };
    expect(check(`8 ${text}\n\n9 Ethics\n\n${other}`, interim).applies).toMatchObject({
      state: "does_not_apply",
      because: expect.stringContaining(because),
    });
  });

  it.each<[string, ProductFacts, string]>([
    [other, { clinical_data: true }, "cannot_tell"],
    [other, { clinical_data: false }, "does_not_apply"],
    ["Two of the hospitals are in a foreign country.", { clinical_data: true }, "applies"],
  ])("goes by the text's words where a fact does not show it by itself: %s %j", (text, facts, state) => {
    const abroad: Partial<Requirement> = {
      level: "conditional",
      applies: { when: "data come from abroad", facts: [{ fact: "clinical_data", is: true, alone: false }], words: ["foreign country"] },
    };
    expect(check(text, abroad, facts).applies.state).toBe(state);
  });

  it("applies by what the text shows of the trial's design", () => {
    const blinded: Partial<Requirement> = {
      level: "conditional",
      applies: { when: "the trial is blinded", facts: [{ fact: "study_blinded", is: true }], words: ["blinded"] },
    };
    expect(check("This is an open-label study of one arm.", blinded).applies.state).toBe("does_not_apply");
    expect(check("This is a double-blind study of two arms.", blinded).applies.state).toBe("applies");
  });
});

it("the places are those of the text as it was given, soft hyphens and all", () => {
  const text = `${other}\n\nThe sam\u00adple size gives a po\u00adwer of 90 %.`;
  expect(check(text).words).toBe("The sam\u00adple size gives a po\u00adwer of 90 %.");
});

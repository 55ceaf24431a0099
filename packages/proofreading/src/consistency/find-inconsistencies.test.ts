import { describe, expect, it } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findInconsistencies } from "./find-inconsistencies.ts";
import type { DetectorName } from "./inconsistency.ts";

const found = (detector: DetectorName, ...paragraphs: string[]) => {
  const manuscript = readManuscript({ text: paragraphs.join("\n\n") });
  return findInconsistencies(manuscript, [detector]).map(({ kind, start, end, others }) => ({
    kind,
    words: manuscript.text.slice(start, end),
    others: others.map((other) => manuscript.text.slice(other.start, other.end)),
  }));
};

const filler = "The study is carried out in accordance with the protocol and with good clinical practice at all times.";

describe("values that contradict each other", () => {
  it("are found where a quantity is called by the same name, whatever the words around it", () => {
    expect(
      found(
        "values",
        "The shelf life of the sterile catheter is 24 months.",
        filler,
        "After ageing, the shelf life of the sterile catheter was 36 months.",
      ),
    ).toEqual([{ kind: "conflicting_values", words: "36 months", others: ["24 months"] }]);
  });

  it("are found of how many take part, spelled either way", () => {
    expect(
      found(
        "values",
        "Approximately 630 subjects will be enrolled in the study.",
        filler,
        "The study will enrol 603 participants at hospitals.",
      ),
    ).toMatchObject([{ words: expect.stringContaining("603"), others: [expect.stringContaining("630")] }]);
  });

  it("are found of a visit that stands at two times", () => {
    expect(found("values", "Blood is drawn at Visit 5 (Week 8).", filler, "The diary is returned at Visit 5 (Week 10).")).toHaveLength(1);
  });

  it("are found in a sentence that stands twice but for one figure", () => {
    const sentence = (days: number) => `Samples that were not analysed within ${days} days of collection are destroyed by the laboratory.`;
    const far = Array.from({ length: 40 }, () => filler);
    expect(found("values", sentence(30), ...far, sentence(60))).toEqual([
      { kind: "conflicting_values", words: "60 days", others: ["30 days"] },
    ]);
    expect(found("values", sentence(30), ...far.slice(0, 6), sentence(60))).toEqual([]);
  });

  it.each([
    ["of two parts", "In Part A the treatment period is 12 weeks.", "In Part B the treatment period is 24 weeks."],
    ["of two things", "The shelf life of the catheter is 24 months.", "The shelf life of the guide wire is 36 months."],
    ["in two units", "The treatment period is 24 hours.", "The treatment period is 1 day."],
    ["of a bound and a value", "The screening period is up to 28 days.", "The screening period is 21 days."],
    [
      "of two that one sentence tells apart",
      "A source of 7 mm diameter is used, and a source of 3 mm diameter is not.",
      "The 3 mm diameter source is new.",
    ],
    ["of which one is one of many", "A 5-day hold time is long.", "A 3-day hold time is short."],
    ["of alternatives", "The starting dose is 5 mg or 10 mg.", "The starting dose is 10 mg."],
  ])("are none %s", (_, one, other) => {
    expect(found("values", one, filler, other)).toEqual([]);
  });
});

describe("acronyms", () => {
  const uses =
    "The SUV was read twice by the core laboratory. Patients whose SUV rose were seen again by the investigator. No SUV was read by one reader alone.";

  it("that are nowhere written out are found at their first use", () => {
    expect(found("acronyms", uses)).toMatchObject([{ kind: "undefined_acronym", words: "SUV", others: ["SUV", "SUV"] }]);
  });

  it.each([
    ["before brackets", "The standardized uptake value (SUV) is read."],
    ["in brackets", "The SUV (standardized uptake value) is read."],
    ["in a table", "SUV\tstandardized uptake value"],
    ["in a note", "SUV = standardized uptake value; CT = computed tomography."],
    ["beside it", "This is the standardized uptake value or SUV."],
    ["as a name near it", "The Standardized Uptake Value is read by two readers."],
    ["as what it is short for", "We use the acronym SUV as shorthand for what the camera sees."],
  ])("that are written out %s are right", (_, definition) => {
    expect(found("acronyms", definition, uses)).toEqual([]);
  });

  it("that need no long form, words in capitals and Roman figures are let be", () => {
    expect(
      found(
        "acronyms",
        "The FDA does NOT review it, and the ISO standard is not meant. The FDA does NOT say so of Annex XIV, nor of the ISO one. It is not meant.",
      ),
    ).toEqual([]);
  });

  it("are told with the words that they may stand for, where the text has those", () => {
    const manuscript = readManuscript({ text: `${uses}\n\nThe Standardized Uptake Values of the Core Laboratory follow at the end.` });
    const far = readManuscript({ text: `${uses}\n\n${`${filler}\n\n`.repeat(4)}The Standardized Uptake Value is high.` });
    expect(findInconsistencies(manuscript, ["acronyms"])).toEqual([]);
    expect(findInconsistencies(far, ["acronyms"])[0]?.message).toContain("that it stands for “Standardized Uptake Value”");
  });

  it.each([
    ["an author's initials", "Russell WMS, Burch RL wrote it. Russell WMS, again, and Russell WMS, once more."],
    ["codes", "Reviewers need MDQ codes. The MDQ / MDP codes differ. All MDQ codes are listed for the reviewers."],
    ["what stands before its number", "The NUP 1 and NUP 2 standards are used, and so is the third one, NUP 3, by the makers."],
    ["an act that is told by its number", "The MDW (93/42/EEC) is old. The MDW was long in force. Nobody reads the MDW any more today."],
  ])("are none: %s", (_, text) => {
    expect(found("acronyms", text)).toEqual([]);
  });

  it("that stand for two things are found", () => {
    expect(found("acronyms", "Blood pressure (BP) is taken.", "Patients with bullous pemphigoid (BP) are left out.")).toMatchObject([
      { kind: "acronym_defined_twice", words: "BP", others: ["BP"] },
    ]);
  });

  it("whose long form is spelled in two ways stand for one thing", () => {
    expect(found("acronyms", "A real-world study (RWS) is one of real world data.", "All Real World Studies (RWS) count.")).toEqual([]);
  });
});

describe("placeholders", () => {
  it.each([
    "[insert the name of the device]",
    "<product name>",
    "[Device Name]",
    "TBD",
    "[TBD]",
    "XX",
    "XX/XX/XXXX",
    "KXXXXXX",
    "lorem ipsum dolor sit amet",
    "Click or tap here to enter text.",
    "Error! Reference source not found.",
    "[date]",
  ])("are found: %s", (words) => {
    expect(found("placeholders", `The device is ${words} and so on.`)).toMatchObject([{ words }]);
  });

  it.each(["[Essential Principles](https://example.org)", "trisomy XXX syndrome", "“XXX” denotes a number"])("are none in %s", (words) => {
    expect(found("placeholders", `It is said of ${words} that it holds.`)).toEqual([]);
  });

  it("are found where a template's instruction was left", () => {
    expect(found("placeholders", "Delete this text before submission. The device is sterile.")).toMatchObject([
      { kind: "template_instruction" },
    ]);
  });

  it.each([
    "Part XX of the Code",
    "a 46,XX karyotype",
    "“the [sponsor] shall”",
    "values < 5 and > 3",
    "the dose [see section 4]",
    "TBD = to be determined",
    "to be determined by the investigator",
    "[14] and [Reserved]",
  ])("are none: %s", (words) => {
    expect(found("placeholders", `It says ${words} here.`)).toEqual([]);
  });
});

describe("units", () => {
  it.each([
    ["Patients with a body temperature above 38.5 °F are seen again.", "38.5 °F"],
    ["The systolic blood pressure was 140 mg when measured.", null],
    ["A relative humidity of 120 % was kept in the chamber.", "120 %"],
    ["The pressure was 120 mm/Hg at the time.", "mm/Hg"],
    ["Subjects whose QTc interval exceeds 450 seconds are left out.", "450 seconds"],
  ])("%s", (sentence, words) => {
    expect(found("units", sentence).map((one) => one.words)).toEqual(words === null ? [] : [words]);
  });

  it("are found where the same number has two of them", () => {
    expect(
      found("units", "The recommended daily dose of the tablet is 50 mg.", filler, "The recommended daily dose of the tablet is 50 mcg."),
    ).toEqual([{ kind: "wrong_unit", words: "50 mcg", others: ["50 mg"] }]);
  });

  it("are found where degrees change their scale", () => {
    const celsius = "It is stored at 5 °C in the refrigerator. It is shipped at 20 °C to the site.";
    expect(found("units", celsius, "It is thawed at 70 °F on a bench.")).toMatchObject([{ kind: "mixed_units" }]);
    expect(found("units", celsius, "It is thawed at 21 °C (70 °F) on a bench.")).toEqual([]);
  });

  it("are right of a change that is small", () => {
    expect(found("units", "An increase in body temperature of 2 °C is told at once.")).toEqual([]);
  });
});

describe("dates", () => {
  it.each([
    ["The study ran from 5 May 2021 to 3 April 2021.", "dates_out_of_order"],
    ["Date of manufacture: 5 May 2021. Expiry date: 5 May 2020.", "dates_out_of_order"],
    ["It was signed on 31 February 2021.", "impossible_date"],
  ])("%s", (sentence, kind) => {
    expect(found("dates", sentence).map((one) => one.kind)).toEqual([kind]);
  });

  it("of versions follow their numbers", () => {
    const history = (second: string) => ["Amendment 1: 18 August 2020", `Amendment 2: ${second}`, "Amendment 3: 31 August 2021"];
    expect(found("dates", ...history("19 March 2021"))).toEqual([]);
    expect(found("dates", ...history("19 March 2020"))).toMatchObject([
      { kind: "dates_out_of_order", others: ["Amendment 1: 18 August 2020"] },
    ]);
  });

  it("of the same version are the same everywhere", () => {
    expect(found("dates", "Protocol version 2.0, 4 May 2021", filler, "Version 2.0 dated 14 May 2021")).toMatchObject([
      { kind: "conflicting_dates" },
    ]);
  });
});

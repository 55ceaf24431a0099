import { describe, expect, it } from "vitest";
import { best, fact, pages } from "./protocol.fixture.ts";
import { readProtocol } from "./read-protocol.ts";

const title = "A Phase 3, Randomized, Double-Blind Study of Dalotin Compared to Placebo in Adults With Chronic Heart Failure";

describe("the phase", () => {
  it.each([
    ["Phase: IIb", "Phase 2b"],
    ["Development Phase:\t3", "Phase 3"],
    ["Phase of Development: Phase I/II", "Phase 1/2"],
    ["Study Phase: 1b/2a", "Phase 1b/2a"],
  ])("stands beside its label: %s", (text, value) => {
    expect(best("phase", `# Synopsis\n\n${text}`)).toMatchObject({ value, part: 1 });
  });

  it("of another study that is spoken of is not this one's", () => {
    expect(
      fact("phase", "# 1 Introduction\n\nIn a phase 2 study 40 patients were treated. The phase III program is under way.").state,
    ).toBe("not_found");
  });

  it("of a device is the stage of its development", () => {
    const text = "# Clinical Investigation Plan\n\nType of investigation: Pivotal\n\nThe investigational device is used under ISO 14155.";
    expect(best("phase", text)?.value).toBe("Pivotal");
  });
});

describe("enrolment", () => {
  it.each([
    [
      "Approximately 7000 patients will be enrolled to reach the target of approximately 4500 randomised patients.",
      4500,
      "approximately 4,500 randomised",
    ],
    ["Seventy five patients may be enrolled in order to have at least 66 patients complete both periods.", 75, "75 enrolled"],
    ["The study will screen approximately 1700 patients to randomize 750 patients in a 1:1:1 ratio.", 750, "750 randomised"],
    [
      "Approximately 941 patients will be screened and approximately 706 (353 per arm) patients will be randomized.",
      706,
      "approximately 706 randomised",
    ],
    ["Up to 24 subjects will be enrolled.", 24, "up to 24 enrolled"],
    ["Between 80 and 100 subjects will be enrolled.", 100, "80 to 100 enrolled"],
  ])("is who takes part and not who is screened or completes: %s", (text, amount, value) => {
    expect(best("enrolment", `# Synopsis\n\nNumber of patients: ${text}`)).toMatchObject({ amount, value });
  });

  it("that synopsis and body state differently is said to disagree, with both places", () => {
    const body = "# 1 Introduction\n\nA total of 150 subjects will be randomized.";
    expect(fact("enrolment", "# Synopsis\n\nNumber of subjects: 120 subjects will be enrolled.", body)).toMatchObject({
      state: "disagrees",
      readings: [
        { amount: 120, part: 1 },
        { amount: 150, part: 2 },
      ],
    });
  });

  it("takes no visit, arm or day for a number of people", () => {
    const text = "# 1 Introduction\n\nAt Visit 3 patients will be randomized to 1 of 3 treatment arms. On Day 7 participants are enrolled.";
    expect(fact("enrolment", text).state).toBe("not_found");
  });
});

describe("the primary endpoint", () => {
  it.each([
    ["# Synopsis\n\nPrimary efficacy endpoint: Change from baseline in BCVA at Week 54", "Change from baseline in BCVA at Week 54"],
    [
      "# 8 Statistics\n\nThe primary endpoint is the proportion of subjects with ACR20 at Week 12.",
      "the proportion of subjects with ACR20 at Week 12",
    ],
    [
      "# Synopsis\n\nObjectives\tEndpoints\nPrimary To assess copper balance\tMean daily copper balance at Day 39\nSecondary To assess safety\tAdverse events",
      "Mean daily copper balance at Day 39",
    ],
  ])("is read by label, sentence and table: %s", (text, value) => {
    expect(best("primary_endpoint", text)?.value).toBe(value);
  });

  it("is not what is said about its analysis", () => {
    expect(fact("primary_endpoint", "# 8 Statistics\n\nThe primary endpoint will be analysed by a mixed model.").state).toBe("not_found");
  });
});

it("what stands in a list of changes tells nothing of the trial as it is now", () => {
  const text = "# Summary of Changes\n\nNumber of subjects: 90 subjects will be enrolled.";
  expect(fact("enrolment", `${title}\n\n${text}`).state).toBe("not_found");
});

it("design, population and area are read of the title, where nothing else tells them", () => {
  expect(best("design", title)?.value).toContain("randomised, double-blind");
  expect(best("population", title)?.value).toBe("Adults With Chronic Heart Failure");
  expect(best("therapeutic_area", title)?.value).toBe("Cardiology");
  expect(best("product", title)?.value).toBe("Dalotin");
});

it("numbers of registers are told with their register, those of other studies are not", () => {
  const own = "NCT01234567\n\nEudraCT 2016-004152-30\n\nEU CT Number: 2024-512345-18-00\n\nIND #128,190";
  const found = fact("identifiers", own, "", "", "# 1 Introduction\n\nIn NCT07654321 patients were treated.");
  expect(found.readings.map(({ value }) => value)).toEqual([
    "ClinicalTrials.gov: NCT01234567",
    "EudraCT: 2016-004152-30",
    "EU CT number: 2024-512345-18-00",
    "IND: 128,190",
  ]);
});

it("every fact's words stand in the text as they are shown", () => {
  const text = `${title}\n\n# Synopsis\n\nSponsor: Nordlys Pharma A/S\n\nDuration of treatment: 52 weeks`;
  for (const { readings } of readProtocol(pages(text), []).facts) for (const { words } of readings) expect(text).toContain(words);
});

describe("labels of other hands", () => {
  it("may end in a full stop", () => {
    const text =
      "# Synopsis\n\nPlanned number of subjects. 240 toddlers (120 in each group).\n\nStudy design. Randomised (1:1), double-blind, with two parallel groups.";
    expect(best("design", text)).toMatchObject({ value: "randomised, parallel-group, double-blind" });
    expect(best("arms", text)).toMatchObject({ value: "2 arms, 1:1" });
  });

  it("may have lost what parts them from their text", () => {
    expect(best("primary_endpoint", "# Synopsis\n\nPrimary effectiveness endpoint Proportion of wounds closed at Week 12")).toMatchObject({
      value: "Proportion of wounds closed at Week 12",
    });
  });

  it("may stand above their text, each ending what stood above the next", () => {
    const text =
      "# Synopsis\n\nInvestigational medicinal product\n\nDalotin, a capsule that is taken in the morning and again in the evening with a glass of water or milk\n\nControl\n\nPlacebo";
    expect(fact("product", text).readings.map(({ value }) => value)).toEqual([expect.stringContaining("Dalotin")]);
  });

  it("name the sponsor as other laws and languages do", () => {
    expect(best("sponsor", "Promotor (sponsor): University Hospital of Exampleville, Antwerp")?.value).toBe(
      "University Hospital of Exampleville",
    );
    expect(best("sponsor", "Marketing authorisation holder:\tNorthgate Pharma AB, 211 20 Malmö, Sweden")?.value).toBe(
      "Northgate Pharma AB",
    );
    expect(fact("sponsor", "Contract research organisation: Wayfarer Research Ltd.").state).toBe("not_found");
  });
});

describe("numbers of people that are no total", () => {
  it.each([
    "An interim analysis takes place when 80 patients are included.",
    "In the first stage, 40 subjects are enrolled first.",
    "After that the remaining 160 subjects will be enrolled.",
    "The rate is estimated as 2 in 1,000 patient-years of those who will be enrolled.",
  ])("are left aside: %s", (text) => {
    const found = fact("enrolment", `# Synopsis\n\nNumber of subjects: 200 subjects will be enrolled.\n\n${text}`);
    expect(found).toMatchObject({ state: "found", readings: [{ amount: 200 }] });
  });

  it("of a pilot study are not this one's", () => {
    const text = "# 8 Sample size\n\nTwenty-four (24) volunteers are dosed. In a pilot study 9 volunteers were dosed.";
    expect(best("enrolment", text)?.amount).toBe(24);
  });
});

it("tells the duration in words where treatment goes on until something happens", () => {
  const words = "Participants are treated in cycles of 28 days until disease progression.";
  expect(best("duration", `# Synopsis\n\nTreatment duration: ${words}`)?.value).toBe(words);
});

import { expect, it } from "vitest";
import { best, fact, inSynopsis } from "./protocol.fixture.ts";

it("labels of a title page that ran together are read apart", () => {
  const text =
    "Study code: ABC-301 Protocol version: 3.0 of 9 February 2026 Sponsor: Lough Biosciences DAC, Dublin 2, Ireland Global CRO: Wayfarer Ltd, Reading";
  expect(best("sponsor", text)?.value).toMatch(/^Lough Biosciences DAC/);
});

it("headings say facts themselves", () => {
  const text =
    "# F Design\n\n# F.1 Single-arm, two centres, staged\n\n# F.3 About 22 months for each child\n\n# G.1 Healthy infants aged 6 to 12 weeks";
  expect(best("arms", text)?.value).toBe("1 arm");
  expect(best("duration", text)?.value).toContain("22 months");
  expect(best("population", text)?.value).toBe("Healthy infants aged 6 to 12 weeks");
});

it("a list says who takes part", () => {
  const text =
    "# 3 Who can take part\n\n3.1 We shall invite people who\n\n(a) are 65 years or older,\n\n(b) have broken a hip, and\n\n(c) can walk.";
  expect(best("population", text)?.value).toBe("people who are 65 years or older; have broken a hip; can walk");
});

it("who takes part is told with the first criteria", () => {
  const text =
    "# Study of Dalotin in adults with chronic cough\n\n# 5.1 Inclusion\n\nParticipants must meet all of the following:\n\n1. 18 to 85 years of age.\n\n2. Cough for 8 weeks.";
  expect(best("population", text)?.value).toBe("adults with chronic cough; 18 to 85 years of age; Cough for 8 weeks");
});

it("a history of amendments or a list of words ends where the next section begins", () => {
  const history = "# History of amendments\n\nAmendment 1. A total of 90 subjects will be enrolled.";
  expect(best("enrolment", `${history}\n\n# 1 Why infants\n\nA total of 120 infants will be enrolled.`)).toMatchObject({ amount: 120 });
  expect(fact("enrolment", history).state).toBe("not_found");
});

it("a numbered summary ends where the next numbered section begins", () => {
  expect(
    fact("enrolment", "# 2 Study at a glance\n\n120 infants will be enrolled.\n\n# 3 Rules\n\n140 infants will be enrolled.").readings,
  ).toMatchObject([
    { amount: 120, zone: "synopsis" },
    { amount: 140, zone: "body" },
  ]);
});

it("endpoints of each part of a study are all primary", () => {
  const text =
    "# Synopsis\n\nPrimary endpoint, Part 1\tIncidence of dose-limiting toxicities in Cycle 1\nPrimary endpoint, Part 2\tObjective response rate";
  expect(best("primary_endpoint", text)?.value).toBe("Incidence of dose-limiting toxicities in Cycle 1; Objective response rate");
});

it("reads labels in the words of people who write plainly", () => {
  expect(best("enrolment", inSynopsis("Item\tPlanned\nPatients recruited\t1,150\nRecruitment, months\t14"))).toMatchObject({
    amount: 1150,
  });
  expect(best("enrolment", inSynopsis("Feature\tDescription\nParticipants\tApproximately 560 (280 per arm)"))).toMatchObject({
    amount: 560,
  });
  expect(best("primary_endpoint", "A.3 Primary endpoint. Agreement with polysomnography at one night.")?.value).toMatch(/^Agreement/);
  expect(best("primary_endpoint", inSynopsis("Main efficacy endpoint: Change in bone density at Week 52"))?.value).toMatch(/bone density/);
  expect(best("phase", "Version 1.2 dated 9 March 2026. Clinical phase: 1 (first-in-human). CTN scheme.")?.value).toBe("Phase 1");
  expect(best("duration", inSynopsis("Whole trial\tAbout 58 months"))?.value).toMatch(/58 months/);
});

it("takes endpoints that are numbered as primary together", () => {
  const table =
    "No.\tObjective\tEndpoint\nP1\tTo compare progression\tProgression-free survival\nP2\tTo compare survival\tOverall survival\nS1\tTo compare response\tResponse rate";
  expect(best("primary_endpoint", inSynopsis(table))?.value).toBe("Progression-free survival; Overall survival");
});

it("takes nothing for what a study is about from those whom it leaves out", () => {
  const text = "# 3 Participants\n\nInclusion: healthy adults.\n\nExclusion: positive HBsAg, HCV or HIV test.";
  expect(fact("therapeutic_area", text).state).toBe("not_found");
});

it("takes uncontrolled asthma for no lack of a control group", () => {
  const text = inSynopsis("Design\tRandomized 1:1:1 to two doses or placebo, in children with uncontrolled asthma");
  expect(best("arms", text)?.value).toBe("3 arms, 1:1:1");
  expect(best("design", text)?.value).not.toContain("without control");
});

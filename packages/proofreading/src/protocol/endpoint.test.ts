import { expect, it } from "vitest";
import { best, fact, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Primary endpoints\tProgression-free survival and overall survival (co-primary)"), /Progression-free survival/],
  [
    inSynopsis("Co-primary endpoints:\n\n1. Change from baseline in FEV1 at Week 24\n\n2. Annual rate of exacerbations over 52 weeks"),
    /FEV1/,
  ],
  [inSynopsis("Co-primary endpoints (both must be met)\tChange from baseline in FEV1 at Week 24; rate of exacerbations"), /FEV1/],
  [
    inBody("Secondary outcomes are pain at 3 months and quality of life. The primary outcome is the Oxford Hip Score at 12 months."),
    /Oxford Hip Score/,
  ],
  [
    inBody(
      "The primary endpoint of this trial will be assessed at 12 months and is defined as the time from randomisation to the first stroke.",
    ),
    /first stroke/,
  ],
  ["# 5 Objectives\n\n# 5.2 Primary endpoint\n\nThe proportion of participants with clinical remission at Week 12.", /clinical remission/],
  [
    "# 9 Statistical considerations\n\nThe confirmatory analysis tests the change in HbA1c from baseline to week 26 (primary endpoint) with a mixed model.",
    /HbA1c/,
  ],
  ["# 9 Statistics\n\nSeroconversion 28 days after the second dose serves as the primary endpoint.", /Seroconversion/],
  ["# 9 Statistics\n\nOverall survival, the primary endpoint, is compared with a log-rank test.", /Overall survival/],
  [inBody("We chose death or disability at 90 days as the primary outcome."), /death or disability/],
  [inSynopsis("Primary performance endpoints: Sensitivity and specificity against PCR"), /Sensitivity/],
  [
    inSynopsis(
      "Primary safety endpoint\tFreedom from major adverse events at 30 days\nPrimary effectiveness endpoint\tTechnical success at discharge",
    ),
    /Freedom|Technical/,
  ],
  [
    inSynopsis("Endpoints\n\nPrimary: Incidence of dose-limiting toxicities in the first 28 days\n\nSecondary: Response rate"),
    /dose-limiting/,
  ],
  [
    inSynopsis("Endpoints\tPrimary: Incidence of dose-limiting toxicities in the first 28 days. Secondary: Response rate."),
    /^Incidence of dose-limiting toxicities in the first 28 days$/,
  ],
  [
    inSynopsis("Endpoint\tDescription\tTime point\nPrimary\tPeak oxygen uptake\tWeek 24\nSecondary\tSix-minute walk distance\tWeek 24"),
    /Peak oxygen/,
  ],
  [inSynopsis("Outcome measures\n\nPrimary outcome: All-cause mortality at day 90"), /All-cause mortality/],
  [inBody("Main outcome measure: Days alive and out of hospital at day 90"), /Days alive/],
  [inBody("The primary efficacy variable is the area under the curve of the pain score over 48 hours."), /area under/],
  [inBody("The study's primary end point will be graft survival at one year."), /graft survival/],
  [inBody("There are two co-primary endpoints: the change in VA at month 12 and the change in CST at month 12."), /change in VA/],
  [inBody("The two co-primary endpoints are (1) the change in VA at month 12 and (2) the change in CST."), /change in VA/],
  [
    "# 3 Objectives and endpoints\n\nObjective\tEndpoint\nPrimary objective\t\nTo show superiority\tChange in UPDRS at Week 52\nSecondary objective\t\nTo assess X\tY at Week 9",
    /UPDRS/,
  ],
  [
    "# 3 Objectives and endpoints\n\nObjectives\tOutcome measures\tTimepoint(s)\nPrimary: To compare\tPain score by VAS\t6 weeks",
    /Pain score/,
  ],
  ["# 3 Estimands\n\nPrimary objective\tPrimary endpoint\nTo show X\tChange in ABC at Week 8", /ABC at Week 8/],
  [
    "# 8.1 Primary endpoint\n\nThe primary endpoint is a composite of death, stroke or reintervention within 12 months.",
    /composite of death/,
  ],
  ["# 8.1 Primary outcome\n\nThe primary outcome, measured at 12 months, is the WOMAC pain score.", /WOMAC/],
  [inBody("Primary Outcome Measure. Relapse within 12 months of stopping treatment."), /Relapse/],
  [
    inSynopsis(
      "Primary objective\tTo determine the maximum tolerated dose, as measured by the rate of dose-limiting toxicities in cycle 1",
    ),
    /dose-limiting/,
  ],
  [inBody("The endpoint of primary interest is the change in MADRS at week 6."), /MADRS/],
  [inBody("The primary measure of effectiveness is the rate of healed ulcers at 12 weeks."), /healed ulcers/],
  [inBody("Primary endpoint (safety): Device-related serious adverse events within 30 days"), /Device-related/],
  [inSynopsis("Main endpoint\tNumber of hospital-free days by day 60"), /hospital-free/],
  [inBody("The primary endpoints for this investigation are technical success and freedom from SADEs at 30 days."), /technical success/],
])("the primary endpoint is read: %s", (text, value) => {
  expect(best("primary_endpoint", text)?.value).toMatch(value);
});

it.each([
  [inBody("In the earlier phase 2 study the primary endpoint was the change in NT-proBNP.")],
  [inBody("The trial will be considered successful if the primary endpoint is met.")],
])("nothing is read where nothing is said: %s", (text) => {
  expect(fact("primary_endpoint", text).state).toBe("not_found");
});

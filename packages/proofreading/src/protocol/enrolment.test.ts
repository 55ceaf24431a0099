import { expect, it } from "vitest";
import { best, fact, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Sample size: N = 312"), 312],
  [inSynopsis("Planned enrolment\tUp to 48 participants (Part A: up to 30; Part B: up to 18)"), 48],
  [inBody("We will recruit 240 women from six maternity units."), 240],
  [inBody("The trial will randomise 1,200 participants (600 per arm)."), 1200],
  [inBody("Six hundred patients will be allocated in a ratio of 1:1."), 600],
  [inBody("A total sample size of 1,200 (600 per group) gives 90% power."), 1200],
  [inBody("With 86 patients per group the study has 90% power. Allowing for 10% dropout, 192 patients will be recruited."), 192],
  [inBody("142 participants per arm are required (284 in total)."), 284],
  [inBody("A sample of 64 in each group (128 in total) is needed."), 128],
  [inSynopsis("Number of subjects: 60 (30 active, 30 placebo)"), 60],
  [inSynopsis("Enrollment: A minimum of 150 and a maximum of 200 subjects."), 200],
  [inBody("Approximately 1,450 symptomatic individuals will be enrolled to obtain at least 290 positive results."), 1450],
  [inBody("To account for 15% attrition the sample size is increased to 212."), 212],
  [inBody("A sample size of 180 gives 80% power. To allow for 15% loss to follow-up, 212 participants will be enrolled."), 212],
  [inSynopsis("Target accrual: 45 patients"), 45],
  [inBody("The study aims to enrol 36 evaluable patients."), 36],
  [inSynopsis("Number of participants: 18 to 36, depending on the dose levels that are opened"), 36],
  [inBody("Part 1 will enrol up to 30 and Part 2 up to 60 participants, that is a maximum of 90 participants overall."), 90],
  [inSynopsis("Sample size\t150 subjects (100 investigational device, 50 control) at up to 20 sites"), 150],
  [inSynopsis("Number of Subjects: 230 randomized subjects plus up to 30 roll-in subjects"), 230],
  [inSynopsis("No. of patients\t64"), 64],
  [inSynopsis("N\t64 (32 per arm)"), 64],
  [inBody("480 children aged 6 to 17 years will be randomised."), 480],
  [inBody("Of an expected 400 people screened, 260 will be randomised."), 260],
  [inBody("Total enrolment is capped at 48 participants."), 48],
  [inBody("The planned sample size is 312 participants (156 per treatment arm)."), 312],
  [inBody("The investigation will include sixty (60) subjects at five sites."), 60],
  [inSynopsis("Number of trial participants planned: European Union: 120; worldwide: 450"), 450],
  [inBody("The trial takes place at about 150 sites and enrols 1,200 participants."), 1200],
  [inBody("The study population will comprise 84 adults."), 84],
  [inSynopsis("Number to be screened\t90\nNumber to be enrolled\t48"), 48],
  [inBody("We plan to recruit 128 participants."), 128],
  [inSynopsis("Number of participants\tNumber of sites\n312\t24"), 312],
  [inSynopsis("Sponsor\tPhase\tSample size\nX University\t2\t84"), 84],
  [
    inBody(
      "# 9.2 Sample size determination\n\nAssuming a response of 40% against 20%, 82 patients per arm give 80% power. Hence 164 patients are planned.",
    ),
    164,
  ],
  [inBody("In total, 40 infants will be enrolled in two cohorts of 20."), 40],
  [inBody("This protocol foresees the inclusion of 72 patients."), 72],
  [inBody("Participants (n = 72) will be allocated to three groups."), 72],
  [
    inBody("A cohort of 500 adults is assembled; a phase 2 study with 84 participants was completed in 2022. We will enrol 210 adults."),
    210,
  ],
  [inBody("Enrolment of 120 patients is planned over 18 months."), 120],
  [inBody("The sample size calculation yields 98 patients per group. With 10% dropouts, 218 patients must be randomised."), 218],
  [inBody("Roughly 2,300 specimens from 2,000 participants will be tested."), 2000],
  [inSynopsis("Planned sample size\tApproximately 1 200 participants, randomised 1:1"), 1200],
  [inSynopsis("Sample Size\n\nUp to 20 subjects will be implanted at 3 sites. Up to 35 may be consented."), 20],
  [inBody("It is estimated that 700 patients will need to be screened to enrol 350."), 350],
  [inBody("Approximately 350 of 700 screened patients are expected to be eligible. 350 participants will be randomised 2:1."), 350],
  [inBody("Recruitment continues until 48 participants have been dosed."), 48],
  [inSynopsis("Number of subjects (planned)\t84 randomised (42 per group); about 120 screened"), 84],
  [
    inBody(
      "A total of 24 patients (12 per cohort) are to be treated in dose escalation, and a further 36 in expansion, for a total of 60 patients.",
    ),
    60,
  ],
  [
    inBody(
      "The sample size may be increased to at most 400 participants at the interim analysis; initially 300 participants will be randomised.",
    ),
    300,
  ],
  [inBody("The initial sample size is 300; after the sample size re-estimation it may be raised to a maximum of 420."), 300],
  [inBody("Amendment 1 raised the sample size from 240 to 300 participants. A total of 300 participants will be randomised."), 300],
  [inBody("A previous phase 2 trial (N = 214) showed a benefit. This trial will enrol 500 patients."), 500],
  [inSynopsis("How many people take part?\t120"), 120],
  [inSynopsis("Planned number of sites and subjects: 20 sites, 250 subjects"), 250],
  [inSynopsis("Sites / Subjects\t12 sites; 96 subjects"), 96],
  [inBody("Ninety-six patients shall be enrolled."), 96],
  [inBody("One hundred and twenty participants are needed."), 120],
])("people who take part are counted: %s", (text, amount) => {
  expect(fact("enrolment", text).state).toBe("found");
  expect(best("enrolment", text)?.amount).toBe(amount);
});

it.each([
  [inSynopsis("Number of subjects: 312\n\n# 1 Introduction\n\nA total of 320 subjects will be randomised."), 312, 320],
  [inSynopsis("Number of participants: 312 participants") + "\n\n# 9 Statistics\n\nThe sample size is 320 participants.", 312, 320],
])("places that name other numbers are both told: %s", (text, one, other) => {
  const { state, readings } = fact("enrolment", text);
  expect({ state, amounts: readings.slice(0, 2).map(({ amount }) => amount) }).toEqual({ state: "disagrees", amounts: [one, other] });
});

import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Study population\tAdults aged 18 to 75 years with moderate asthma"), /asthma/],
  [inBody("The study population consists of women with a singleton pregnancy."), /singleton/],
  [inBody("We will include adults with septic shock."), /septic shock/],
  ["# A Phase 3 Study of X in Adults With Moderate Asthma", /Adults With Moderate Asthma/],
  ["# X versus Y for the prevention of relapse in patients with ulcerative colitis", /ulcerative colitis/],
  ["# X for people with tinnitus", /people with tinnitus/],
  ["# 4 Eligibility\n\nParticipants are adults of 18 years or older with a first stroke.", /first stroke/],
  ["# 4.1 Inclusion criteria\n\nAge 18 years or older\n\nDiagnosis of coeliac disease", /18 years|coeliac/],
  [inSynopsis("Participants: Infants aged 6 to 12 weeks"), /Infants/],
  [inSynopsis("Patient population: Patients with X"), /Patients with X/],
  [inSynopsis("Subjects\tHealthy men aged 18 to 45 years"), /Healthy men/],
  [inBody("Eligible participants are children aged 2 to 5 years with croup."), /croup/],
  [inSynopsis("Key eligibility criteria: Adults with RA and DAS28 above 3.2"), /RA/],
  [inSynopsis("Target population and indication\tWomen with stress urinary incontinence"), /Women/],
  ["# 5 Selection of subjects\n\nThe target population is adults with atrial fibrillation.", /atrial fibrillation/],
])("who takes part is read: %s", (text, value) => {
  expect(best("population", text)?.value).toMatch(value);
});

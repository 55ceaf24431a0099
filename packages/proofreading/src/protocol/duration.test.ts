import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Duration of treatment\t52 weeks"), /52 weeks/],
  [inSynopsis("Study duration: 30 months (18 months recruitment, 12 months follow-up)"), /30 months/],
  [inBody("Each participant will be in the trial for about 34 weeks."), /34 weeks/],
  [inBody("The total duration of the trial is expected to be 36 months."), /36 months/],
  [inBody("Follow-up ends 24 months after the procedure."), /24 months/],
  [inBody("Subjects are followed for 5 years after implantation."), /5 years/],
  [inSynopsis("Follow-up: 30 days, 6 months and 12 months after implantation"), /12 months/],
  [inSynopsis("Duration per participant\tabout 14 months"), /14 months/],
  [inSynopsis("Planned trial period\tJanuary 2027 to December 2029 (36 months)"), /36 months/],
  [inBody("The treatment period is 24 weeks, followed by a 4-week safety follow-up."), /24 weeks/],
  [inBody("Participation lasts about seven months for each child."), /seven months/],
  [inSynopsis("Trial duration per participant: 28 weeks\n\nOverall duration: 3 years"), /28 weeks|3 years/],
  [inBody("Participation is limited to a single visit of about one hour."), /single visit|hour/],
  [inSynopsis("Study period: Q1 2027 to Q4 2028"), /2027/],
  [inBody("Patients stay in the study for up to 60 weeks."), /60 weeks/],
])("the duration is read: %s", (text, value) => {
  expect(best("duration", text)?.value).toMatch(value);
});

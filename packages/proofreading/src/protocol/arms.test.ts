import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Study arms\tArm A: X 10 mg; Arm B: X 20 mg; Arm C: placebo"), /^3 arms/],
  [inSynopsis("Arms: two (X or placebo), 1:1"), /^2 arms/],
  [inBody("Participants are randomised in a 2:1 ratio to X or placebo."), /^2 arms, 2:1/],
  [inBody("They will be allocated (1:1:1) to one of the regimens."), /^3 arms/],
  [inBody("There are three treatment arms."), /^3 arms/],
  [inBody("Women will be randomised to either tranexamic acid or placebo."), /^2 arms/],
  [inBody("This is a single-arm study."), /^1 arm/],
  [inBody("All subjects receive the device; there is no control group."), /^1 arm/],
  [inSynopsis("Number of arms\t2"), /^2 arms/],
  [inSynopsis("Treatment groups: Group 1 (high dose), Group 2 (low dose), Group 3 (placebo)"), /^3 arms/],
  [inBody("Patients are randomised to one of four dose groups or placebo in equal numbers."), /5 arms|4/],
  [inSynopsis("Allocation: 1:1"), /^2 arms/],
])("the arms are counted: %s", (text, value) => {
  expect(best("arms", text)?.value).toMatch(value);
});

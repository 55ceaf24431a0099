import { expect, it } from "vitest";
import { best, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Study design\tRandomised, double-blind, placebo-controlled, group sequential"), /randomised.*group-sequential/],
  [inBody("We will perform a pragmatic, cluster-randomised trial in 24 practices."), /cluster/],
  [inBody("The trial has a stepped-wedge design and is pragmatic."), /stepped-wedge/],
  [inSynopsis("Trial design: 3+3 dose escalation with expansion"), /dose-escalation/],
  [inSynopsis("Type of trial\tMulticentre, single-arm"), /single-arm/],
  [inBody("DORIA is a multicentre, randomised, open trial with blinded assessment of outcomes."), /randomised.*open-label/],
  [inBody("This will be a two-stage single-arm study following Simon's minimax design."), /single-arm/],
  ["# 4 Investigational plan\n\nThis is a prospective, non-randomized, single-arm, multi-center clinical investigation.", /single-arm/],
  [inSynopsis("Design: Cross-sectional diagnostic accuracy study"), /cross-sectional/],
  ["# 3 Design\n\nA prospective, multicentre study with consecutive enrolment is carried out.", /prospective/],
  [inSynopsis("Methodology\tMulticentre, randomised, double-dummy, active-controlled"), /active-controlled/],
  [inBody("Participants are randomised 2:1 in a double-blind manner; the trial is placebo-controlled."), /double-blind/],
])("the design is read: %s", (text, value) => {
  expect(best("design", text)?.value).toMatch(value);
});

it.each(["non-randomised", "non randomized", "nonrandomised"])("a study that is %s is not randomised", (written) => {
  expect(best("design", inSynopsis(`Study design\tMulticentre, ${written}, open-label`))?.value).toMatch(
    /^(?!.*(?<!non-)randomised).*non-randomised/,
  );
});

import { expect, it } from "vitest";
import { best, fact, inBody, inSynopsis } from "./protocol.fixture.ts";

it.each([
  [inSynopsis("Phase\tIIb"), "Phase 2b"],
  [inSynopsis("Clinical phase: II/III"), "Phase 2/3"],
  [inSynopsis("Trial phase (ICH E8): Phase III (therapeutic confirmatory)"), "Phase 3"],
  [inSynopsis("Phase / type of study\tPhase 1/2, dose finding"), "Phase 1/2"],
  ["# A randomised phase IIb trial of X in adults with asthma", "Phase 2b"],
  ["# A Phase 1-2 Open Label Study of the safety of Y", "Phase 1/2"],
  [inBody("This is a seamless phase 2b/3 trial in adults."), "Phase 2b/3"],
  [inBody("The present investigation is an academic phase II trial."), "Phase 2"],
  [inBody("DORIA is a multicentre phase II trial."), "Phase 2"],
  [inBody("We will carry out a phase 4 randomised trial."), "Phase 4"],
  [inBody("We will conduct an open phase II study in two centres."), "Phase 2"],
  [inSynopsis("Study design: Randomised, double-blind, phase 3 study with two parallel groups"), "Phase 3"],
  [inSynopsis("Study design\tPhase IIa, open-label"), "Phase 2a"],
  [inSynopsis("Type of study: Phase III, confirmatory"), "Phase 3"],
  [inSynopsis("Development phase: Therapeutic exploratory (Phase II)"), "Phase 2"],
  [inSynopsis("Study title: A phase one first-in-human study of Z"), "Phase 1"],
  [inSynopsis("Stage of clinical development: Phase II"), "Phase 2"],
  ["Clinical trial protocol\n\nPhase II\n\nSponsor: University of X", "Phase 2"],
  ["Protocol ABC-301 | Phase 3 | Version 2.0", "Phase 3"],
  [
    inSynopsis(
      "Type of investigation: First-in-human, early feasibility\n\nThe investigational device is used under ISO 14155 and 21 CFR Part 812.",
    ),
    "Early feasibility",
  ],
  [
    "# Early Feasibility Study of the Aria Valve\n\nThe investigational device is used under ISO 14155 and 21 CFR Part 812.",
    "Early feasibility",
  ],
  ["# Pivotal study of the Aria Valve\n\nThe investigational device is used under ISO 14155 and 21 CFR Part 812.", "Pivotal"],
  [inBody("This phase III, randomised, double-blind trial compares A with B."), "Phase 3"],
  [inBody("The trial is a phase 2, single-arm study."), "Phase 2"],
  [inBody("It is designed as a phase II trial."), "Phase 2"],
  [inBody("The study has two parts: a Phase 1 dose-escalation part and a Phase 2 expansion part."), /Phase 1/],
])("the phase or stage is read: %s", (text, value) => {
  expect(best("phase", text)?.value).toMatch(value);
});

it.each([[inBody("A phase 3 trial in 800 patients was completed in 2021. A phase II trial showed a benefit.")]])(
  "nothing is read where nothing is said: %s",
  (text) => {
    expect(fact("phase", text).state).toBe("not_found");
  },
);

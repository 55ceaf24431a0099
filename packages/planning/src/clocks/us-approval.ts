import type { Clock, Rule } from "./clock.ts";
import { acceptancePma, act, actionsPma, cfr814 } from "./sources.ts";
import { acceptance, calendar, closure, dayNought, mdufa, review, silentWeekends } from "./us-premarket.ts";

const working = (days: number) => ({ days, of: "working" as const });

const decision = (id: string, title: string, days: number, choice: string): Rule => ({
  id,
  title,
  owner: "authority",
  force: "goal",
  from: "start",
  span: review(days),
  choices: [choice],
  source: actionsPma("p. 12"),
  reach: mdufa,
});

/** What becomes of a refusal to file (21 CFR 814.42(d)(2)). */
const refusal: Rule[] = [
  {
    id: "conference_asked",
    title: "Informal conference is asked for in writing",
    owner: "applicant" as const,
    days: 10,
    from: "filing_refused",
  },
  { id: "conference", title: "Informal conference is held", owner: "authority" as const, days: 10, from: "conference_requested" },
  {
    id: "conference_decision",
    title: "FDA decides on filing after the conference",
    owner: "authority" as const,
    days: 5,
    from: "conference_held",
  },
].map(({ days, ...rule }) => ({ ...rule, force: "regulation", span: working(days), source: cfr814("814.42(d)") }));

const deficiency = {
  begins: "FDA sends a major deficiency letter",
  ends: "FDA receives the complete answer",
  stops: "FDA days are not counted from a major deficiency letter to its complete answer; a partial answer does not start them again.",
};

export const premarketApproval: Clock = {
  id: "pma",
  name: "PMA",
  market: "US",
  start: "FDA receives the PMA that it accepts for filing",
  choices: [
    { id: "without_panel", label: "Without an advisory panel" },
    { id: "with_panel", label: "With an advisory panel" },
  ],
  hold: deficiency,
  events: [
    { id: "filing_refused", label: "The notice that refuses filing is received" },
    { id: "conference_requested", label: "FDA receives the request for an informal conference" },
    { id: "conference_held", label: "The informal conference is held" },
    { id: "approvable_answer", label: "FDA receives the answer to an approvable letter" },
  ],
  extensions: [
    closure(["acceptance"]),
    {
      id: "early_amendment",
      label: "Unsolicited major amendment before the substantive interaction",
      effect: "The goal for the decision moves by the FDA days that were used until then.",
      rules: ["decision", "missed"],
      does: { adds: "used", share: 1 },
    },
    {
      id: "late_amendment",
      label: "Unsolicited major amendment after the substantive interaction",
      effect: "The goal for the decision moves by 75 % of the FDA days that were used until then; a part of a day is counted as one.",
      rules: ["decision", "missed"],
      does: { adds: "used", share: 0.75 },
    },
    {
      id: "major_amendment",
      label: "Major amendment (21 CFR 814.37(c)(1))",
      effect: "The 180 days of the regulation may be extended by up to 180 days.",
      rules: ["regulation"],
      does: { adds: "up_to", days: 180 },
    },
  ],
  rules: [
    acceptance(acceptancePma("p. 4"), "Where it is refused, the clock starts when FDA receives what was missing."),
    {
      id: "filing",
      title: "FDA says whether the PMA is filed",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(45),
      source: cfr814("814.42"),
      note: "The date of filing is the day on which the PMA that is filed was received (21 CFR 814.42(b)).",
    },
    ...refusal,
    {
      id: "interaction",
      title: "Substantive interaction",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(90),
      source: actionsPma("p. 12"),
      reach: mdufa,
      metByHold: true,
      note: "For 95 % of submissions.",
    },
    {
      id: "day_100",
      title: "Day-100 meeting, where the applicant asks for it",
      owner: "authority",
      force: "statute",
      from: "start",
      span: calendar(100),
      source: act("515(d)(3)(A)"),
    },
    {
      ...decision("decision", "Decision (MDUFA goal)", 180, "without_panel"),
      note: "For 90 % of submissions; the average from arrival to decision is to be 285 days in fiscal years 2025 to 2027.",
    },
    { ...decision("missed", "FDA says why there is no decision yet", 200, "without_panel") },
    { ...decision("decision", "Decision (MDUFA goal)", 320, "with_panel"), note: "For 90 % of submissions." },
    { ...decision("missed", "FDA says why there is no decision yet", 340, "with_panel") },
    {
      id: "regulation",
      title: "FDA acts on the PMA (regulation)",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(180),
      source: cfr814("814.40"),
      note: "The 180 days of FD&C Act 515(d) run from filing and hold where no major amendment is made.",
    },
    {
      id: "answer",
      title: "Answer to FDA's letter is due (regulation)",
      owner: "applicant",
      force: "regulation",
      from: "hold",
      span: calendar(180),
      source: cfr814("814.44(g)"),
    },
    {
      id: "answer_extended",
      title: "Answer to FDA's letter is due (with FDA's extension)",
      owner: "applicant",
      force: "guidance",
      from: "hold",
      span: calendar(360),
      source: actionsPma("p. 8"),
      note: "FDA grants one extension of 180 days by itself; later the PMA counts as withdrawn.",
    },
    {
      id: "approvable",
      title: "Decision after the answer to an approvable letter",
      owner: "authority",
      force: "goal",
      from: "approvable_answer",
      span: calendar(60),
      source: actionsPma("p. 5"),
      note: "As resources permit.",
    },
  ],
  weekends: silentWeekends,
  notes: [
    dayNought,
    "Working days leave out weekends and federal holidays (5 U.S.C. 6103); days on which the President closes offices by order are not known in advance.",
  ],
};

export const pmaSupplement: Clock = {
  id: "pma_supplement",
  name: "PMA supplement or 30-day notice",
  market: "US",
  start: "FDA receives the supplement or notice",
  choices: [
    { id: "180_day", label: "180-day supplement" },
    { id: "real_time", label: "Real-time supplement" },
    { id: "notice", label: "30-day notice" },
  ],
  hold: deficiency,
  events: [],
  extensions: [],
  rules: [
    { ...decision("interaction", "Substantive interaction", 90, "180_day"), metByHold: true, note: "For 95 % of supplements." },
    { ...decision("decision", "Decision (MDUFA goal)", 180, "180_day"), note: "For 95 % of supplements." },
    { ...decision("decision", "Decision (MDUFA goal)", 90, "real_time"), note: "For 95 % of supplements." },
    {
      id: "distribution",
      title: "Distribution may begin, unless FDA says that the notice is not adequate",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(30),
      choices: ["notice"],
      source: cfr814("814.39(f)"),
    },
  ],
  weekends: silentWeekends,
  notes: [dayNought],
};

export const humanitarianExemption: Clock = {
  id: "hde",
  name: "HDE",
  market: "US",
  start: "FDA receives the HDE that it accepts for filing",
  choices: [],
  hold: null,
  events: [{ id: "request", label: "FDA asks for an amendment, or sends an approvable or not approvable letter" }],
  extensions: [
    {
      id: "major_amendment",
      label: "Major amendment (21 CFR 814.106)",
      effect: "The 75 days may be extended by up to 75 days.",
      rules: ["decision"],
      does: { adds: "up_to", days: 75 },
    },
  ],
  rules: [
    {
      id: "filing",
      title: "FDA says whether the HDE is filed",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(30),
      source: cfr814("814.112(a)"),
    },
    {
      id: "decision",
      title: "FDA acts on the HDE",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(75),
      source: cfr814("814.114"),
      note: "FD&C Act 520(m)(2) has the same 75 days.",
    },
    {
      id: "answer",
      title: "Written answer to FDA is due",
      owner: "applicant",
      force: "regulation",
      from: "request",
      span: calendar(75),
      source: cfr814("814.106"),
      note: "Without one FDA considers the HDE withdrawn.",
    },
  ],
  weekends: silentWeekends,
  notes: [dayNought],
};

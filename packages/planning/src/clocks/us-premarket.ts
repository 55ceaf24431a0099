import type { Clock, Reach, Rule } from "./clock.ts";
import { act, actions510k, actionsDeNovo, cfr860, refuse510k } from "./sources.ts";

export const calendar = (days: number) => ({ days, of: "calendar" as const });
export const review = (days: number) => ({ days, of: "review" as const });

/** Submissions that the goals of MDUFA V are made for. */
export const mdufa: Reach = {
  from: "2022-10-01",
  until: "2027-09-30",
  says: "The goals of MDUFA V hold for what arrives from 1 October 2022 to 30 September 2027; those of other years are not held here.",
};

export const silentWeekends: Clock["weekends"] = {
  ends: "stays",
  says: "The law, the regulation and the goals count calendar days and say nothing of weekends and holidays: a period ends on the day on which it ends.",
  source: null,
};

export const dayNought =
  "The day of arrival is counted as day 0, as FDA does for Q-Submissions. Where FDA counts it as day 1, each period ends a day earlier.";

export const closure = (rules: string[]): Clock["extensions"][number] => ({
  id: "closure",
  label: "FDA is closed during the acceptance review",
  effect: "As many working days as FDA's buildings are closed may be added to the 15 days.",
  rules,
  does: { adds: "working_days" },
});

/** What FDA checks within 15 days before it reads on. */
export const acceptance = (source: Rule["source"], note: string): Rule => ({
  id: "acceptance",
  title: "Acceptance review or technical screening is done",
  owner: "authority",
  force: "guidance",
  from: "start",
  span: calendar(15),
  source,
  note,
});

const answer = (source: Rule["source"], force: Rule["force"], note: string): Rule => ({
  id: "answer",
  title: "Complete answer to the request for additional information is due",
  owner: "applicant",
  force,
  from: "hold",
  span: calendar(180),
  source,
  note,
});

const additionalInformation = {
  begins: "FDA asks for additional information",
  ends: "FDA receives the complete answer",
  stops: "FDA days are not counted while a request for additional information is open. An incomplete answer does not start them again.",
};

export const premarketNotification: Clock = {
  id: "510k",
  name: "510(k)",
  market: "US",
  start: "FDA receives the 510(k), or what made it acceptable",
  choices: [],
  hold: additionalInformation,
  events: [{ id: "refused", label: "FDA refuses to accept it" }],
  extensions: [closure(["acceptance"])],
  rules: [
    acceptance(actions510k("p. 11"), "An eSTAR is screened technically in place of the acceptance review, within the same 15 days."),
    {
      id: "refusal_answer",
      title: "Complete answer to the refusal to accept is due",
      owner: "applicant",
      force: "guidance",
      from: "refused",
      span: calendar(180),
      source: refuse510k("p. 10"),
      note: "Later, FDA considers the 510(k) withdrawn. The clock then starts with the day on which FDA receives what was missing.",
    },
    {
      id: "interaction",
      title: "Substantive interaction",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(60),
      source: actions510k("p. 12"),
      reach: mdufa,
      metByHold: true,
      note: "A request for additional information, or word that what is open is settled by interactive review. Kept for 95 % of submissions.",
    },
    {
      id: "decision",
      title: "Decision (MDUFA goal)",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(90),
      source: actions510k("p. 13"),
      reach: mdufa,
      note: "For 95 % of submissions. The average from arrival to decision, answers included, is to be 112 days in fiscal years 2025 to 2027.",
    },
    {
      id: "missed",
      title: "FDA says why there is no decision yet",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(100),
      source: actions510k("p. 13"),
      reach: mdufa,
    },
    {
      id: "statute",
      title: "Decision (statute)",
      owner: "authority",
      force: "statute",
      from: "start",
      span: calendar(90),
      source: act("510(n)(1)"),
      note: "The statute has 90 days from arrival and knows no holds.",
    },
    answer(
      actions510k("p. 9"),
      "guidance",
      "No extension has to be asked for, although 21 CFR 807.87(m) speaks of 30 days. Without a complete answer the 510(k) counts as withdrawn.",
    ),
  ],
  weekends: silentWeekends,
  notes: [dayNought],
};

export const deNovo: Clock = {
  id: "de_novo",
  name: "De Novo request",
  market: "US",
  start: "FDA receives the De Novo request, or what made it acceptable",
  choices: [],
  hold: additionalInformation,
  events: [
    { id: "refused", label: "FDA refuses to accept it" },
    { id: "granted", label: "FDA grants the request" },
  ],
  extensions: [closure(["acceptance"])],
  rules: [
    {
      ...acceptance(cfr860("860.230(a)"), "A request whose review is not done within 15 days is accepted (21 CFR 860.230(b))."),
      force: "regulation",
    },
    {
      id: "refusal_answer",
      title: "Complete answer to the refusal to accept is due",
      owner: "applicant",
      force: "regulation",
      from: "refused",
      span: calendar(180),
      source: cfr860("860.250(a)"),
    },
    {
      id: "regulation",
      title: "Order that grants or declines (regulation)",
      owner: "authority",
      force: "regulation",
      from: "start",
      span: calendar(120),
      source: cfr860("860.240(a)"),
      note: "FD&C Act 513(f)(2) has the same 120 days. Neither speaks of holds.",
    },
    {
      id: "decision",
      title: "Decision (MDUFA goal)",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(150),
      source: actionsDeNovo("p. 12"),
      reach: mdufa,
      note: "For 70 % of requests; 80 % or 90 % in fiscal years 2026 and 2027 where earlier goals were met.",
    },
    {
      id: "missed",
      title: "Meeting on what is open, where it is asked for",
      owner: "authority",
      force: "goal",
      from: "start",
      span: review(180),
      source: actionsDeNovo("p. 13"),
      reach: mdufa,
      note: "As resources permit.",
    },
    answer(cfr860("860.250(a)"), "regulation", "Without a complete answer FDA considers the request withdrawn."),
    {
      id: "notice",
      title: "Notice of the classification in the Federal Register",
      owner: "authority",
      force: "regulation",
      from: "granted",
      span: calendar(30),
      source: cfr860("860.260(a)(2)"),
    },
  ],
  weekends: silentWeekends,
  notes: [dayNought],
};

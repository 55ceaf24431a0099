import type { ClockSource } from "@clausewise/contracts";
import type { Clock, Rule } from "./clock.ts";
import { act, cfr3, cfr812, qSubmissions } from "./sources.ts";
import { calendar, dayNought, silentWeekends } from "./us-premarket.ts";

const processes: ClockSource = { ...qSubmissions(""), clause: `${qSubmissions("").source} | Processes by Q-Submission Types` };
const preSubmission: ClockSource = { ...processes, clause: `${processes.source} | Pre-Submission` };
const meetings: ClockSource = { ...processes, clause: `${processes.source} | Meeting Information` };

const feedback = (choice: string, title: string, days: number, note?: string): Rule => ({
  id: "feedback",
  title,
  owner: "authority",
  force: "guidance",
  from: "start",
  span: calendar(days),
  choices: [choice],
  source: processes,
  ...(note === undefined ? {} : { note }),
});

const asResourcesPermit = "As resources permit.";

export const qSubmission: Clock = {
  id: "q_sub",
  name: "Q-Submission",
  market: "US",
  start: "FDA receives the Q-Submission, or what made it acceptable",
  choices: [
    { id: "pre_sub", label: "Pre-Submission" },
    { id: "issue_early", label: "Submission issue request within 60 days of FDA's letter" },
    { id: "issue_late", label: "Submission issue request later" },
    { id: "study_risk", label: "Study risk determination" },
    { id: "informational", label: "Informational meeting" },
  ],
  hold: null,
  events: [{ id: "meeting", label: "The meeting is held" }],
  extensions: [],
  rules: [
    {
      id: "acceptance",
      title: "Acceptance review or technical screening is done",
      owner: "authority",
      force: "guidance",
      from: "start",
      span: calendar(15),
      choices: ["pre_sub"],
      source: preSubmission,
      note: "What is refused starts at day 0 again when it is complete.",
    },
    {
      id: "meeting_date",
      title: "A day for the meeting is agreed on",
      owner: "authority",
      force: "guidance",
      from: "start",
      span: calendar(30),
      choices: ["pre_sub"],
      source: preSubmission,
    },
    feedback("pre_sub", "Written feedback", 70, "And no later than 5 days before the meeting, where there is one."),
    {
      id: "meeting_held",
      title: "Meeting",
      owner: "authority",
      force: "guidance",
      from: "start",
      span: calendar(75),
      choices: ["pre_sub"],
      source: preSubmission,
      note: "By agreement; typically on day 70 to 75.",
    },
    feedback("issue_early", "Feedback", 21, asResourcesPermit),
    feedback("issue_late", "Feedback", 70, asResourcesPermit),
    feedback("study_risk", "Letter on the study's risk", 90),
    feedback("informational", "Meeting", 90),
    {
      id: "minutes",
      title: "The submitter's draft of the minutes is due",
      owner: "applicant",
      force: "guidance",
      from: "meeting",
      span: calendar(15),
      source: meetings,
    },
  ],
  weekends: {
    ...silentWeekends,
    says: `The guidance counts calendar days unless it says otherwise, and is silent on weekends: a period ends on the day on which it ends.`,
  },
  notes: ["The guidance counts the day of arrival as day 0."],
};

/** A request that is answered within one period. */
const single = (
  clock: Pick<Clock, "id" | "name" | "start">,
  rule: Pick<Rule, "title" | "force" | "source" | "note"> & { days: number },
): Clock => {
  const { days, ...rest } = rule;
  return {
    ...clock,
    market: "US",
    choices: [],
    hold: null,
    events: [],
    extensions: [],
    rules: [{ ...rest, id: "answer", owner: "authority", from: "start", span: calendar(days) }],
    weekends: silentWeekends,
    notes: [dayNought],
  };
};

export const singleRequests: readonly Clock[] = [
  single(
    { id: "ide", name: "IDE", start: "FDA receives the IDE application" },
    {
      title: "The investigation may begin, unless FDA says that it may not",
      force: "regulation",
      days: 30,
      source: cfr812("812.30(a)"),
      note: "Or earlier, with FDA's approval; the reviewing IRB has to approve as well.",
    },
  ),
  single(
    { id: "breakthrough_device", name: "Breakthrough designation of a device", start: "FDA receives the request for designation" },
    { title: "FDA decides on the designation", force: "statute", days: 60, source: act("515B(d)(1)") },
  ),
  single(
    { id: "513g", name: "513(g) request", start: "FDA receives the request" },
    { title: "FDA answers on class and requirements", force: "statute", days: 60, source: act("513(g)") },
  ),
  single(
    { id: "rfd", name: "Request for designation (combination product)", start: "The request for designation is filed" },
    {
      title: "Letter of designation",
      force: "regulation",
      days: 60,
      source: cfr3("3.8(b)"),
      note: "Where FDA does not answer in time, the centre that the sponsor recommended leads.",
    },
  ),
];

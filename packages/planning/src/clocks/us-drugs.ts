import type { Clock, Reach, Rule } from "./clock.ts";
import { act506, cfr312, cfr314, cfr601, gdufaGoals, pdufaLetter, receiptDates } from "./sources.ts";
import { calendar, dayNought } from "./us-premarket.ts";

export const ofYears = (act: string): Reach => ({
  from: "2022-10-01",
  until: "2027-09-30",
  says: `The goals of ${act} hold for what arrives from 1 October 2022 to 30 September 2027; those of other years are not held here.`,
});
const pdufa = ofYears("PDUFA VII");
const gdufa = ofYears("GDUFA III");

const weekends: Clock["weekends"] = {
  ends: "stays",
  says: "What arrives on a weekend or federal holiday counts as arrived on the next day on which FDA is open. Of a period that ends on such a day the sources say nothing: it ends there.",
  source: receiptDates,
};

export const drugNotes = [
  dayNought,
  "Months end on the same day of the month, or on its last day where it has no such day; the letters do not say how they count.",
];

export const authority = { owner: "authority", from: "start" } as const;

export const applied = { market: "US", hold: null, weekends, arrives: receiptDates } as const;

const standardOrPriority = [
  { id: "standard", label: "Standard review" },
  { id: "priority", label: "Priority review" },
];

const reviewGoals = pdufaLetter("review performance goals");

/** Goals of 10 and of 6 months, behind the 60 days until filing where they run from there. */
const goals = (behind?: number): Rule[] =>
  [
    { choice: "standard", months: 10 },
    { choice: "priority", months: 6 },
  ].map(({ choice, months }) => ({
    ...authority,
    id: "goal",
    title: "FDA acts on the application (PDUFA goal)",
    force: "goal",
    span: behind === undefined ? { months } : { months, behind },
    choices: [choice],
    source: reviewGoals,
    reach: pdufa,
    note: "For 90 % of applications. FDA names the date that it goes by in its letter on the filing.",
  }));

const filing = (source: Rule["source"], note: string): Rule => ({
  ...authority,
  id: "filing",
  title: "FDA decides on filing; the date of filing",
  force: "regulation",
  span: calendar(60),
  source,
  note,
});

const day74: Rule = {
  ...authority,
  id: "day_74",
  title: "Letter on issues found in the filing review (day 74)",
  force: "goal",
  span: calendar(74),
  source: pdufaLetter("first cycle review"),
  reach: pdufa,
};

const resubmissions: Rule[] = [
  { id: "class_1", title: "FDA acts on a class 1 resubmission", months: 2, from: "class_1" },
  { id: "class_2", title: "FDA acts on a class 2 resubmission", months: 6, from: "class_2" },
].map(({ months, ...rule }) => ({ ...rule, owner: "authority", force: "regulation", span: { months }, source: cfr314("314.110(b)(1)") }));

const resubmitted = [
  { id: "complete_response", label: "FDA sends a complete response letter" },
  { id: "class_1", label: "FDA receives a class 1 resubmission", isReceived: true },
  { id: "class_2", label: "FDA receives a class 2 resubmission", isReceived: true },
];

export const withinAYear = (source: Rule["source"]): Rule => ({
  id: "resubmission",
  title: "Resubmission is due",
  owner: "applicant",
  force: "regulation",
  from: "complete_response",
  span: { months: 12 },
  source,
  note: "Without one, or an extension that is asked for, FDA takes it as a request to withdraw.",
});

const majorAmendment = (months: number): Clock["extensions"][number] => ({
  id: "major_amendment",
  label: "Major amendment",
  effect: `The end of the review cycle moves by ${months} months, once, where the amendment comes within ${months} months of it.`,
  rules: ["goal"],
  does: { adds: "months", months, within: months },
});

const cycle: Rule = {
  ...authority,
  id: "cycle",
  title: "First review cycle of the regulation ends",
  force: "regulation",
  span: calendar(180),
  source: cfr314("314.100(a)"),
  note: "It may be adjusted by agreement; the user fee goals take its place in practice.",
};

const newDrug = (clock: Pick<Clock, "id" | "name">, behind?: number): Clock => ({
  ...clock,
  ...applied,
  start: "FDA receives the application",
  choices: standardOrPriority,
  events: resubmitted,
  extensions: [majorAmendment(3)],
  rules: [
    filing(cfr314("314.101(a)"), "Where the application may be filed, the date of filing is 60 days after arrival."),
    day74,
    ...goals(behind),
    cycle,
    withinAYear(cfr314("314.110(c)")),
    ...resubmissions,
  ],
  notes: drugNotes,
});

export const newDrugApplications: readonly Clock[] = [
  newDrug({ id: "nda_nme", name: "NDA, new molecular entity" }, 60),
  newDrug({ id: "nda", name: "NDA, not a new molecular entity" }),
];

export const biologicsLicense: Clock = {
  ...applied,
  id: "bla",
  name: "BLA (original, 351(a))",
  start: "FDA receives the application",
  choices: standardOrPriority,
  events: resubmitted,
  extensions: [majorAmendment(3)],
  rules: [
    filing(pdufaLetter("review performance goals"), "The letter counts the goals from the 60-day filing date."),
    day74,
    ...goals(60),
    withinAYear(cfr601("601.3(b)")),
    ...resubmissions.map((rule): Rule => ({ ...rule, force: "goal", source: reviewGoals, reach: pdufa })),
  ],
  notes: drugNotes,
};

export const abbreviated: Clock = {
  ...applied,
  id: "anda",
  name: "ANDA",
  start: "FDA receives the ANDA",
  choices: [
    { id: "standard", label: "Standard" },
    { id: "priority", label: "Priority, with complete pre-submission facility correspondence" },
    { id: "priority_without", label: "Priority, without it" },
  ],
  events: [],
  extensions: [],
  rules: [
    ...[
      { choice: "standard", months: 10 },
      { choice: "priority", months: 8 },
      { choice: "priority_without", months: 10 },
    ].map(({ choice, months }): Rule => ({
      ...authority,
      id: "goal",
      title: "FDA acts on the ANDA (GDUFA goal)",
      force: "goal",
      span: { months },
      choices: [choice],
      source: gdufaGoals("original ANDAs"),
      reach: gdufa,
      note: "Other times hold where a site is not ready for inspection.",
    })),
    cycle,
  ],
  notes: drugNotes,
};

export const investigationalDrug: Clock = {
  ...applied,
  id: "ind",
  name: "IND",
  start: "FDA receives the IND",
  choices: [],
  events: [
    { id: "clinical_hold", label: "FDA imposes a clinical hold" },
    { id: "hold_answer", label: "FDA receives the complete response to the hold", isReceived: true },
  ],
  extensions: [],
  rules: [
    {
      ...authority,
      id: "effect",
      title: "The IND goes into effect, unless FDA imposes a clinical hold",
      force: "regulation",
      span: calendar(30),
      source: cfr312("312.40(b)"),
      note: "Or earlier, where FDA says that the investigations may begin.",
    },
    {
      id: "explanation",
      title: "Written explanation of the hold",
      owner: "authority",
      force: "regulation",
      from: "clinical_hold",
      span: calendar(30),
      source: cfr312("312.42(d)"),
    },
    {
      id: "hold_decision",
      title: "FDA answers the response to the hold",
      owner: "authority",
      force: "regulation",
      from: "hold_answer",
      span: calendar(30),
      source: cfr312("312.42(e)"),
      note: "The study does not go on by itself when the 30 days are over: FDA has to lift the hold.",
    },
    {
      id: "inactive",
      title: "FDA may make an IND inactive that is wholly on hold",
      owner: "authority",
      force: "regulation",
      from: "clinical_hold",
      span: { months: 12 },
      source: cfr312("312.42(g)"),
    },
  ],
  notes: drugNotes,
};

const designation = (id: string, label: string, paragraph: string) => ({ choice: { id, label }, source: act506(paragraph) });
const designations = [designation("breakthrough", "Breakthrough therapy", "(a)(3)"), designation("fast_track", "Fast track", "(b)(3)")];

export const drugDesignation: Clock = {
  ...applied,
  id: "drug_designation",
  name: "Designation of a drug",
  start: "FDA receives the request for designation",
  choices: designations.map(({ choice }) => choice),
  events: [],
  extensions: [],
  rules: designations.map(({ choice, source }): Rule => ({
    ...authority,
    id: "answer",
    title: "FDA decides on the designation",
    force: "statute",
    span: calendar(60),
    choices: [choice.id],
    source,
  })),
  notes: [dayNought],
};

const meetingTypes = [
  ["a", "Type A", 30],
  ["b", "Type B", 60],
  ["b_eop", "Type B (end of phase)", 70],
  ["c", "Type C", 75],
  ["d", "Type D", 50],
] as const;

export const drugMeeting: Clock = {
  ...applied,
  id: "pdufa_meeting",
  name: "Meeting on a drug or biologic",
  start: "FDA receives the request for a meeting",
  choices: meetingTypes.map(([id, label]) => ({ id, label })),
  events: [],
  extensions: [],
  rules: meetingTypes.map(([id, label, days]): Rule => ({
    ...authority,
    id: "meeting",
    title: `${label} meeting`,
    force: "goal",
    span: calendar(days),
    choices: [id],
    source: pdufaLetter("meeting management goals"),
    reach: pdufa,
  })),
  notes: [dayNought],
};

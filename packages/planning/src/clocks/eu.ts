import type { Clock, Rule } from "./clock.ts";
import { euPeriods, ivdr, mdr } from "./sources.ts";
import { calendar } from "./us-premarket.ts";

const weekends: Clock["weekends"] = {
  ends: "next_working_day",
  says: "A period that ends on a Saturday, Sunday or public holiday ends with the next working day (Article 3(4)). Public holidays differ from State to State and are not counted here.",
  source: euPeriods,
};

const noReviewClock =
  "The regulation sets no time for the notified body's own review: it is agreed in the contract with the notified body. Only consultations and a few steps have periods.";

const applied = { market: "EU", hold: null, weekends } as const;
const byLaw = { owner: "authority", force: "regulation" } as const;

interface Consultation {
  id: string;
  label: string;
  title: string;
  days: number;
  source: Rule["source"];
  note?: string;
}

const consultation = (
  clock: Pick<Clock, "id" | "name" | "notes" | "extensions">,
  choices: readonly Consultation[],
  more: readonly Rule[] = [],
): Clock => ({
  ...applied,
  ...clock,
  start: "The documents that are necessary are received by those who are consulted",
  choices: choices.map(({ id, label }) => ({ id, label })),
  events: [],
  rules: [
    ...more,
    ...choices.map(({ id, title, days, source, note }): Rule => ({
      ...byLaw,
      id: `${id}_opinion`,
      title,
      from: "start",
      span: calendar(days),
      choices: [id],
      source,
      ...(note === undefined ? {} : { note }),
    })),
  ],
});

export const mdrConsultation: Clock = consultation(
  { id: "ce_mdr", name: "CE marking: consultations (MDR)", notes: [noReviewClock], extensions: [] },
  [
    {
      id: "expert_panel",
      label: "Expert panel on clinical evaluation (Article 54)",
      title: "The expert panel's opinion",
      days: 60,
      source: mdr("Annex IX 5.1"),
      note: "Where there is none by then, the notified body may go on with the certification.",
    },
    {
      id: "medicinal",
      label: "Medicines authority on an ancillary medicinal substance",
      title: "The medicines authority's opinion",
      days: 210,
      source: mdr("Annex IX 5.2"),
    },
    {
      id: "medicinal_change",
      label: "Change of the ancillary medicinal substance",
      title: "The medicines authority's opinion on the change",
      days: 60,
      source: mdr("Annex IX 5.2"),
    },
    {
      id: "tissue",
      label: "Authority on tissues or cells of human origin",
      title: "The authority's opinion on tissues or cells",
      days: 120,
      source: mdr("Annex IX 5.3"),
    },
    {
      id: "tissue_change",
      label: "Change of tissues or cells of human origin",
      title: "The authority's opinion on the change",
      days: 60,
      source: mdr("Annex IX 5.3"),
    },
    {
      id: "absorbed",
      label: "Medicines authority on substances that are absorbed",
      title: "The medicines authority's opinion",
      days: 150,
      source: mdr("Annex IX 5.4"),
    },
  ],
  [
    {
      ...byLaw,
      id: "intention",
      title: "The expert panel says whether it will give an opinion",
      from: "start",
      span: calendar(21),
      choices: ["expert_panel"],
      source: mdr("Annex IX 5.1"),
    },
  ],
);

export const ivdrConsultation: Clock = consultation(
  {
    id: "ce_ivdr",
    name: "CE marking: consultations (IVDR)",
    notes: [noReviewClock],
    extensions: [
      {
        id: "justified",
        label: "The authority needs more time for a companion diagnostic",
        effect: "The 60 days may be extended once by a further 60 days on justified grounds.",
        rules: ["companion_opinion"],
        does: { adds: "days", days: 60 },
      },
    ],
  },
  [
    {
      id: "companion",
      label: "Medicines authority on a companion diagnostic",
      title: "The medicines authority's opinion",
      days: 60,
      source: ivdr("Annex IX 5.2"),
    },
    {
      id: "laboratory",
      label: "EU reference laboratory on a class D device",
      title: "The reference laboratory's opinion",
      days: 60,
      source: ivdr("Annex IX 4.9"),
    },
    {
      id: "batch",
      label: "Batch of a class D device",
      title: "The devices may be placed on the market, unless the notified body decides otherwise",
      days: 30,
      source: ivdr("Annex IX 4.13"),
    },
  ],
);

export const clinicalInvestigation: Clock = {
  ...applied,
  id: "mdr_investigation",
  name: "Clinical investigation (MDR)",
  start: "The Member State receives the application",
  choices: [],
  events: [
    { id: "incomplete", label: "The Member State finds the application incomplete" },
    { id: "completed", label: "The Member State receives the comments or completion" },
    { id: "validated", label: "The application is validated" },
    { id: "modified", label: "A substantial modification is notified" },
    { id: "ended", label: "The investigation ends" },
  ],
  extensions: [
    {
      id: "experts",
      label: "The Member State consults experts on the application",
      effect: "The 45 days may be extended by a further 20 days.",
      rules: ["authorisation"],
      does: { adds: "days", days: 20 },
    },
    {
      id: "experts_modification",
      label: "The Member State consults experts on the modification",
      effect: "The 38 days may be extended by a further 7 days.",
      rules: ["modification"],
      does: { adds: "days", days: 7 },
    },
  ],
  rules: [
    {
      ...byLaw,
      id: "scope",
      title: "The Member State says whether the application is in scope and complete",
      from: "start",
      span: calendar(10),
      source: mdr("Article 70(1)"),
    },
    {
      ...byLaw,
      owner: "applicant",
      id: "completion",
      title: "Comments or completion are due",
      from: "incomplete",
      span: calendar(10),
      source: mdr("Article 70(3)"),
      note: "The Member State may extend this by up to 20 days.",
    },
    {
      ...byLaw,
      id: "completion_answer",
      title: "The Member State answers the completion",
      from: "completed",
      span: calendar(5),
      source: mdr("Article 70(3)"),
      note: "The Member State may extend this by a further 5 days (Article 70(4)).",
    },
    {
      ...byLaw,
      id: "authorisation",
      title: "The Member State notifies its authorisation",
      from: "validated",
      span: calendar(45),
      source: mdr("Article 70(7)(b)"),
      note: "Class I and non-invasive class IIa and IIb devices may start at validation unless national law says otherwise.",
    },
    {
      ...byLaw,
      owner: "applicant",
      id: "modification",
      title: "The modification may be put into effect, unless refused",
      from: "modified",
      span: calendar(38),
      source: mdr("Article 75(3)"),
    },
    {
      ...byLaw,
      owner: "applicant",
      id: "end",
      title: "The end of the investigation is notified",
      from: "ended",
      span: calendar(15),
      source: mdr("Article 77(3)"),
    },
  ],
  notes: ["National law may add steps, and the ethics committee's opinion has its own times."],
};

import type { Clock } from "./clock.ts";
import { bsufaLetter, cfr601 } from "./sources.ts";
import { applied, authority, drugNotes, ofYears, withinAYear } from "./us-drugs.ts";
import { calendar } from "./us-premarket.ts";

const bsufa = ofYears("BsUFA III");
const goals = bsufaLetter("review performance goals");

export const biosimilarLicense: Clock = {
  ...applied,
  id: "biosimilar",
  name: "BLA (biosimilar, 351(k))",
  start: "FDA receives the application",
  choices: [],
  events: [
    { id: "complete_response", label: "FDA sends a complete response letter" },
    { id: "resubmitted", label: "FDA receives the resubmission", isReceived: true },
  ],
  extensions: [],
  rules: [
    {
      ...authority,
      id: "filing",
      title: "FDA decides on filing; the date of filing",
      force: "goal",
      span: calendar(60),
      source: goals,
      reach: bsufa,
      note: "The letter counts its goal from the 60-day filing date.",
    },
    {
      ...authority,
      id: "goal",
      title: "FDA acts on the application (BsUFA goal)",
      force: "goal",
      span: { months: 10, behind: 60 },
      source: goals,
      reach: bsufa,
      note: "For 90 % of applications.",
    },
    withinAYear(cfr601("601.3(b)")),
    {
      id: "resubmission_goal",
      title: "FDA acts on the resubmission (BsUFA goal)",
      owner: "authority",
      force: "goal",
      from: "resubmitted",
      span: { months: 6 },
      source: goals,
      reach: bsufa,
      note: "For 90 % of resubmissions.",
    },
  ],
  notes: [
    ...drugNotes,
    "Goals for supplements, and what a major amendment adds, stand in the letter, whose text could not be compared: they are left out.",
  ],
};

import IconColumns3 from "@tabler/icons-react/dist/esm/icons/IconColumns3.mjs";
import IconCompass from "@tabler/icons-react/dist/esm/icons/IconCompass.mjs";
import IconFileSearch from "@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs";
import IconRoute from "@tabler/icons-react/dist/esm/icons/IconRoute.mjs";
import IconTimelineEvent from "@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs";
import IconWorldSearch from "@tabler/icons-react/dist/esm/icons/IconWorldSearch.mjs";
import type { Icon } from "@tabler/icons-react";

interface ClinResCard {
  title: string;
  /** What it is for, in a sentence. */
  lede: string;
  icon: Icon;
  to: string;
}

/** The tools that stand on the ClinRes Navigator, in their order. */
export const clinResCards: readonly ClinResCard[] = [
  {
    title: "Regulatory Compass",
    lede: "What your product is, where it is sold or is to be sold, and what the registers say of it.",
    icon: IconCompass,
    to: "/regulatory-compass",
  },
  {
    title: "Pathway Wizard",
    lede: "Class and route to market by rules of law, from questions on facts of the product.",
    icon: IconRoute,
    to: "/regulatory-compass?tab=pathway",
  },
  {
    title: "Protocol Analysis",
    lede: "What a protocol says, with its page; what it leaves open, by clause; and what each market asks of the trial.",
    icon: IconFileSearch,
    to: "/clinres?open=protocol",
  },
  {
    title: "50-Market Regulatory Comparison",
    lede: "Two to four markets beside each other: what their law says with its clause, and what is only estimated.",
    icon: IconColumns3,
    to: "/clinres?open=comparison",
  },
  {
    title: "Milestone Tracking",
    lede: "Submissions, answers and decisions by day: what depends on what, which documents are there, and who shares them.",
    icon: IconTimelineEvent,
    to: "/clinres?open=milestones",
  },
  {
    title: "Regulatory Intelligence Hub",
    lede: "What authorities changed, in our words, with its impact, its date and the official page.",
    icon: IconWorldSearch,
    to: "/clinres?open=hub",
  },
];

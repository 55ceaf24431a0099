import IconCompass from "@tabler/icons-react/dist/esm/icons/IconCompass.mjs";
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
    title: "Regulatory Intelligence Hub",
    lede: "What authorities changed, in our words, with its impact, its date and the official page.",
    icon: IconWorldSearch,
    to: "/clinres?open=hub",
  },
];

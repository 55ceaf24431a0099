import { type Ahead, ahead } from "../shared/ahead.ts";

interface CompassTab {
  /** In the address. */
  id: string;
  label: string;
  Content: Ahead<object>;
}

/** The tabs of the Regulatory Compass in their order; each is loaded ahead of being opened. */
export const compassTabs: readonly [CompassTab, ...CompassTab[]] = [
  { id: "intake", label: "Product Intake", Content: ahead(async () => (await import("./compass-intake.tsx")).CompassIntake) },
  { id: "gaps", label: "Gap Analysis", Content: ahead(async () => (await import("./compass-gaps.tsx")).CompassGaps) },
  { id: "pathway", label: "Pathway Wizard", Content: ahead(async () => (await import("./compass-pathway.tsx")).CompassPathway) },
  {
    id: "checklist",
    label: "Checklist & Resources",
    Content: ahead(async () => (await import("./compass-checklist.tsx")).CompassChecklist),
  },
  {
    id: "translation",
    label: "Translation",
    Content: ahead(async () => (await import("./compass-translation.tsx")).CompassTranslation),
  },
  { id: "writing", label: "Writing Assistant", Content: ahead(async () => (await import("./compass-writing.tsx")).CompassWriting) },
  { id: "letters", label: "Warning Letters", Content: ahead(async () => (await import("./compass-letters.tsx")).CompassLetters) },
  {
    id: "citations",
    label: "Citations & Audit",
    Content: ahead(async () => (await import("./compass-citations.tsx")).CompassCitations),
  },
];

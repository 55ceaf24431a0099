import { type ComponentType, lazy } from "react";

interface CompassTab {
  /** In the address. */
  id: string;
  label: string;
  Content: ComponentType;
}

const loaded = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The tabs of the Regulatory Compass in their order; each is loaded when it is opened. */
export const compassTabs: readonly [CompassTab, ...CompassTab[]] = [
  { id: "intake", label: "Product Intake", Content: loaded(async () => (await import("./compass-intake.tsx")).CompassIntake) },
  { id: "gaps", label: "Gap Analysis", Content: loaded(async () => (await import("./compass-gaps.tsx")).CompassGaps) },
  { id: "pathway", label: "Pathway Wizard", Content: loaded(async () => (await import("./compass-pathway.tsx")).CompassPathway) },
  {
    id: "checklist",
    label: "Checklist & Resources",
    Content: loaded(async () => (await import("./compass-checklist.tsx")).CompassChecklist),
  },
  {
    id: "translation",
    label: "Translation",
    Content: loaded(async () => (await import("./compass-translation.tsx")).CompassTranslation),
  },
  { id: "writing", label: "Writing Assistant", Content: loaded(async () => (await import("./compass-writing.tsx")).CompassWriting) },
  { id: "letters", label: "Warning Letters", Content: loaded(async () => (await import("./compass-letters.tsx")).CompassLetters) },
  {
    id: "citations",
    label: "Citations & Audit",
    Content: loaded(async () => (await import("./compass-citations.tsx")).CompassCitations),
  },
];

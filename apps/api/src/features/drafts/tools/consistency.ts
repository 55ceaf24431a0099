import { anchorOf, type DraftFinding } from "@clausewise/contracts";
import { findInconsistencies, readManuscript, type Inconsistency, type InconsistencyKind } from "@clausewise/proofreading";
import type { Found, Looked } from "./draft-tool.ts";

interface Told {
  kind: string;
  severity: DraftFinding["severity"];
}

const told: Record<InconsistencyKind, Told> = {
  conflicting_values: { kind: "Conflicting values", severity: "high" },
  undefined_acronym: { kind: "Acronym not written out", severity: "low" },
  acronym_defined_twice: { kind: "Acronym with two meanings", severity: "medium" },
  placeholder: { kind: "Placeholder", severity: "high" },
  template_instruction: { kind: "Instruction of a template", severity: "medium" },
  wrong_unit: { kind: "Wrong unit", severity: "medium" },
  mixed_units: { kind: "Mixed units", severity: "low" },
  impossible_date: { kind: "Impossible date", severity: "high" },
  conflicting_dates: { kind: "Conflicting dates", severity: "high" },
  dates_out_of_order: { kind: "Dates out of order", severity: "medium" },
};

/** Where a text contradicts itself or is not finished. */
export function lookForInconsistencies(text: string): Looked {
  const found = findInconsistencies(readManuscript({ text }));
  return { findings: found.map((one) => foundIn(text, one)), figure: { good: 0, of: found.length }, elements: [], references: [] };
}

const foundIn = (text: string, { kind, subject, start, end, others, message, proposal }: Inconsistency): Found => ({
  ...told[kind],
  key: `${kind}:${subject}`,
  subject,
  message,
  proposal,
  anchors: [{ start, end }, ...others].map((place) => anchorOf(text, place.start, place.end)),
  citations: [],
});

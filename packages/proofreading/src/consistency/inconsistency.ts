import type { Anchor } from "../manuscript/anchor.ts";

/** The five detectors. */
export type DetectorName = "values" | "acronyms" | "placeholders" | "units" | "dates";

/** What is wrong, more closely. */
export type InconsistencyKind =
  | "conflicting_values"
  | "undefined_acronym"
  | "acronym_defined_twice"
  | "placeholder"
  | "template_instruction"
  | "wrong_unit"
  | "mixed_units"
  | "impossible_date"
  | "conflicting_dates"
  | "dates_out_of_order";

/** A place where a text contradicts itself or is not finished. */
export interface Inconsistency extends Anchor {
  detector: DetectorName;
  kind: InconsistencyKind;
  /** What it is about: an acronym, a quantity's name, an event. */
  subject: string;
  /** The other places that it does not agree with, in the text's order. */
  others: readonly Anchor[];
  /** What was found, in one or two sentences. */
  message: string;
  /** What to do about it. */
  proposal: string;
}

import type { Manuscript } from "../manuscript/manuscript.ts";
import { findAcronymFaults } from "./acronyms.ts";
import { findDateFaults } from "./dates.ts";
import type { DetectorName, Inconsistency } from "./inconsistency.ts";
import { findPlaceholders } from "./placeholders.ts";
import { findUnitFaults } from "./units.ts";
import { findConflictingValues } from "./values.ts";

const detectors: Readonly<Record<DetectorName, (manuscript: Manuscript) => Inconsistency[]>> = {
  values: findConflictingValues,
  acronyms: findAcronymFaults,
  placeholders: findPlaceholders,
  units: findUnitFaults,
  dates: findDateFaults,
};

/** The names of the detectors, in the order in which they look. */
export const detectorNames = Object.keys(detectors) as readonly DetectorName[];

/** Where a text contradicts itself or is not finished, in its order; by all detectors or by those named. */
export const findInconsistencies = (manuscript: Manuscript, only: readonly DetectorName[] = detectorNames): Inconsistency[] =>
  only.flatMap((name) => detectors[name](manuscript)).toSorted((one, other) => one.start - other.start || one.end - other.end);

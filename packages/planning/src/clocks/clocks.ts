import type { Clock } from "./clock.ts";
import { clinicalInvestigation, ivdrConsultation, mdrConsultation } from "./eu.ts";
import { biosimilarLicense } from "./us-biosimilars.ts";
import { humanitarianExemption, pmaSupplement, premarketApproval } from "./us-approval.ts";
import { abbreviated, biologicsLicense, drugDesignation, drugMeeting, investigationalDrug, newDrugApplications } from "./us-drugs.ts";
import { qSubmission, singleRequests } from "./us-feedback.ts";
import { deNovo, premarketNotification } from "./us-premarket.ts";

/** The review clocks, as people would look for them. */
export const clocks: readonly Clock[] = [
  premarketNotification,
  deNovo,
  premarketApproval,
  pmaSupplement,
  humanitarianExemption,
  qSubmission,
  ...singleRequests,
  investigationalDrug,
  ...newDrugApplications,
  biologicsLicense,
  biosimilarLicense,
  abbreviated,
  drugDesignation,
  drugMeeting,
  mdrConsultation,
  ivdrConsultation,
  clinicalInvestigation,
];

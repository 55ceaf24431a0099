import type { Connector } from "../connector.ts";
import { canadaLaws } from "./canada-laws.ts";
import { canadaRecalls } from "./canada-recalls.ts";
import { clinicalTrials } from "./clinical-trials.ts";
import { ecfr } from "./ecfr.ts";
import { emaMedicines } from "./ema-medicines.ts";
import { euDeviceLaw } from "./eu-device-law.ts";
import { fdaGuidance } from "./fda-guidance.ts";
import { fdaGuidanceTexts } from "./fda-guidance-texts.ts";
import { fdaStandards } from "./fda-standards.ts";
import { federalRegister, federalRegisterNotices } from "./federal-register.ts";
import { fdaDevice510k, fdaDeviceClassification, fdaDeviceEnforcement, fdaDevicePma, fdaDeviceRecall, fdaDrugs } from "./fda-registers.ts";
import { mdall } from "./mdall.ts";
import { mdcgList } from "./mdcg-list.ts";
import { mdcgPapers } from "./mdcg-papers.ts";
import { mhra } from "./mhra.ts";
import { ukLaws } from "./uk-laws.ts";
import { usCode } from "./us-code.ts";
import { fdaWarningLetters } from "./warning-letters.ts";

/** Every source that is watched, in the order in which people see them. */
export const connectors: readonly Connector[] = [
  ecfr,
  euDeviceLaw,
  ukLaws,
  canadaLaws,
  usCode,
  federalRegister,
  federalRegisterNotices,
  fdaGuidance,
  mdcgList,
  fdaDeviceClassification,
  fdaDevice510k,
  fdaDevicePma,
  fdaDeviceRecall,
  fdaDeviceEnforcement,
  fdaWarningLetters,
  fdaStandards,
  fdaDrugs,
  emaMedicines,
  mhra,
  canadaRecalls,
  mdall,
  clinicalTrials,
  // Hundreds of files, one after another: nothing waits for them.
  mdcgPapers,
  fdaGuidanceTexts,
];

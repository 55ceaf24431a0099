import type { Connector } from "../connector.ts";
import { canadaLaws } from "./canada-laws.ts";
import { canadaRecalls } from "./canada-recalls.ts";
import { ecfr } from "./ecfr.ts";
import { emaMedicines } from "./ema-medicines.ts";
import { euDeviceLaw } from "./eu-device-law.ts";
import { fdaGuidance } from "./fda-guidance.ts";
import { federalRegister } from "./federal-register.ts";
import { fdaDeviceClassification, fdaDeviceEnforcement } from "./openfda.ts";
import { ukLaws } from "./uk-laws.ts";

/** Every source that is watched, in the order in which people see them. */
export const connectors: readonly Connector[] = [
  ecfr,
  euDeviceLaw,
  ukLaws,
  canadaLaws,
  federalRegister,
  fdaGuidance,
  fdaDeviceClassification,
  fdaDeviceEnforcement,
  emaMedicines,
  canadaRecalls,
];

import type { WarningLetter } from "@clausewise/contracts";

/** A letter of generated words. */
export const warningLetter = (said: Partial<WarningLetter> = {}): WarningLetter => ({
  id: "600001-03042025",
  company: "Acme Pumps, Inc.",
  date: "2025-03-04",
  subject: "CGMP/QSR/Medical Devices/Adulterated",
  violations: null,
  url: "https://www.fda.gov/warning-letters/acme-600001-03042025",
  fei_number: null,
  relevance: "",
  marcs_cms: "600001",
  posted_date: "2025-03-18",
  issuing_office: "Center for Devices and Radiological Health",
  subject_family: "device_quality_system",
  product_kind: ["device"],
  response: null,
  close_out: null,
  follow_up_known: true,
  not_listed_since: null,
  facts_from: "register",
  checked_against: null,
  concern: null,
  ...said,
});

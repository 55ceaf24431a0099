import { at, earliest, latest, openFda, said } from "./openfda.ts";

const database = "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs";

/** What FDA calls kinds of devices, and how it classifies them. Terms of GMDN are left out: they are not free. */
export const fdaDeviceClassification = openFda({
  id: "fda-device-classification",
  path: "device/classification",
  title: "FDA device classification",
  scope: "Product codes of devices in FDA's product classification",
  key: ["product_code"],
  named: [at("device_name")],
  fields: [
    "device_class",
    "regulation_number",
    "medical_specialty_description",
    "review_panel",
    "submission_type_id",
    "definition",
    "implant_flag",
    "life_sustain_support_flag",
    "third_party_flag",
    "gmp_exempt_flag",
  ],
  page: (_, code) => `${database}/cfPCD/classification.cfm?productcode=${encodeURIComponent(code)}`,
});

/** Recalls of devices as FDA's enforcement reports tell them. */
export const fdaDeviceEnforcement = openFda({
  id: "fda-device-enforcement",
  path: "device/enforcement",
  title: "FDA enforcement reports on devices",
  scope: "Recalls of devices in FDA's weekly enforcement reports since 2004",
  key: ["recall_number"],
  named: [at("product_description")],
  fields: [
    "classification",
    "status",
    "recalling_firm",
    "reason_for_recall",
    "recall_initiation_date",
    "report_date",
    "termination_date",
    "voluntary_mandated",
    "code_info",
    "product_quantity",
    "distribution_pattern",
    "event_id",
  ],
  page: () => "https://www.accessdata.fda.gov/scripts/ires/index.cfm",
});

/** Devices that FDA cleared on a premarket notification. Addresses and names of contacts are left out. */
export const fdaDevice510k = openFda({
  id: "fda-device-510k",
  path: "device/510k",
  title: "FDA 510(k) clearances",
  scope: "Premarket notifications, 510(k) and De Novo, that FDA granted since 1976",
  key: ["k_number"],
  named: [at("device_name")],
  fields: [
    "applicant",
    "country_code",
    "product_code",
    "date_received",
    "decision_date",
    "decision_code",
    "decision_description",
    "clearance_type",
    "advisory_committee_description",
    "statement_or_summary",
    "third_party_flag",
    "expedited_review_flag",
  ],
  page: (_, number) => `${database}/cfpmn/pmn.cfm?ID=${encodeURIComponent(number)}`,
});

/** Premarket approvals of devices, each supplement an entry of its own. */
export const fdaDevicePma = openFda({
  id: "fda-device-pma",
  path: "device/pma",
  title: "FDA premarket approvals of devices",
  scope: "Premarket approvals of devices and their supplements, as FDA decided on them",
  key: ["pma_number", "supplement_number"],
  named: [at("trade_name"), at("generic_name")],
  fields: [
    "applicant",
    "generic_name",
    "product_code",
    "date_received",
    "decision_date",
    "decision_code",
    "supplement_type",
    "supplement_reason",
    "ao_statement",
    "docket_number",
    "fed_reg_notice_date",
    "advisory_committee_description",
  ],
  page: (_, number) => `${database}/cfPMA/pma.cfm?id=${encodeURIComponent(number.replace(" ", ""))}`,
});

/** Recalls as CDRH keeps them: another system than the enforcement reports, which it overlaps. */
export const fdaDeviceRecall = openFda({
  id: "fda-device-recall",
  path: "device/recall",
  title: "FDA recalls of devices",
  scope: "Corrections and removals of devices in CDRH's own list of recalls since 2002, by product",
  key: ["product_res_number"],
  named: [at("product_description")],
  fields: [
    "recall_status",
    "recalling_firm",
    "product_code",
    "reason_for_recall",
    "root_cause_description",
    "action",
    "event_date_initiated",
    "event_date_posted",
    "event_date_terminated",
    "k_numbers",
    "pma_numbers",
    "product_quantity",
    "code_info",
    "distribution_pattern",
    "res_event_number",
  ],
  page: (entry) => {
    const id = said(entry["cfres_id"]);
    return id === null ? null : `${database}/cfRES/res.cfm?id=${encodeURIComponent(id)}`;
  },
});

/** Applications for drugs that CDER approved. */
export const fdaDrugs = openFda({
  id: "fda-drugs",
  path: "drug/drugsfda",
  title: "Drugs@FDA",
  scope: "Applications for drugs, and biological products of CDER, that FDA approved since 1939",
  key: ["application_number"],
  named: [at("products", "brand_name")],
  fields: [
    "sponsor_name",
    ["active_ingredients", at("products", "active_ingredients", "name")],
    ["strength", at("products", "active_ingredients", "strength")],
    ["dosage_form", at("products", "dosage_form")],
    ["route", at("products", "route")],
    ["marketing_status", at("products", "marketing_status")],
    ["te_code", at("products", "te_code")],
    ["approval_date", earliest("submissions", "submission_status_date", { submission_type: "ORIG", submission_status: "AP" })],
    ["last_action_date", latest("submissions", "submission_status_date")],
  ],
  page: (_, number) =>
    `https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=${encodeURIComponent(number.replace(/^\D+/, ""))}`,
});

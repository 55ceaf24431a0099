import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { dayFirst } from "./days.ts";
import { fileRegister } from "./file-register.ts";
import { readJson } from "./read-json.ts";
import { webAddress } from "./web-address.ts";

const site = "https://www.ema.europa.eu";

const text = z.string().nullish();
const Row = z.object({
  name_of_medicine: z.string().min(1),
  ema_product_number: z.string().min(1),
  category: text,
  medicine_status: text,
  opinion_status: text,
  international_non_proprietary_name_common_name: text,
  marketing_authorisation_developer_applicant_holder: text,
  atc_code_human: text,
  european_commission_decision_date: text,
  last_updated_date: text,
  medicine_url: text,
});
/** In an envelope that says how many there are, or bare. */
const Report = z.union([z.array(Row).min(1), z.object({ meta: z.object({ total_records: z.number().int() }), data: z.array(Row).min(1) })]);

/** Medicines that the European Medicines Agency evaluated for the whole of the Union. */
export const emaMedicines = fileRegister(
  {
    id: "ema-medicines",
    title: "Medicines evaluated by EMA",
    publisher: "European Medicines Agency",
    url: `${site}/en/medicines`,
    hosts: ["www.ema.europa.eu"],
    terms: "© European Medicines Agency. Reuse with the source named.",
    rhythm: 24,
    scope: "Medicines in EMA's report of medicines; one may be withdrawn from the market for reasons other than safety",
  },
  `${site}/en/documents/report/medicines-output-medicines_json-report_en.json`,
  rowsIn,
);

function rowsIn(answer: Answer): RegisterRow[] {
  const report = readJson(Report, answer);
  const [rows, total] = Array.isArray(report) ? [report, report.length] : [report.data, report.meta.total_records];
  if (rows.length < total) throw new Unreadable(`gave ${rows.length} of the ${total} medicines that it says it has`);
  return rows.map((row) => ({
    key: row.ema_product_number,
    title: row.name_of_medicine,
    url: webAddress(row.medicine_url, site),
    fields: {
      category: row.category || null,
      status: row.medicine_status || null,
      opinion: row.opinion_status || null,
      substance: row.international_non_proprietary_name_common_name || null,
      holder: row.marketing_authorisation_developer_applicant_holder || null,
      atc: row.atc_code_human || null,
      decided: dayFirst(row.european_commission_decision_date),
    },
    aside: { updated: dayFirst(row.last_updated_date) ?? "" },
  }));
}

import type { Played } from "./played.ts";

/** A register that is one file of rows. */
interface DoubleFile extends Played {
  rows: Record<string, unknown>[];
}

function createDoubleFile(host: string, path: string, rows: DoubleFile["rows"]): DoubleFile {
  const file: DoubleFile = {
    host,
    rows,
    answer: (asked) =>
      asked === path
        ? { status: 200, type: "application/json", body: JSON.stringify(file.rows) }
        : { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" },
  };
  return file;
}

/** An entry of Canada's recalls, of generated words. */
export const generatedRecall = (nth: number): Record<string, unknown> => ({
  NID: String(80_000 + nth),
  Title: `Recall ${nth}: a device of the maker number ${nth % 400} may not hold what its label promises`,
  URL: `/en/alert-recall/recall-${nth}`,
  Organization: "Health product",
  Product: `Device ${nth} of the maker number ${nth % 400}, in all lots that were sold before the day of this recall`,
  Issue: "Medical devices - Quality of the product and of what is said of it on its label",
  Category: "Medical devices - General hospital and personal use",
  "Recall class": `Type ${["I", "II", "III"][nth % 3]}`,
  "Last updated": "2026-10-01",
  Archived: nth % 7 === 0 ? "1" : "0",
});

export const createDoubleRecalls = (rows: DoubleFile["rows"]): DoubleFile =>
  createDoubleFile("recalls-rappels.canada.ca", "/sites/default/files/opendata-donneesouvertes/HCRSAMOpenData.json", rows);

/** A licence of Canada. */
export const generatedLicence = (nth: number): Record<string, unknown> => ({
  original_licence_no: 100_000 + nth,
  licence_status: "I",
  appl_risk_class: 3,
  licence_name: `Licence ${nth}`,
  first_licence_status_dt: "2019-02-21",
  last_refresh_dt: "2026-10-02",
  end_date: null,
  licence_type_desc: "System",
  company_id: 128_860,
});

export const createDoubleLicences = (rows: DoubleFile["rows"]): DoubleFile =>
  createDoubleFile("health-products.canada.ca", "/api/medical-devices/licence/", rows);

/** A medicine of EMA's report. */
export const generatedMedicine = (nth: number): Record<string, unknown> => ({
  name_of_medicine: `Medicine ${nth}`,
  ema_product_number: `EMEA/H/C/${String(nth).padStart(6, "0")}`,
  category: "Human",
  medicine_status: "Authorised",
  last_updated_date: "01/10/2026",
  medicine_url: `/en/medicines/human/EPAR/medicine-${nth}`,
});

export const createDoubleMedicines = (rows: DoubleFile["rows"]): DoubleFile =>
  createDoubleFile("www.ema.europa.eu", "/en/documents/report/medicines-output-medicines_json-report_en.json", rows);

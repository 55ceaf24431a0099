import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { fileRegister } from "./file-register.ts";
import { readJson } from "./read-json.ts";

const site = "https://health-products.canada.ca";

const text = z.string().nullish();
const Licences = z
  .array(
    z.object({
      original_licence_no: z.union([z.number().int(), z.string().min(1)]),
      licence_status: text,
      appl_risk_class: z.union([z.number(), z.string()]).nullish(),
      licence_name: z.string(),
      first_licence_status_dt: text,
      last_refresh_dt: text,
      end_date: text,
      licence_type_desc: text,
      company_id: z.union([z.number(), z.string()]).nullish(),
    }),
  )
  .min(1);
type Licence = z.infer<typeof Licences>[number];

/** Licences of medical devices in Canada that are in force; one that ends is not listed any longer. */
export const mdall = fileRegister(
  {
    id: "mdall",
    title: "Medical device licences of Canada",
    publisher: "Health Canada",
    url: `${site}/mdall-limh/`,
    hosts: ["health-products.canada.ca"],
    patience: 180,
    terms: "Open Government Licence – Canada.",
    rhythm: 24,
    scope: "Active licences of class II, III and IV devices in Health Canada's Medical Devices Active Licence Listing; class I needs none",
  },
  `${site}/api/medical-devices/licence/?state=active&type=json&lang=en`,
  rowsIn,
  refreshed,
);

const statuses: Readonly<Record<string, string>> = { I: "Issued", O: "Obsolete" };

const licencesIn = (answer: Answer): Licence[] => readJson(Licences, answer);

function rowsIn(answer: Answer): RegisterRow[] {
  return licencesIn(answer).map((licence) => ({
    key: String(licence.original_licence_no),
    title: licence.licence_name.trim(),
    url: `${site}/mdall-limh/information?licenceId=${licence.original_licence_no}&type=active&lang=eng`,
    fields: {
      status: statuses[licence.licence_status ?? ""] ?? licence.licence_status ?? null,
      risk_class: said(licence.appl_risk_class),
      type: licence.licence_type_desc ?? null,
      first_issued: licence.first_licence_status_dt ?? null,
      ended: licence.end_date ?? null,
      company_id: said(licence.company_id),
    },
    // Each entry carries the day on which the whole list was made.
    aside: { refreshed: licence.last_refresh_dt ?? "" },
  }));
}

const said = (value: number | string | null | undefined): string | null => ((value ?? null) === null ? null : String(value));

const Day = z.iso.date();

/** The newest day on which the list was made; null where it does not say. */
function refreshed(answer: Answer): string | null {
  const days = licencesIn(answer).flatMap(({ last_refresh_dt: day }) => (Day.safeParse(day).success ? [day ?? ""] : []));
  return days.toSorted().at(-1) ?? null;
}

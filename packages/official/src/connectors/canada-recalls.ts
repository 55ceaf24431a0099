import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { readFragment } from "../html/fragment.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { fileRegister } from "./file-register.ts";
import { readJson } from "./read-json.ts";
import { webAddress } from "./web-address.ts";

const site = "https://recalls-rappels.canada.ca";

const text = z.string().nullish();
const Rows = z
  .array(
    z.object({
      NID: z.string().min(1),
      Title: z.string(),
      URL: z.string().min(1),
      Organization: text,
      Product: text,
      Issue: text,
      Category: text,
      "Recall class": text,
      "Last updated": text,
      Archived: text,
    }),
  )
  .min(1);

/** Recalls and safety alerts of Canada, of every kind: health products stand under several organisations and categories. */
export const canadaRecalls = fileRegister(
  {
    id: "canada-recalls",
    title: "Recalls and safety alerts of Canada",
    publisher: "Government of Canada",
    url: `${site}/en`,
    hosts: ["recalls-rappels.canada.ca"],
    terms: "Open Government Licence – Canada.",
    rhythm: 24,
    scope: "Recalls and safety alerts that Canada's departments have published, archived ones among them",
  },
  `${site}/sites/default/files/opendata-donneesouvertes/HCRSAMOpenData.json`,
  rowsIn,
);

function rowsIn(answer: Answer): RegisterRow[] {
  const said = (html: string | null | undefined): string | null => readFragment(html ?? "").text || null;
  return readJson(Rows, answer).map((row) => ({
    key: row.NID,
    title: said(row.Title) ?? row.NID,
    url: webAddress(row.URL, site),
    fields: {
      organization: said(row.Organization),
      product: said(row.Product),
      issue: said(row.Issue),
      category: said(row.Category),
      recall_class: said(row["Recall class"]),
      updated: said(row["Last updated"]),
      archived: row.Archived === "1" ? "yes" : "no",
    },
    aside: {},
  }));
}

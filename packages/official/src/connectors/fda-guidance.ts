import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable } from "../connector.ts";
import { readFragment } from "../html/fragment.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { monthFirst } from "./days.ts";
import { fileRegister } from "./file-register.ts";
import { readJson } from "./read-json.ts";
import { webAddress } from "./web-address.ts";

const site = "https://www.fda.gov";
/** Where the list lies. */
export const guidanceList = `${site}/files/api/datatables/static/search-for-guidance.json`;

const Row = z.object({
  title: z.string(),
  field_associated_media_2: z.string().default(""),
  field_issue_datetime: z.string().default(""),
  field_issuing_office_taxonomy: z.string().default(""),
  term_node_tid: z.string().default(""),
  field_final_guidance_1: z.string().default(""),
  "open-comment": z.string().default(""),
  field_comment_close_date: z.string().default(""),
  field_docket_number: z.string().default(""),
  field_communication_type: z.string().default(""),
  field_center: z.string().default(""),
  field_regulated_product_field: z.string().default(""),
  changed: z.string().default(""),
});
const Rows = z.array(Row);

/** FDA's list of its guidance documents, one file of all rows. */
export const fdaGuidance = fileRegister(
  {
    id: "fda-guidance",
    title: "FDA guidance documents",
    publisher: "U.S. Food and Drug Administration",
    url: `${site}/regulatory-information/search-fda-guidance-documents`,
    hosts: ["www.fda.gov"],
    terms: "Work of the US Government, in the public domain unless marked otherwise.",
    rhythm: 24,
    scope: "Guidance documents that FDA lists in its search of guidance documents, drafts among them",
  },
  guidanceList,
  guidanceRows,
);

/** The rows of the list. */
export function guidanceRows(answer: Answer): RegisterRow[] {
  return readJson(Rows, answer).map(rowOf);
}

function rowOf(row: z.infer<typeof Row>): RegisterRow {
  const { text: title, href } = readFragment(row.title);
  const url = webAddress(href, site);
  if (url === null || title === "") throw new Unreadable("lists a row without a title or without its page");
  const said = (html: string): string | null => readFragment(html).text || null;
  return {
    key: new URL(url).pathname,
    title,
    url,
    fields: {
      status: said(row.field_final_guidance_1),
      issued: monthFirst(said(row.field_issue_datetime)),
      type: said(row.field_communication_type),
      center: said(row.field_center),
      office: said(row.field_issuing_office_taxonomy),
      product: said(row.field_regulated_product_field),
      topics: said(row.term_node_tid),
      docket: said(row.field_docket_number),
      open_for_comment: said(row["open-comment"]),
      comments_close: monthFirst(said(row.field_comment_close_date)),
      file: webAddress(readFragment(row.field_associated_media_2).href, site),
    },
    // Moves for thousands of rows at once whenever the site is rebuilt.
    aside: { touched: readFragment(row.changed).moment ?? "" },
  };
}

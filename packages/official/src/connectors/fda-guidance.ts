import { z } from "zod";
import { textOf } from "../answer/answer.ts";
import { Unreadable, type Connector } from "../connector.ts";
import { readFragment } from "../html/fragment.ts";
import type { RegisterRow } from "../register/register-row.ts";

const site = "https://www.fda.gov";
const feed = `${site}/files/api/datatables/static/search-for-guidance.json`;
const expects = { form: "json" } as const;

/** FDA's list of its guidance documents, one file of all rows. */
export const fdaGuidance: Connector = {
  id: "fda-guidance",
  title: "FDA guidance documents",
  publisher: "U.S. Food and Drug Administration",
  url: `${site}/regulatory-information/search-fda-guidance-documents`,
  hosts: ["www.fda.gov"],
  pause: 1,
  terms: "Work of the US Government, in the public domain unless marked otherwise.",
  rhythm: 24,
  holds: "register",
  scope: "Guidance documents that FDA lists in its search of guidance documents, drafts among them",
  seenLive: null,
  // The list is one file, so looking whether it changed is having it.
  detect: { url: feed, expects, read: () => ({ token: null, asOf: null }) },
  plan: () => [{ key: "list", kind: "list", url: feed, order: 0, label: "the list", about: {} }],
  asks: { list: { expects, read: (answer) => ({ rows: readList(textOf(answer)) }) } },
};

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

function readList(text: string): RegisterRow[] {
  const rows = z.array(Row).safeParse(JSON.parse(text));
  if (!rows.success) throw new Unreadable(`lists rows in a form we do not know (${rows.error.issues[0]?.path.join(".") ?? "list"})`);
  return rows.data.map(rowOf);
}

function rowOf(row: z.infer<typeof Row>): RegisterRow {
  const { text: title, href } = readFragment(row.title);
  if (href === null || title === "") throw new Unreadable("lists a row without a title or without its page");
  const said = (html: string): string | null => readFragment(html).text || null;
  return {
    key: pathOf(href),
    title,
    url: absolute(href),
    fields: {
      status: said(row.field_final_guidance_1),
      issued: dayOf(row.field_issue_datetime),
      type: said(row.field_communication_type),
      center: said(row.field_center),
      office: said(row.field_issuing_office_taxonomy),
      product: said(row.field_regulated_product_field),
      topics: said(row.term_node_tid),
      docket: said(row.field_docket_number),
      open_for_comment: said(row["open-comment"]),
      comments_close: dayOf(row.field_comment_close_date),
      file: absolute(readFragment(row.field_associated_media_2).href),
    },
    // Moves for thousands of rows at once whenever the site is rebuilt.
    aside: { touched: readFragment(row.changed).moment ?? "" },
  };
}

const pathOf = (href: string): string => new URL(href, site).pathname;
const absolute = (href: string | null): string | null => (href === null ? null : new URL(href, site).href);

/** `MM/DD/YYYY` as `YYYY-MM-DD`, and anything else as it stands. */
function dayOf(html: string): string | null {
  const { text } = readFragment(html);
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : text || null;
}

import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import type { Connector, Detected, Read, Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { pageStep, walkOn } from "./paging.ts";
import { readJson } from "./read-json.ts";
import { webAddress } from "./web-address.ts";

const site = "https://www.gov.uk";
const json = { form: "json" } as const;
const perPage = 100;

const search = (count: number, start: number): string =>
  `${site}/api/search.json?filter_organisations=medicines-and-healthcare-products-regulatory-agency&order=-public_timestamp&count=${count}&start=${start}&fields=title,link,public_timestamp,description,format`;

/** What the United Kingdom's regulator publishes: alerts, safety updates, guidance and the rest. */
export const mhra: Connector = {
  id: "mhra",
  title: "MHRA publications and alerts",
  publisher: "Medicines and Healthcare products Regulatory Agency",
  url: `${site}/government/organisations/medicines-and-healthcare-products-regulatory-agency`,
  hosts: ["www.gov.uk"],
  pause: 1,
  terms: "Contains public sector information licensed under the Open Government Licence v3.0.",
  rhythm: 24,
  holds: "register",
  scope: "What GOV.UK's search lists of the MHRA: title, summary and day of the last major change, not the words themselves",
  seenLive: null,
  detect: { url: search(50, 0), expects: json, read: readNewest },
  plan: () => [pageStep(1, search(perPage, 0))],
  asks: { page: { expects: json, read: readPage } },
};

const Page = z.object({
  total: z.number().int(),
  start: z.number().int(),
  results: z.array(
    z.object({
      title: z.string().min(1),
      link: z.string().min(1),
      public_timestamp: z.string().nullish(),
      description: z.string().nullish(),
      format: z.string().nullish(),
    }),
  ),
});
type Result = z.infer<typeof Page>["results"][number];

/** By the newest entries and how many there are in all: an entry that goes or comes late changes the number. */
function readNewest(answer: Answer): Detected {
  const { total, results } = readJson(Page, answer);
  walkOn({}, total, results.map(rowOf));
  const newest = results.map(({ link, public_timestamp }) => `${link} ${public_timestamp ?? ""}`).toSorted();
  return { token: [total, ...newest].join("\n"), asOf: null, total };
}

function readPage(answer: Answer, { order, about }: Step): Read {
  const { total, results } = readJson(Page, answer);
  const rows = results.map(rowOf);
  const further = walkOn(about, total, rows);
  return { rows, next: further ? [pageStep(order + 1, search(perPage, Number(further.seen)), further)] : [] };
}

const rowOf = ({ title, link, public_timestamp, description, format }: Result): RegisterRow => ({
  key: link,
  title,
  url: webAddress(link, site),
  fields: {
    kind: format?.replaceAll("_", " ") ?? null,
    published: public_timestamp?.slice(0, 10) ?? null,
    summary: description?.trim() || null,
  },
  aside: { moment: public_timestamp ?? "" },
});

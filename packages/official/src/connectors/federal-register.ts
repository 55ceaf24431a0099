import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type Read, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { pageStep } from "./paging.ts";
import { readJson } from "./read-json.ts";

const host = "www.federalregister.gov";
const api = `https://${host}/api/v1/documents.json`;
const json = { form: "json" } as const;
const perPage = 100;
/** Days before the last look that are asked for again: a document may be added late. */
const overlap = 7;
const dayInMs = 86_400_000;

const asked = [
  "document_number",
  "citation",
  "type",
  "title",
  "action",
  "dates",
  "effective_on",
  "comments_close_on",
  "publication_date",
  "cfr_references",
  "regulation_id_numbers",
  "docket_ids",
  "correction_of",
  "html_url",
] as const;

/** What of FDA's documents a register holds. */
interface Held {
  id: string;
  title: string;
  scope: string;
  /** The types of document, as the Federal Register's search names them. */
  types: readonly string[];
  /** The first year from which on they are held. */
  from: number;
}

/** FDA's documents of some types, as the Federal Register published them: what was published stays published. */
const documentsOf = ({ id, title, scope, types, from }: Held): Connector => ({
  id,
  title,
  publisher: "Office of the Federal Register",
  url: `https://${host}/agencies/food-and-drug-administration`,
  hosts: [host],
  pause: 1,
  terms: "Work of the US Government, in the public domain. The edition of record is the PDF on govinfo.gov.",
  rhythm: 24,
  holds: "register",
  isJournal: true,
  scope,
  seenLive: null,
  detect: {
    url: `${api}?conditions[agencies][]=food-and-drug-administration&order=newest&per_page=20&fields[]=document_number&fields[]=publication_date`,
    expects: json,
    read: readNewest,
  },
  plan: (_, last, day) =>
    last?.asOf ? [firstPage(types, before(last.asOf), null)] : yearsFrom(from, day).map(([since, until]) => firstPage(types, since, until)),
  asks: { page: { expects: json, read: readPage } },
});

/** Final and proposed rules of FDA. */
export const federalRegister = documentsOf({
  id: "federal-register",
  title: "Rules of FDA in the Federal Register",
  scope: "Final and proposed rules of FDA published since January 2017",
  types: ["RULE", "PRORULE"],
  from: 2017,
});

/** Notices of FDA: of guidance, of standards that it recognises, of meetings and of periods for comments. */
export const federalRegisterNotices = documentsOf({
  id: "federal-register-notices",
  title: "Notices of FDA in the Federal Register",
  scope: "Notices of FDA published since January 2024",
  types: ["NOTICE"],
  from: 2024,
});

/** Years up to a day, the last one without an end: no search gives more than 50 pages. */
const yearsFrom = (first: number, day: string): (readonly [since: string, until: string | null])[] => {
  const last = Number(day.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth).map(
    (year) => [`${year}-01-01`, year === last ? null : `${year}-12-31`] as const,
  );
};

/** Documents of some types from a day on, and up to one where there is one. */
function firstPage(types: readonly string[], since: string, until: string | null): Step {
  const wanted = [
    "conditions[agencies][]=food-and-drug-administration",
    ...types.map((type) => `conditions[type][]=${type}`),
    `conditions[publication_date][gte]=${since}`,
    ...(until === null ? [] : [`conditions[publication_date][lte]=${until}`]),
    ...asked.map((field) => `fields[]=${field}`),
    "order=oldest",
    `per_page=${perPage}`,
    "page=1",
  ];
  return pageOf(since, 1, `${api}?${wanted.join("&")}`);
}

const pageOf = (since: string, page: number, url: string): Step => ({
  ...pageStep(page, url, { since, page: String(page) }),
  key: `from ${since} page ${String(page).padStart(4, "0")}`,
  label: `page ${page} from ${since} on`,
});

const before = (day: string): string => new Date(Date.parse(day) - overlap * dayInMs).toISOString().slice(0, 10);

const Newest = z.object({ results: z.array(z.object({ document_number: z.string(), publication_date: z.iso.date() })).min(1) });

/** By the newest documents of any kind: where these are others, there may be rules among them. */
function readNewest(answer: Answer): Detected {
  const { results } = readJson(Newest, answer);
  const dates = results.map(({ publication_date }) => publication_date).toSorted();
  const token = results
    .map(({ document_number }) => document_number)
    .toSorted()
    .join(" ");
  return { token, asOf: dates.at(-1) ?? null };
}

const texts = z.array(z.string()).nullish();

const Document = z.object({
  document_number: z.string().min(1),
  title: z.string().min(1),
  publication_date: z.iso.date(),
  type: z.string(),
  html_url: z.url({ protocol: /^https$/ }).nullish(),
  citation: z.string().nullish(),
  action: z.string().nullish(),
  dates: z.string().nullish(),
  effective_on: z.iso.date().nullish(),
  comments_close_on: z.iso.date().nullish(),
  correction_of: z.string().nullish(),
  cfr_references: z.array(z.object({ title: z.number(), part: z.union([z.number(), z.string()]).nullish() })).nullish(),
  regulation_id_numbers: texts,
  docket_ids: texts,
});

const Page = z.object({ count: z.number().int(), next_page_url: z.string().nullish(), results: z.array(Document).default([]) });

function readPage(answer: Answer, { about }: Step): Read {
  const { count, next_page_url: next, results } = readJson(Page, answer);
  const page = Number(about["page"]);
  const here = Math.max(0, Math.min(perPage, count - (page - 1) * perPage));
  if (results.length !== here) throw new Unreadable(`gave ${results.length} of the ${here} documents on its page ${page}`);
  if (next && new URL(next).hostname !== host) throw new Unreadable("names a next page that is not its own");
  return { rows: results.map(rowOf), next: next ? [pageOf(about["since"] ?? "", page + 1, next)] : [] };
}

/** Numbers were used again in earlier years, so that the day is part of what tells a document from others. */
const rowOf = (document: z.infer<typeof Document>): RegisterRow => ({
  key: `${document.document_number} ${document.publication_date}`,
  title: document.title,
  url: document.html_url ?? null,
  fields: {
    type: document.type,
    citation: document.citation ?? null,
    action: document.action ?? null,
    published: document.publication_date,
    dates: document.dates ?? null,
    // Where it is not said, it stands in the words of `dates` alone, and is not guessed.
    effective: document.effective_on ?? null,
    comments_close: document.comments_close_on ?? null,
    amends: listed(document.cfr_references?.map(({ title, part }) => (part ? `${title} CFR ${part}` : `${title} CFR`))),
    rin: listed(document.regulation_id_numbers),
    docket: listed(document.docket_ids),
    correction_of: document.correction_of ?? null,
  },
  aside: {},
});

const listed = (values: readonly string[] | null | undefined): string | null => values?.toSorted().join("; ") || null;

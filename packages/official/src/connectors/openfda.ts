import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type Read, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { readJson } from "./read-json.ts";

const host = "api.fda.gov";

/** One of openFDA's endpoints as a register: what tells an entry from others, what it is called, and what it says of itself. */
interface Endpoint {
  id: string;
  path: string;
  title: string;
  scope: string;
  key: string;
  named: string;
  fields: readonly string[];
  page: (key: string) => string;
}

const json = { form: "json" } as const;

const openFda = ({ id, path, title, scope, ...endpoint }: Endpoint): Connector => ({
  id,
  title,
  publisher: "U.S. Food and Drug Administration (openFDA)",
  url: `https://open.fda.gov/apis/${path}/`,
  hosts: [host],
  pause: 1,
  terms: "Dedicated to the public domain (CC0), but for parts that openFDA marks. Not to be relied on for decisions on care.",
  rhythm: 24,
  holds: "register",
  scope,
  seenLive: null,
  detect: { url: `https://${host}/${path}.json?limit=1`, expects: json, read: readState },
  plan: () => [pageStep(1, `https://${host}/${path}.json?limit=1000&sort=${endpoint.key}:asc`)],
  asks: { page: { expects: json, read: (answer, step) => readPage(endpoint, answer, step) } },
});

const pageStep = (number: number, url: string): Step => ({
  key: `page ${String(number).padStart(4, "0")}`,
  kind: "page",
  url,
  order: number,
  label: `page ${number}`,
  about: {},
});

const State = z.object({
  meta: z.object({ last_updated: z.iso.date(), results: z.object({ total: z.number().int().min(1) }) }),
});

function readState(answer: Answer): Detected {
  const { meta } = readJson(State, answer);
  return { token: meta.last_updated, asOf: meta.last_updated, total: meta.results.total };
}

const Page = z.object({ results: z.array(z.record(z.string(), z.unknown())).min(1) });

function readPage(endpoint: Omit<Endpoint, "id" | "path" | "title" | "scope">, answer: Answer, { order }: Step): Read {
  const rows = readJson(Page, answer).results.map((result) => rowOf(endpoint, result));
  const next = nextPage(answer.headers["link"] ?? "");
  return { rows, next: next === null ? [] : [pageStep(order + 1, next)] };
}

/** The page that the answer itself names as the next; null for the last one. */
function nextPage(link: string): string | null {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link)?.[1];
  if (next === undefined) return null;
  if (!URL.canParse(next) || new URL(next).hostname !== host) throw new Unreadable("names a next page that is not its own");
  return next;
}

function rowOf(
  { key, named, fields, page }: Omit<Endpoint, "id" | "path" | "title" | "scope">,
  result: Record<string, unknown>,
): RegisterRow {
  const own = said(result[key]);
  if (own === null) throw new Unreadable(`lists an entry without its ${key}`);
  return {
    key: own,
    title: said(result[named]) ?? own,
    url: page(own),
    fields: Object.fromEntries(fields.map((field) => [field, dated(field, said(result[field]))])),
    aside: {},
  };
}

/** Endpoints differ in whether they give one value or a list of them. */
function said(value: unknown): string | null {
  if (Array.isArray(value))
    return (
      value
        .map(said)
        .filter((one) => one !== null)
        .toSorted()
        .join("; ") || null
    );
  return typeof value === "string" || typeof value === "number" ? String(value).trim() || null : null;
}

/** `YYYYMMDD` of a date as `YYYY-MM-DD`. */
const dated = (field: string, value: string | null): string | null =>
  field.includes("date") ? (value?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") ?? null) : value;

const database = "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs";

/** What FDA calls kinds of devices, and how it classifies them. Terms of GMDN are left out: they are not free. */
export const fdaDeviceClassification = openFda({
  id: "fda-device-classification",
  path: "device/classification",
  title: "FDA device classification",
  scope: "Product codes of devices in FDA's product classification",
  key: "product_code",
  named: "device_name",
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
  page: (code) => `${database}/cfPCD/classification.cfm?productcode=${encodeURIComponent(code)}`,
});

/** Recalls of devices as FDA's enforcement reports tell them. */
export const fdaDeviceEnforcement = openFda({
  id: "fda-device-enforcement",
  path: "device/enforcement",
  title: "FDA enforcement reports on devices",
  scope: "Recalls of devices in FDA's weekly enforcement reports since 2004",
  key: "recall_number",
  named: "product_description",
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

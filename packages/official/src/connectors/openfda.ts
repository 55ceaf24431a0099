import { z } from "zod";
import type { Answer } from "../answer/answer.ts";
import { Unreadable, type Connector, type Detected, type Read, type Step } from "../connector.ts";
import type { RegisterRow } from "../register/register-row.ts";
import { assertSame, pageStep } from "./paging.ts";
import { readJson } from "./read-json.ts";

const host = "api.fda.gov";

type Entry = Readonly<Record<string, unknown>>;

/** A field under its own name, or one that is made of several. */
type Field = string | readonly [name: string, of: (entry: Entry) => string | null];

/** What tells an entry of an endpoint from others, what it is called, and what it says of itself. */
interface Shape {
  /** Fields that make up its key; only the first of them is never missing. */
  key: readonly [string, ...string[]];
  /** The first of these that says anything is its title. */
  named: readonly ((entry: Entry) => string | null)[];
  fields: readonly Field[];
  page: (entry: Entry, key: string) => string | null;
}

/** One of openFDA's endpoints as a register. */
interface Endpoint extends Shape {
  id: string;
  path: string;
  title: string;
  scope: string;
}

const json = { form: "json" } as const;

/** The entries of an endpoint, page by page, all of the same day. */
export const openFda = ({ id, path, title, scope, ...shape }: Endpoint): Connector => ({
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
  plan: ({ token }) => [pageStep(1, `https://${host}/${path}.json?limit=1000&sort=${shape.key[0]}:asc`, { day: token })],
  asks: { page: { expects: json, read: (answer, step) => readPage(shape, answer, step) } },
});

const State = z.object({
  meta: z.object({ last_updated: z.iso.date(), results: z.object({ total: z.number().int().min(1) }) }),
});

function readState(answer: Answer): Detected {
  const { meta } = readJson(State, answer);
  return { token: meta.last_updated, asOf: meta.last_updated, total: meta.results.total };
}

const Page = z.object({
  meta: z.object({ last_updated: z.string() }),
  results: z.array(z.record(z.string(), z.unknown())).min(1),
});

function readPage(shape: Shape, answer: Answer, { order, about }: Step): Read {
  const { meta, results } = readJson(Page, answer);
  assertSame(about["day"], meta.last_updated);
  const next = nextPage(answer.headers["link"] ?? "");
  return { rows: results.map((entry) => rowOf(shape, entry)), next: next === null ? [] : [pageStep(order + 1, next, about)] };
}

/** The page that the answer itself names as the next; null for the last one. */
function nextPage(link: string): string | null {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/i.exec(link)?.[1];
  if (next === undefined) return null;
  if (!URL.canParse(next) || new URL(next).hostname !== host) throw new Unreadable("names a next page that is not its own");
  return next;
}

function rowOf({ key, named, fields, page }: Shape, entry: Entry): RegisterRow {
  const [first, ...others] = key.map((name) => said(entry[name]));
  if (!first) throw new Unreadable(`lists an entry without its ${key[0]}`);
  const own = [first, ...others.filter((one) => one !== null)].join(" ");
  const title = named.map((name) => name(entry)).find((one) => one !== null);
  return { key: own, title: title ?? own, url: page(entry, own), fields: Object.fromEntries(fields.map(fieldIn(entry))), aside: {} };
}

const fieldIn =
  (entry: Entry) =>
  (field: Field): [string, string | null] =>
    typeof field === "string" ? [field, dated(field, said(entry[field]))] : [field[0], field[1](entry)];

/** Endpoints differ in whether they give one value or a list of them. */
export function said(value: unknown): string | null {
  if (Array.isArray(value)) return joined(value.map(said));
  return typeof value === "string" || typeof value === "number" ? String(value).trim() || null : null;
}

const joined = (values: readonly (string | null)[]): string | null =>
  [...new Set(values.filter((one) => one !== null))].toSorted().join("; ") || null;

const under = (value: unknown, name: string): unknown[] =>
  Array.isArray(value)
    ? value.flatMap((one) => under(one, name))
    : typeof value === "object" && value !== null && name in value
      ? [(value as Entry)[name]].flat()
      : [];

/** What is said at the end of a path, wherever it branches into lists. */
export const at =
  (...path: readonly string[]) =>
  (entry: Entry): string | null =>
    said(path.reduce<unknown>((values, name) => under(values, name), [entry]));

/** `YYYYMMDD` of a date as `YYYY-MM-DD`. */
const dated = (field: string, value: string | null): string | null =>
  field.includes("date") ? (value?.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3") ?? null) : value;

/** The newest of the days at the end of a path. */
export const latest =
  (...path: readonly string[]) =>
  (entry: Entry): string | null =>
    dated(
      "date",
      at(...path)(entry)
        ?.split("; ")
        .at(-1) ?? null,
    );

/** The earliest day among parts of an entry of which some words are true. */
export const earliest =
  (parts: string, name: string, where: Readonly<Record<string, string>>) =>
  (entry: Entry): string | null => {
    const meant = under(entry, parts).filter((part) => Object.entries(where).every(([field, value]) => under(part, field).includes(value)));
    return dated(name, said(meant.flatMap((part) => under(part, name)))?.split("; ")[0] ?? null);
  };

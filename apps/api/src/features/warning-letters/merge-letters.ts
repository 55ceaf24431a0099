import type { WarningLetter } from "@clausewise/contracts";
import type { BuiltInLetter } from "@clausewise/static-data";
import type { StoredEntry } from "../official/official.reads.ts";
import { classifyLetter } from "./classify-letter.ts";

/** All that is known of a letter, whomever it concerns. */
export type Letter = Omit<WarningLetter, "relevance" | "concern">;

/** FDA names its offices now with a short name behind, and now without. */
const officeName = (office: string): string => office.replace(/\s*(?:\([^)]*\)|\|.*)$/, "").trim() || "not said";

/** Pages are named after the firm, the number of the letter and its day. */
const ownName = (address: string): string => /(\d{5,7}-\d{8})$/.exec(address)?.[1] ?? address.split("/").at(-1) ?? address;

const idOf = (key: string): string => ownName(key).replaceAll(/[^\w.-]+/g, "-");

/** What is built in and what FDA lists as one: the list has the last word, ours adds the regulations that somebody read. The newest first. */
export function mergeLetters(builtIn: readonly BuiltInLetter[], register: readonly StoredEntry[]): Letter[] {
  const ours = new Map(builtIn.map((letter) => [idOf(letter.url), letter]));
  const listed = register.map((entry) => listedLetter(entry, ours.get(idOf(entry.key))));
  const known = new Set(listed.map(({ id }) => id));
  const rest = [...ours].flatMap(([id, letter]) => (known.has(id) ? [] : [builtInLetter(id, letter)]));
  return [...listed, ...rest].toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.company.localeCompare(b.company));
}

const violationsOf = (letter: BuiltInLetter | undefined): string[] | null => (letter && letter.cited.length > 0 ? letter.cited : null);

function listedLetter({ key, title, url, fields, gone_since }: StoredEntry, ours: BuiltInLetter | undefined): Letter {
  const said = (name: string): string | null => fields[name] ?? null;
  const told = { subject: said("subject") ?? "not said", issuing_office: officeName(said("office") ?? "") };
  return {
    id: idOf(key),
    company: title,
    date: said("issued"),
    url: url ?? "",
    posted_date: said("posted"),
    marcs_cms: /^(\d{5,7})-\d{8}$/.exec(ownName(key))?.[1] ?? ours?.marcs_cms ?? null,
    ...told,
    ...classifyLetter(told),
    violations: violationsOf(ours),
    fei_number: null,
    response: said("response"),
    close_out: said("close_out"),
    follow_up_known: true,
    not_listed_since: gone_since,
    facts_from: "register",
    checked_against: ours?.checked_against ?? null,
  };
}

const builtInLetter = (id: string, letter: BuiltInLetter): Letter => ({
  id,
  company: letter.company,
  date: letter.letter_date,
  subject: letter.subject,
  url: letter.url,
  posted_date: letter.posted_date,
  marcs_cms: letter.marcs_cms,
  issuing_office: officeName(letter.issuing_office),
  subject_family: letter.subject_family,
  product_kind: letter.product_kind,
  violations: violationsOf(letter),
  fei_number: null,
  response: null,
  close_out: null,
  follow_up_known: false,
  not_listed_since: null,
  facts_from: "built_in",
  checked_against: letter.checked_against,
});

import type { Citation } from "../operations/answers.ts";
import { knownDate } from "./dates.ts";

/** Citations that are shown together: the words that announce a list, then its items; without items where it stands alone. */
export interface CitedBlock {
  head: Citation;
  items: Citation[];
  /** Where the head stands among the citations; its items follow it. */
  at: number;
}

const fewestItems = 2;

/** A quote that ends with its sentence announces nothing. */
const announces = ({ quote }: Citation): boolean => quote !== null && /[:—–\p{L}\p{N}]\s*$/u.test(quote);

const isItemOf = (head: Citation, { version_id, citation, quote }: Citation): boolean =>
  quote !== null && version_id === head.version_id && citation.startsWith(`${head.citation}(`);

/** Takes a section's list together; every other citation is a block of its own. */
export function citedBlocks(citations: readonly Citation[]): CitedBlock[] {
  const blocks: CitedBlock[] = [];
  for (let at = 0; at < citations.length;) {
    const head = citations[at];
    if (head === undefined) break;
    const rest = citations.slice(at + 1);
    const end = rest.findIndex((one) => !isItemOf(head, one));
    const items = announces(head) ? rest.slice(0, end < 0 ? rest.length : end) : [];
    const kept = items.length >= fewestItems ? items : [];
    blocks.push({ head, items: kept, at });
    at += 1 + kept.length;
  }
  return blocks;
}

/** An item's mark, as its text has it at its beginning or else as its clause is numbered, and the words after it. */
export function itemParts(head: Citation, { citation, quote }: Citation): { mark: string; printed: boolean; words: string } {
  const text = quote ?? "";
  const printed = /^\([^()\s]{1,6}\)(?=\s)/u.exec(text)?.[0];
  if (printed !== undefined) return { mark: printed, printed: true, words: text.slice(printed.length).trimStart() };
  return { mark: citation.slice(head.citation.length), printed: false, words: text };
}

interface Dates {
  issued: string | null;
  effective: string | null;
  retrieved: string;
}

const ours = /(?:^|\. )Our summary(?:, checked against (?<basis>.+))?$/u;

/** What a version is called, without what our summary was checked against. */
export const versionName = (label: string): string => label.trim().replace(ours, "") || "Our summary";

/**
 * What a version's `retrieved` is the day of: we saw a text then; a summary of ours was compared with the text of that day, or
 * was only written then, where there was no text to compare.
 */
export function retrievedAs(label: string | undefined): "seen" | "compared as of" | "written" {
  const summary = ours.exec((label ?? "").trim());
  if (summary === null) return "seen";
  return summary.groups?.["basis"]?.startsWith("no text") ? "written" : "compared as of";
}

/** What a version's label says beyond its dates and its being our summary: which text it is, and what ours was checked against. */
export function versionFacts(label: string | undefined, { issued, effective, retrieved }: Dates): string[] {
  const said = (label ?? "").trim();
  const name = said.replace(ours, "");
  const basis = ours.exec(said)?.groups?.["basis"];
  const known = ["", "undated", "original", issued, effective, retrieved];
  return [
    ...(known.includes(name.toLowerCase()) ? [] : [`version: ${name}`]),
    ...(basis === undefined ? [] : [`checked against ${basis}`]),
  ];
}

function inWords(named: readonly string[]): string | null {
  const last = named.at(-1);
  return last === undefined ? null : [...(named.length > 1 ? [named.slice(0, -1).join(", ")] : []), last].join(" and ");
}

/** What amended a clause since its words were law, in words: `amended since by Regulation (EU) 2023/607 (20 March 2023)`; null where nothing did. */
export function amendedWords(amended: Citation["amended"] | undefined, month: "short" | "long" = "long"): string | null {
  const named = (written: boolean) =>
    (amended ?? []).flatMap(({ by, since, written_before = false }) =>
      written_before === written ? [`${by} (${knownDate(since, month)})`] : [],
    );
  const [acts, changes] = [inWords(named(false)), inWords(named(true))];
  if (acts === null && changes === null) return null;
  const written = changes === null ? [] : [`written before ${changes} changed, and not confirmed since`];
  return [...(acts === null ? [] : [`amended since by ${acts}`]), ...written].join("; ");
}

/** Roman numerals as annexes are numbered by, from I on. */
export const romanNumerals: readonly string[] = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" ");

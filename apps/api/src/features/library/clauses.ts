import type { ClausePlace, LibraryEntry } from "@clausewise/contracts";
import { isRetired } from "@clausewise/contracts";
import { recogniseCitations } from "@clausewise/retrieval";
import type { Database } from "../../platform/database/client.ts";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import type { Catalogue } from "./catalogue.ts";
import type { LibrarySearch } from "./cited-by.ts";
import { readClauses } from "./clauses.repository.ts";

const mostClauses = 5;
const mostHeadings = 5;
/** Sources that a few words may name. */
const mostNamed = 8;
/** Passages looked into for a heading. */
const depth = 60;

const namedClause =
  /^(?<name>.*?[^\s,])[\s,]+(?:§+|art(?:icle|\.)?|s(?:ec(?:tion|\.)?|\.)|clause|annex|rule|no\.?)?\s*(?<number>(?:[IVX]+|\d[\w.]*)(?:\([^()\s]{1,6}\))*)$/iu;

const wordsOf = (text: string): string[] => text.split(/[\s:/,]+/u).filter(Boolean);

/** The spellings in which the library may cite the clause that a few words name: `ISO 14971:2019 7.4` of `ISO 14971 7.4`. */
export function clauseSpellings(search: string, entries: readonly Pick<LibraryEntry, "identifier" | "status">[]): string[] {
  // As a note writes it, its source's name in front.
  const whole = entries.some(({ identifier }) => search.startsWith(`${identifier} `)) ? [search.trim()] : [];
  const recognised = recogniseCitations(search).map(({ canonical }) => canonical);
  if (recognised.length > 0) return [...new Set([...whole, ...recognised])];
  return [...whole, ...clausesOfNamed(search, entries)];
}

/** The spellings of a clause of the sources whose names have all the words in front of its number. */
function clausesOfNamed(search: string, entries: readonly Pick<LibraryEntry, "identifier" | "status">[]): string[] {
  const { name, number } = namedClause.exec(search.trim())?.groups ?? {};
  if (name === undefined || number === undefined) return [];
  const words = wordsOf(oneSpelling(name));
  const named = entries.filter(({ identifier }) => {
    const held = wordsOf(oneSpelling(identifier));
    return words.every((word) => held.includes(word));
  });
  return named
    .toSorted((a, b) => Number(isRetired(a.status)) - Number(isRetired(b.status)) || a.identifier.length - b.identifier.length)
    .slice(0, mostNamed)
    .flatMap(({ identifier }) => ["", "Article ", "s. ", "Annex "].map((sign) => `${identifier} ${sign}${number}`));
}

/** The clause above: `807.92(a)` of `807.92(a)(3)`; null at the section. */
const above = (citation: string): string | null => /^(.+)\([^()\s]{1,6}\)$/u.exec(citation)?.[1] ?? null;

interface Parts {
  database: Database;
  search: Pick<LibrarySearch, "alike">;
  catalogue: Catalogue;
  day: string;
}

/** The clauses that a few words name, where one is not held the clause above it; then sections whose heading has the words. */
export async function findClauses(parts: Parts, search: string): Promise<{ clauses: ClausePlace[]; headings: ClausePlace[] }> {
  const clauses = await named(parts, clauseSpellings(search, parts.catalogue.entries()));
  return { clauses: clauses.slice(0, mostClauses), headings: await headed(parts, search) };
}

async function named(parts: Parts, spellings: readonly string[]): Promise<ClausePlace[]> {
  if (spellings.length === 0) return [];
  const rows = await readClauses(parts.database, spellings);
  const places = spellings.flatMap((spelling) => {
    const inside = rows.filter(({ citation }) => citation === spelling || citation.startsWith(`${spelling}(`));
    return [...Map.groupBy(inside, ({ version_id }) => version_id).values()].flatMap(
      (held) => held.find(({ citation }) => citation === spelling) ?? held.slice(0, 1),
    );
  });
  const current = places.filter(({ source_id, version_id }) => parts.catalogue.find(source_id)?.current.id === version_id);
  if (current.length === 0) return named(parts, [...new Set(spellings.flatMap((spelling) => above(spelling) ?? []))]);
  return current.flatMap((row) => placed(parts.catalogue, row)).toSorted((a, b) => rank(parts.catalogue, a) - rank(parts.catalogue, b));
}

/** What holds before what does not, the official words before ours. */
function rank(catalogue: Catalogue, { source_id, text_kind }: ClausePlace): number {
  const held = catalogue.find(source_id);
  return (held !== null && isRetired(held.current.status) ? 2 : 0) + (text_kind === "verbatim" ? 0 : 1);
}

async function headed({ search: index, catalogue, day }: Parts, search: string): Promise<ClausePlace[]> {
  const words = wordsOf(search.toLowerCase()).filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const found = await index.alike({ words: [search], notOf: [], day, limit: depth });
  const fitting = found.filter(({ passage }) => words.every((word) => passage.heading.toLowerCase().includes(word)));
  const sections = Map.groupBy(fitting, ({ source, passage }) => `${source.identifier}\n${passage.heading}`);
  return [...sections.values()]
    .flatMap((section) => section.slice(0, 1))
    .flatMap(({ passage, source }) => placed(catalogue, { ...passage, passage_id: passage.id, source_id: source.id }))
    .slice(0, mostHeadings);
}

function placed(
  catalogue: Catalogue,
  { passage_id, source_id, citation, heading }: Pick<ClausePlace, "passage_id" | "source_id" | "citation" | "heading">,
): ClausePlace[] {
  const held = catalogue.find(source_id);
  if (held === null) return [];
  const { identifier, text_kind } = held.source;
  return [{ passage_id, source_id, citation, heading, source_identifier: identifier, text_kind }];
}

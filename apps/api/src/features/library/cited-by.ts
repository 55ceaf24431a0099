import type { CitingPassage } from "@clausewise/contracts";
import { isWithin } from "@clausewise/retrieval";
import type { Database } from "../../platform/database/client.ts";
import { mentions } from "./mentions.ts";
import type { LocatedPassage } from "./library.reads.ts";
import type { Catalogue, CataloguedSource } from "./catalogue.ts";
import { readSections } from "./reading.repository.ts";

/** Most passages given. */
const most = 50;
/** Passages looked into for a mention; a mention below these in the ranking is not found. */
const depth = 400;
/** Section numbers searched for at once, and most such searches: a long act has more sections than anyone cites. */
const perSearch = 30;
const searches = 6;

/** What the library asks of the search over it. */
export interface LibrarySearch {
  /** Takes in what changed up to this call. */
  catchUp(): Promise<void>;
  /** Passages like some words, of other sources than those named, best first. */
  alike(wanted: { words: string[]; notOf: string[]; day: string; limit: number }): Promise<LocatedPassage[]>;
  /** Passages held, and those of them that are also found by meaning; null where no vectors are made. */
  counts(): Promise<{ passages: number; embedded: number | null }>;
}

/** Passages of other sources that name a source or a clause of it: found by the index, each confirmed in its own words. */
export async function findCiting(
  database: Database,
  search: LibrarySearch,
  catalogue: Catalogue,
  cited: CataloguedSource,
  day: string,
): Promise<CitingPassage[]> {
  const texts = catalogue.texts(cited);
  const words = [cited.source.identifier, ...(await sectionQueries(database, texts))];
  const rows = await search.alike({ words, notOf: texts.map(({ source }) => source.id), day, limit: depth });
  return rows
    .filter((row) => names(row, cited.source.identifier))
    .flatMap(({ passage, source }) => {
      const from = catalogue.find(source.id);
      return from
        ? [{ passage_id: passage.id, citation: passage.citation, heading: passage.heading, source: catalogue.reference(from) }]
        : [];
    })
    .slice(0, most);
}

/** A source that is itself a part of the one cited, as a section of an act, does not count as another. */
const names = ({ passage, source }: LocatedPassage, identifier: string) =>
  !isWithin(source.identifier, identifier) && mentions({ identifier, text: passage.text, citing: source });

/** `807.92` and `510(k)` are words of their own in the index, so a search for the part alone would not find them. */
async function sectionQueries(database: Database, texts: readonly CataloguedSource[]): Promise<string[]> {
  const citations = await readSections(
    database,
    texts.map(({ current }) => current.id),
  );
  const numbers = [...new Set(citations.flatMap((citation) => /\b\d+\.\d+/.exec(citation)?.[0] ?? []))];
  const queries = [];
  for (let at = 0; at < numbers.length && queries.length < searches; at += perSearch)
    queries.push(numbers.slice(at, at + perSearch).join(" "));
  return queries;
}

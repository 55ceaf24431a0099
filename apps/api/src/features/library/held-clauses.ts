import type { Database } from "../../platform/database/client.ts";
import { readCitedBelow, readCitedSo, type HeldClause } from "./clauses.repository.ts";

/** A clause of a source by its name, spelled as its note spells it, or deeper than that goes. */
export interface NamedClause {
  source: string;
  clause: string;
}

/** Passages of a section that stand for it where nothing is cited by its own number. */
const mostBelow = 8;

/** A clause and those around it, the narrowest first: `21 CFR 807.92(a)(3)`, `21 CFR 807.92(a)`, `21 CFR 807.92`. */
const around = ({ source, clause }: NamedClause): string[] => [
  clause,
  ...[...clause.matchAll(/[(.,: ]/g)]
    .map(({ index }) => clause.slice(0, index))
    .filter((wider) => wider.length > source.length)
    .toReversed(),
];

const clauseKey = ({ source, clause }: NamedClause): string => `${source}\n${clause}`;

/** Official words before ours. */
const preferred = (held: readonly HeldClause[]): HeldClause[] => {
  const official = held.filter(({ text_kind }) => text_kind === "verbatim");
  return official.length > 0 ? official : [...held];
};

/** Where a clause stands; empty where it is not held. */
export type ClausePlaces = (clause: NamedClause) => readonly HeldClause[];

/**
 * What the shared library holds today of some clauses: the passages cited so, else what is cited below it, else those of the
 * narrowest clause around it.
 */
export async function heldClauses(database: Database, clauses: readonly NamedClause[]): Promise<ClausePlaces> {
  const wanted = [...new Map(clauses.map((one) => [clauseKey(one), one])).values()];
  if (wanted.length === 0) return () => [];
  const sources = [...new Set(wanted.map(({ source }) => source))];
  const rows = await readCitedSo(database, sources, [...new Set(wanted.flatMap(around))]);
  const byPlace = Map.groupBy(rows, ({ identifier, citation }) => clauseKey({ source: identifier, clause: citation }));
  const exact = (one: NamedClause) => byPlace.get(clauseKey(one));
  const unheld = wanted.filter((one) => !exact(one)).map(({ clause }) => clause);
  const below = unheld.length === 0 ? [] : await readCitedBelow(database, sources, unheld);
  const found = wanted.flatMap((one): [string, HeldClause[]][] => {
    const inside = below.filter(({ identifier, citation }) => identifier === one.source && citation.startsWith(`${one.clause}(`));
    const wider = around(one).flatMap((clause) => exact({ source: one.source, clause }) ?? []);
    const [narrowest] = wider;
    const held =
      exact(one) ?? (inside.length > 0 ? inside.slice(0, mostBelow) : wider.filter(({ citation }) => citation === narrowest?.citation));
    return held.length === 0 ? [] : [[clauseKey(one), preferred(held)]];
  });
  const places = new Map(found);
  return (clause) => places.get(clauseKey(clause)) ?? [];
}

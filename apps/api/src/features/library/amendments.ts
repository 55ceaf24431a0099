import type { Amendment, Passage } from "@clausewise/contracts";
import { type AmendedClauses, createAmendedClauses, overtakenBy } from "@clausewise/retrieval";
import { builtInAmendments } from "@clausewise/static-data";
import { type DatedVersion, wordsOf } from "./version-chain.ts";

let known: AmendedClauses | null = null;

const knownAmendments = (): AmendedClauses =>
  (known ??= createAmendedClauses(
    builtInAmendments().flatMap(({ by, since, clauses }) => clauses.map((clause) => ({ clause, by, since }))),
  ));

/** A passage with what overtook its words. */
type Marked<P> = P & { amended: Amendment[] };

/** Passages of a version, each with what it was amended by up to a day since its words were law; what is no shared source is no law. */
export function withAmendments<P extends Omit<Passage, "amended">>(
  passages: readonly P[],
  { owner_id }: { owner_id: string | null },
  version: DatedVersion,
  day: string,
): Marked<P>[] {
  return passages.map((passage) => ({
    ...passage,
    amended: amendedOn(passage.citation, { ...version, is_everybodys: owner_id === null }, day),
  }));
}

/** What amended a clause up to a day, since the words that a version has of it were law; what is no shared source is no law. */
export const amendedOn = (citation: string, version: DatedVersion & { is_everybodys: boolean }, day: string): Amendment[] =>
  version.is_everybodys ? overtakenBy(knownAmendments().of(citation), wordsOf(version), day) : [];

/** What is known to have amended a clause or to do so, whenever that was law. */
export const amendmentsOf = (citation: string): readonly Amendment[] => knownAmendments().of(citation);

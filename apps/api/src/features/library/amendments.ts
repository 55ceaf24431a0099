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
  const words = wordsOf(version);
  const amendedBy = (citation: string) => (owner_id === null ? overtakenBy(knownAmendments().of(citation), words, day) : []);
  return passages.map((passage) => ({ ...passage, amended: amendedBy(passage.citation) }));
}

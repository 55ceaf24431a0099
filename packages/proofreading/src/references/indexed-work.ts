import { type NormalCitation, normalCitation } from "@clausewise/retrieval";
import { type ClauseIndex, indexClauses, paragraphBefore, printsNumber, printsSign } from "./clause-index.ts";
import type { HeldPassage, HeldSource, HeldVersion, HeldWork } from "./held.ts";

const isRetired = ({ status }: { status: string }): boolean => status === "superseded" || status === "withdrawn";

/** A version ready to be looked into. */
export interface Indexed {
  source: HeldSource;
  version: HeldVersion;
  index: ClauseIndex;
  /** Whether it is the official text as a whole. */
  isWhole: boolean;
}

/** A work with its versions ready to be looked into. */
export interface IndexedWork {
  work: HeldWork;
  current: readonly Indexed[];
  former: readonly Indexed[];
}

const fewestOfWhole = 15;

/** Makes a work ready to be looked into. */
export function indexWork(work: HeldWork): IndexedWork {
  const name = normalCitation(work.name);
  const all = work.sources.flatMap((source) =>
    source.versions.map((version): Indexed & { isCurrent: boolean } => ({
      source,
      version,
      index: indexClauses(version, name),
      isWhole: source.verbatim && version.passages.length >= fewestOfWhole,
      isCurrent: !isRetired(version),
    })),
  );
  const byVerbatim = all.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole));
  return { work, current: byVerbatim.filter(({ isCurrent }) => isCurrent), former: byVerbatim.filter(({ isCurrent }) => !isCurrent) };
}

/** A clause where it is held. */
export interface Found extends Indexed {
  passages: readonly HeldPassage[];
}

/** Where a clause is held in the first of some versions that has it. */
export function findIn(versions: readonly Indexed[], clause: NormalCitation): Found | null {
  for (const one of versions) {
    const passages = one.index.at(clause);
    if (passages.length > 0) return { ...one, passages };
  }
  return null;
}

/** Where a clause is held that the library does not cite apart, but whose sign the words of the one above print. */
function findPrinted(versions: readonly Indexed[], clause: NormalCitation): Found | null {
  for (const one of versions.filter(({ isWhole }) => isWhole)) {
    const above = one.index.above(clause);
    const all = above === null ? [] : one.index.at(above);
    // Section 61.1 is none of section 61's paragraphs.
    const own = all.filter(({ normal }) => normal === above || normal.startsWith(`${above}(`));
    const passages = own.length > 0 ? own : all;
    const earlier = paragraphBefore(clause);
    if (earlier !== null && one.index.at(normalCitation(earlier)).length === 0 && !printsSign(passages, earlier)) continue;
    if (printsSign(passages, clause) || printsNumber(passages, clause)) return { ...one, passages };
  }
  return null;
}

export const evidenceOf = ({ source, passages }: { source: HeldSource; passages: readonly HeldPassage[] }, citation?: string) => ({
  source_id: source.id,
  passage_id: passages[0]?.id ?? null,
  citation: citation ?? passages[0]?.citation ?? source.identifier,
  title: passages[0]?.heading || source.title,
  url: passages[0]?.url ?? source.url,
});

/** Where the passages of a clause are held now, or were. */
export function holdingOf(indexed: IndexedWork, clause: string): { now: Found | null; before: Found | null } {
  const normal = normalCitation(clause);
  const now = findIn(indexed.current, normal) ?? findPrinted(indexed.current, normal);
  return { now, before: findIn(indexed.former, normal) ?? findPrinted(indexed.former, normal) };
}

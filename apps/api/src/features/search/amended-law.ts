import { type AmendedClauses, type Amendment, isYetToCome, normalCitation, overtakenBy, sectionOf } from "@clausewise/retrieval";
import type { VersionContents } from "../library/library.reads.ts";
import type { HeldVersion } from "./standing.ts";

/** A passage of an amended clause. */
interface AmendedPassage {
  key: number;
  section: string;
  amendments: readonly Amendment[];
}

/** What amendments make of the passages that hold on a day. */
export interface AmendedOnDay {
  /** Keys of passages that are not law: they tell what came later, or were overtaken and a note of ours tells what holds. */
  left: ReadonlySet<number>;
  /** What overtook a passage; empty where nothing did. */
  since(key: number): readonly Amendment[];
  /** Summaries of ours that tell what holds in place of words that were left out. */
  instead: ReadonlySet<number>;
}

/** Knows which passages stand in clauses that were amended. */
export interface AmendedLaw {
  take(versionId: string, contents: VersionContents): void;
  onDay(holdings: readonly HeldVersion[], day: string): AmendedOnDay;
}

const none: readonly Amendment[] = [];

export function createAmendedLaw(clauses: AmendedClauses): AmendedLaw {
  const byVersion = new Map<string, AmendedPassage[]>();
  return {
    take(versionId, { keys, citations }) {
      const found = keys.flatMap((key, at) => {
        const citation = citations[at] ?? "";
        const amendments = clauses.of(citation);
        return amendments.length === 0 ? [] : [{ key, section: sectionOf(normalCitation(citation)), amendments }];
      });
      if (found.length > 0) byVersion.set(versionId, found);
    },
    onDay(holdings, day) {
      const left = new Set<number>();
      const since = new Map<number, readonly Amendment[]>();
      const overtaken: AmendedPassage[] = [];
      const notes: AmendedPassage[] = [];
      for (const { source, version, words_of } of holdings)
        for (const passage of byVersion.get(version.id) ?? []) {
          const by = overtakenBy(passage.amendments, words_of, day);
          if (isYetToCome(passage.amendments, words_of, day)) left.add(passage.key);
          else if (by.length > 0) {
            since.set(passage.key, by);
            overtaken.push(passage);
          } else if (source.text_kind === "summary") notes.push(passage);
        }
      const told = new Set(notes.map(({ section }) => section));
      const gone = overtaken.filter(({ section }) => told.has(section));
      for (const { key } of gone) left.add(key);
      const changed = new Set(gone.map(({ section }) => section));
      const instead = new Set(notes.filter(({ section }) => changed.has(section)).map(({ key }) => key));
      return { left, since: (key) => since.get(key) ?? none, instead };
    },
  };
}

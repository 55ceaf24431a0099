import { createIndex, type IndexPassage } from "./passage-index.ts";
import type { RankingSettings } from "./settings.ts";

/** Settings under which words alone count: no neighbours, no forms, nothing lent. */
export const wordsAlone: Partial<RankingSettings> = {
  sameForm: 0,
  termPairs: 0,
  wordPairs: 0,
  nearPairs: 0,
  section: 0,
  before: 0,
  after: 0,
  vocabulary: 0,
};

/** A passage for tests, in a source and under a heading of its own where nothing else is said. */
export const passage = (key: number, text: string, given: Partial<IndexPassage> = {}): IndexPassage => ({
  key,
  text,
  citation: "",
  title: `Source ${key}`,
  heading: `Heading ${key}`,
  ...given,
});

/** What a search among passages finds under some settings: keys with their scores, best first. */
export function searched(passages: readonly IndexPassage[], question: string, settings: Partial<RankingSettings> = {}) {
  const index = createIndex({ ...wordsAlone, ...settings });
  index.add(passages);
  return index.search({ text: question, phrases: [] }, { limit: 10 });
}

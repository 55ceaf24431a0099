import model from "../models/passage-ranking.json" with { type: "json" };

/** How passages are ranked; one setting for every collection. What each figure gains is in the package's README. */
export interface RankingSettings {
  /** Reduce words to Porter's stem; the form as written then counts a little extra. */
  stemming: boolean;
  /** BM25's k1 and b, over the words of the text alone. */
  saturation: number;
  lengthShare: number;
  /** What an occurrence counts by field, in quarters. */
  fields: { text: number; heading: number; citation: number; title: number };
  /** What a phrase that the vocabulary adds to a question counts. */
  vocabulary: number;
  /** Passages, of the best by words alone, that are read again for what follows. */
  rerankTop: number;
  /** Words in the very form of the question. */
  sameForm: number;
  /** Neighbouring terms of the question, neighbouring in the text. */
  termPairs: number;
  /** Neighbouring words of the question as written, function words among them. */
  wordPairs: number;
  /** Terms two or three apart in the question, within seven of each other in the text. */
  nearPairs: number;
  /** Share of the best score under the same headings. */
  section: number;
  /** Share of the score of the passage before and the one after. */
  before: number;
  after: number;
  /** Passages, of the best, that are put in the order that was learned; 0 leaves it out. */
  learned: number;
}

/** The figures of `models/passage-ranking.json`. */
export const defaultSettings: RankingSettings = model.settings;

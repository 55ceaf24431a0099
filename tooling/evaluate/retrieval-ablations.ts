import { defaultSettings, type RankingSettings } from "@clausewise/retrieval";

const { fields } = defaultSettings;

/** The ranking without one of its ingredients, and without all of them but BM25 over the words of every field. */
export const ablations: readonly { name: string; settings: Partial<RankingSettings> }[] = [
  { name: "stemming", settings: { stemming: false } },
  { name: "headings", settings: { fields: { ...fields, heading: 0 } } },
  { name: "titles", settings: { fields: { ...fields, title: 0 } } },
  { name: "citations", settings: { fields: { ...fields, citation: 0 } } },
  { name: "vocabulary", settings: { vocabulary: 0 } },
  { name: "same form", settings: { sameForm: 0 } },
  { name: "term pairs", settings: { termPairs: 0 } },
  { name: "word pairs", settings: { wordPairs: 0 } },
  { name: "near pairs", settings: { nearPairs: 0 } },
  { name: "section lending", settings: { section: 0 } },
  { name: "neighbour lending", settings: { before: 0, after: 0 } },
  {
    name: "everything but BM25",
    settings: { vocabulary: 0, sameForm: 0, termPairs: 0, wordPairs: 0, nearPairs: 0, section: 0, before: 0, after: 0 },
  },
];

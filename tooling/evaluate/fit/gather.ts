/** What the product finds for questions, with all that its models know of it, gathered in this process without a server. */
import { join } from "node:path";
import {
  type BeliefReading,
  composeAnswer,
  type ConfidenceFeatures,
  confidenceFeaturesOf,
  type Features,
  figureFeatures,
  type RankedSection,
} from "@clausewise/retrieval";
import { createLibraryReads } from "../../../apps/api/src/features/library/library.reads.ts";
import { builtInKnowledge } from "../../../apps/api/src/features/search/built-in-knowledge.ts";
import { type Evidence, gatherEvidence } from "../../../apps/api/src/features/search/gather-evidence.ts";
import { openSearchIndex, type SearchIndex } from "../../../apps/api/src/features/search/search-index.ts";
import { openDatabase } from "../../../apps/api/src/platform/database/open.ts";
import { citedAs, firstAnswers, isGold, type TestQuestion } from "../answers-judge.ts";
import type { Library } from "./libraries.ts";
import type { QuestionSet } from "./question-sets.ts";

/** A section found for a question. */
export interface FoundSection {
  features: Features;
  /** What it gains by rule, over what its features are worth. */
  gain: number;
  isRight: boolean;
}

/** A passage of one of the best sections. */
export interface FoundPassage {
  features: Record<string, number>;
  isOfBest: boolean;
  /** Whether it says what was asked. */
  isRight: boolean;
}

/** What might be corrected in a question, and whether that is what is wrong with it. */
export interface Premise {
  features: Readonly<Record<string, number>>;
  isRight: boolean;
}

/** What was found for one question in one library. */
export interface Case {
  library: string;
  set: string;
  /** Whether models may be fitted to it. */
  takesPart: boolean;
  question: TestQuestion;
  /** Best first, as they are ranked today. */
  sections: FoundSection[];
  /** Passages of the best of them; none where nobody says what an answer holds. */
  passages: FoundPassage[];
  /** What of it might be corrected: its figures, and what is often wrongly believed. */
  premises: { figures: Premise[]; beliefs: Premise[] };
  answer: {
    outcome: string;
    features: ConfidenceFeatures;
    /** Whether the question names a clause that stands there: that is held for certain, and no matter of chance. */
    isNamed: boolean;
    /** Whether the first statement says what was asked; null where nobody says what that is. */
    isRight: boolean | null;
  };
}

const sectionOf = ({ section, features, gain }: RankedSection, question: TestQuestion): FoundSection => ({
  features,
  gain,
  isRight:
    isGold(section.name.slice(section.name.indexOf(" ") + 1), question) ||
    section.members.some(({ candidate }) => isGold(citedAs(candidate), question)),
});

/** Sections whose passages may lead an answer. */
const leading = 6;

const passagesOf = (sections: readonly RankedSection[], question: TestQuestion): FoundPassage[] =>
  sections.slice(0, leading).flatMap(({ members }, nth) =>
    members.flatMap(({ features, acts, candidate }) => {
      const isRight = firstAnswers(question, candidate.text);
      return isRight === null ? [] : [{ features: { ...features, acts }, isOfBest: nth === 0, isRight }];
    }),
  );

/** How the answer fares that is composed of what was found. */
function answerOf({ ranked, misconceptions, located }: Evidence, question: TestQuestion): Case["answer"] {
  const { outcome, statements } = composeAnswer(ranked, misconceptions);
  const [first] = statements;
  const words = first?.citations.map(({ key, quote }) => (quote && located.get(key)?.text.slice(quote.start, quote.end)) ?? "");
  const said = first && words && [first.text, ...words].join("\n");
  return {
    outcome,
    isNamed: ranked.sections.some(({ isCited }) => isCited),
    features: confidenceFeaturesOf(ranked, first),
    isRight: firstAnswers(question, said),
  };
}

/** Share of a belief that a question must speak of for it to be what is wrong with it. */
const speaksOfIt = 0.4;

/** What might be corrected: any figure, or a belief on a clause that answers, which holds the figure where there is one. */
function premisesOf({ ranked, beliefs }: Evidence, question: TestQuestion): Case["premises"] {
  const figures = figureFeatures(ranked).map((features) => ({ features, isRight: true }));
  const isMeant = ({ features, belief }: BeliefReading) =>
    (figures.length === 0 || features["figureSame"] === 1) &&
    (features["coveredAsked"] ?? 0) >= speaksOfIt &&
    isGold(belief.clause, question);
  return { figures, beliefs: beliefs.map((one) => ({ features: one.features, isRight: isMeant(one) })) };
}

/** Asks a library each question as the product does, under the law of `day`. */
export async function gatherCases({ name, folder }: Library, sets: readonly QuestionSet[], day: string): Promise<Case[]> {
  const dataDir = join(folder, "data");
  const open = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const library = createLibraryReads(open.database);
    const index = await openSearchIndex({ library, indexFile: join(dataDir, "library.index"), vectors: null });
    await index.refresh();
    const cases: Case[] = [];
    for (const set of sets)
      for (const question of set.questions)
        cases.push(await caseOf(index, { library: name, set: set.name, takesPart: set.takesPart, question }, day));
    return cases;
  } finally {
    await open.close();
  }
}

async function caseOf(index: SearchIndex, about: Omit<Case, "sections" | "passages" | "premises" | "answer">, day: string): Promise<Case> {
  const { question: query, authority } = about.question;
  const evidence = await gatherEvidence(index, { query, authority, day, viewer: null }, builtInKnowledge());
  return {
    ...about,
    sections: evidence.ranked.sections.map((one) => sectionOf(one, about.question)),
    passages: passagesOf(evidence.ranked.sections, about.question),
    premises: premisesOf(evidence, about.question),
    answer: answerOf(evidence, about.question),
  };
}

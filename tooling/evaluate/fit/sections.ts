import { scoresOf } from "./choice-model.ts";
import type { Case, FoundSection } from "./gather.ts";
import type { LinearModel, Weighed } from "./linear-model.ts";

const valuesOf = ({ features }: FoundSection): ReadonlyMap<string, number> => new Map(Object.entries(features));

function optionOf(section: FoundSection, { free, fixed }: Weighed) {
  const values = valuesOf(section);
  const offset = [...fixed].reduce((sum, [name, weight]) => sum + weight * (values.get(name) ?? 0), section.gain);
  return { features: [...free.map((name) => values.get(name) ?? 0), 0], offset, isRight: section.isRight };
}

/** Whether anybody knows which section is right, or that none is. */
const isKnown = ({ question }: Case): boolean =>
  question.gold_citations.length > 0 || question.expected === "abstain" || question.expected === "refuse";

/** The ranker of sections: of all found for a question, and of there being no answer, which is right? */
export const sectionRanker: LinearModel = {
  name: "sections",
  file: "section-ranker.json",
  constant: "score_of_no_answer",
  featuresOf: ({ sections }) => Object.keys(sections[0]?.features ?? {}),
  choiceOf(one, weighed) {
    const { sections } = one;
    if (sections.length === 0 || !isKnown(one)) return null;
    const none = { features: [...weighed.free.map(() => 0), 1], offset: 0, isRight: !sections.some(({ isRight }) => isRight) };
    return [...sections.map((section) => optionOf(section, weighed)), none];
  },
  isAmongFirst({ question }, choice, weights) {
    if (question.expected !== "answer") return null;
    const sections = choice.slice(0, -1);
    const scores = scoresOf(sections, weights);
    const first = [...sections.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0)).slice(0, 3);
    return first.some((nth) => sections[nth]?.isRight);
  },
  chanceOf: () => null,
};

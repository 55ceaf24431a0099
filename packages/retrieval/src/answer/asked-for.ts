import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import { soughtBy } from "../evidence/sought.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { shownWords } from "./shown-words.ts";
import type { Draft } from "./statements.ts";

/** Tells which statements hold the kind of thing that is asked for. */
export interface AskedFor {
  /** Whether a kind of thing is asked for, and a statement holds nothing of it. */
  lacks: (draft: Draft) => boolean;
}

/** Makes ready to tell it; quotes are read in the passages that were found. */
export function createAskedFor(question: UnderstoodQuestion, sections: readonly RankedSection[]): AskedFor {
  const isHeldBy = soughtBy(question);
  return { lacks: (draft) => isHeldBy !== null && !isHeldBy(shownWords(draft, sections)) };
}

/** Share of what the first statement speaks of that another must speak of to be put before it. */
const worthFirst = 0.9;

/** The statements with one first that holds what is asked for, where the first does not and another speaks as much of the question. */
export function withAskedFirst(drafts: readonly Draft[], { lacks }: AskedFor, weights: Weights): readonly Draft[] {
  const [first] = drafts;
  if (first === undefined || !lacks(first)) return drafts;
  const spoken = ({ lead }: Draft) => weights.coverage(lead.terms);
  const better = drafts.find(
    (one) => one.lead.acts >= Math.min(0, first.lead.acts) && spoken(one) >= worthFirst * spoken(first) && !lacks(one),
  );
  return better === undefined ? drafts : [better, ...drafts.filter((one) => one !== better)];
}

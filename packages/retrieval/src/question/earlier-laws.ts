import type { QuestionRules } from "./question-rules.ts";

/** A law that another took the place of, with what a question asks of it. */
export interface EarlierLaw {
  /** Both laws in full. */
  earlier: string;
  later: string;
  /** What both are cited by: `21 CFR 820`. */
  clause: string;
  /** The last day on which the earlier one held, `YYYY-MM-DD`. */
  last: string;
  /** What is asked of both, without their names: "design history files". */
  topic: string;
}

/** A piece of a question: its words, and whether it is told or asked. */
interface Said {
  text: string;
  force: string;
}

/** Finds the earlier law that a question is about; null where it is about none, or names nothing that both laws speak of. */
export type EarlierLawFinder = (text: string, claims: readonly Said[]) => EarlierLaw | null;

const comparing = /\b(?:vs|versus|differs?|different|differences?|compare[ds]?|comparing|comparison|between)\b/i;

/** Words by which one asks for what a law says, or sets two side by side, at either end of what is asked. */
const framing =
  "what|what's|how|which|where|when|is|are|was|were|do|does|did|has|have|had|can|say|says|said|require|requires|required|want|wants|wanted|ask|asks|asked|provide|provides|provided|treat|treats|treated|handle|handles|handled|regulate|regulates|regulated|end|ended|differ|differs|differed|difference|differences|different|compare|compares|compared|comparison|comparing|versus|vs|between|under|about|regarding|concerning|against|a|an|the|from|to|with|than|and|or|in|on|for|of|by|as|if|it|its|changed?|please|explain";
const opening = new RegExp(`^(?:(?:${framing})\\b[\\s,:;.?-]*)+`, "i");
const ending = new RegExp(`(?:[\\s,:;.?-]*\\b(?:${framing}))+[\\s,:;.?-]*$`, "i");

const topicOf = (text: string, names: RegExp): string =>
  text
    .replaceAll(names, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(opening, "")
    .replace(ending, "")
    .replace(/[\s?.!,:;-]+$/, "");

/** Makes the laws ready that others took the place of. */
export function createEarlierLawFinder(rules: QuestionRules["earlierLaws"]): EarlierLawFinder {
  const laws = rules.map(({ earlier, later, clause, last }) => ({
    known: { earlier: earlier[0] ?? "", later: later[0] ?? "", clause, last },
    earlier: new RegExp(`\\b(?:${earlier.join("|")})\\b`, "i"),
    names: new RegExp(`(?:\\b(?:the|our|your) )?\\b(?:${[...earlier, ...later].join("|")})\\b(?:['\u2019]s)?`, "gi"),
  }));
  return (text, claims) => {
    for (const { known, earlier, names } of laws) {
      const isAsked = claims.some((claim) => earlier.test(claim.text) && (claim.force !== "told" || comparing.test(claim.text)));
      const topic = isAsked ? topicOf(text, names) : "";
      if (topic !== "" && claims.every(({ force, text: said }) => force !== "told" || earlier.test(said))) return { ...known, topic };
    }
    return null;
  };
}

import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import type { Draft } from "./statements.ts";

const month = "January|February|March|April|May|June|July|August|September|October|November|December";
const time = new RegExp(
  `\\b(?:hours?|days?|weeks?|months?|years?|(?:19|20)\\d{2}|(?:${month})|immediately|promptly|at once|without (?:undue )?delay|as soon as|annual(?:ly)?|yearly|quarterly|monthly|lifetime|indefinitely|no later than|before|prior to)\\b`,
  "i",
);
const date = new RegExp(
  `\\b(?:(?:19|20)\\d{2}|\\d{1,2} (?:${month})|(?:${month})(?: \\d|\\b)|days?|weeks?|months?|years?|before|prior to|annual(?:ly)?)\\b`,
  "i",
);
const sum =
  /[$\u20ac\u00a3\u00a5]\s?\d|\b(?:USD|EUR|GBP|CAD|AUD|CHF|JPY|BRL|INR|SGD)\s?\d|\b\d[\d,.]* (?:dollars|euros?|pounds|yen|francs)\b/i;
const share = /\d ?(?:%|percent|per cent)/i;
const count = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|no limit|none|single|once|twice)\b/i;
const form = /\bforms?\b|\btemplates?\b|\b3500A?\b/i;

/** What a question asks for that its answer can be seen to hold. */
function soughtBy({ text, wants, quantity }: UnderstoodQuestion): RegExp[] {
  if (quantity === "sum") return [sum];
  if (quantity === "share") return [share];
  const isCount = quantity === null && /\bhow many\b/i.test(text);
  return [
    ...(quantity === "period" ? [time] : []),
    ...(wants.date ? [date] : []),
    ...(wants.form ? [form] : []),
    ...(isCount ? [count] : []),
  ];
}

/** Tells which statements hold the kind of thing that is asked for. */
export interface AskedFor {
  /** Whether a kind of thing is asked for, and a statement holds nothing of it. */
  lacks: (draft: Draft) => boolean;
}

/** Makes ready to tell it; quotes are read in the passages that were found. */
export function createAskedFor(question: UnderstoodQuestion, sections: readonly RankedSection[]): AskedFor {
  const sought = soughtBy(question);
  const read = ({ text, citations, lead }: Draft) => {
    const known = sections.find(({ members }) => members.some(({ candidate }) => candidate.key === lead.candidate.key))?.members ?? [];
    const quoted = citations.map(({ key, quote }) => {
      const passage = known.find(({ candidate }) => candidate.key === key)?.candidate.text ?? "";
      return quote === null ? "" : passage.slice(quote.start, quote.end);
    });
    return [text, ...quoted].join("\n");
  };
  return {
    lacks(draft) {
      if (sought.length === 0) return false;
      const words = read(draft);
      return !sought.some((kind) => kind.test(words));
    },
  };
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

import type { RankedEvidence } from "../evidence/rank-evidence.ts";
import type { Claim } from "../question/understood-question.ts";
import { isNote, isTelling, sentencesOn, type SpeakingSentence } from "./clause-evidence.ts";
import type { Composition } from "./composition.ts";
import { told } from "./told-premise.ts";

/** Something that has one of few values by law: a class, or the time of year in which something is due. */
interface Sort {
  /** The value that a claim gives as a rule, as its first group; never one that only tells which thing is meant. */
  claimed: RegExp;
  /** The values of a text. */
  valuesIn: (text: string) => ReadonlySet<string>;
}

const roman: Readonly<Record<string, string>> = { "1": "i", "2": "ii", "3": "iii", "4": "iv" };
const classes = "(?:iii|iib|iia|ii|iv|i|[abcd]|[1-4])";
const classOf = (name: string): string => roman[name] ?? name;
const monthNames = "january|february|march|april|may|june|july|august|september|october|november|december";

const valuesBy = (pattern: RegExp, named: (value: string) => string) => (text: string) =>
  new Set([...text.toLowerCase().matchAll(pattern)].flatMap((match) => match.slice(1).flatMap((value) => (value ? [named(value)] : []))));

const sorts: readonly Sort[] = [
  {
    claimed: new RegExp(
      `\\b(?:is|are|being|counts? as|falls? (?:in|into|under)|sits? in|belongs? (?:in|to)|remains?|stays?)(?: an?| all| always| still)* class (${classes})\\b(?! (?:[\\w-]+ )?(?:recall|product|software))`,
    ),
    valuesIn: valuesBy(new RegExp(`\\bclass(?:es)? (${classes})\\b(?:(?:,| and| or| to)* (${classes})\\b(?! ))?`, "g"), classOf),
  },
  {
    claimed: new RegExp(`\\b(?:by|before|until|from|between|each|every) (?:the (?:end|1st|first|last day) of )?(${monthNames})\\b`),
    valuesIn: valuesBy(
      new RegExp(
        `\\b(january|february|march|april|(?<=(?:in|by|before|until|from|between|of|to|and|\\d) )may|june|july|august|september|october|november|december)\\b`,
        "g",
      ),
      (month) => month,
    ),
  },
];

/** How much of a claim a sentence must speak of, and how likely its section must answer, to tell the claim's value wrong. */
const speaksOfIt = 0.5;
const likelyFrom = 0.02;
/** What happened or is to happen to the asker is no rule. */
const ofTheAskers =
  /\b(?:we|i) (?:have |had |will |plan to )?\w+|\b(?:was|were|has been|last|this|next)\b|^(?:our|my|it|this|that|the device|the product)\b/;

/** The one other value that a sentence gives in the place of the one claimed; null where it gives none, or the same. */
function otherValue({ valuesIn }: Sort, claimed: string, { words }: SpeakingSentence): string | null {
  const values = valuesIn(words);
  const [other = null] = values;
  return values.has(claimed) ? null : other;
}

/** Holds a class, or the time of year in which something is due, against what the likeliest clause gives for it. */
export function heldValue(claim: Claim, evidence: RankedEvidence): Composition["correction"] {
  const text = claim.words.join(" ");
  if (claim.force !== "told" || claim.denials.length > 0 || ofTheAskers.test(text) || !isTelling(claim, evidence)) return null;
  for (const sort of sorts) {
    const [, said] = sort.claimed.exec(text) ?? [];
    if (said === undefined) continue;
    const claimed = classOf(said);
    const all = sentencesOn(claim, evidence);
    const top = Math.max(0, ...all.map(({ likely }) => likely));
    const likeliest = all.filter(({ likely }) => likely === top);
    const given = likeliest.filter((one) => sort.valuesIn(one.words).size > 0);
    if (top < likelyFrom || given.some(({ words }) => sort.valuesIn(words).has(claimed))) return null;
    const best = given.find((one) => isNote(one) && one.own >= speaksOfIt && otherValue(sort, claimed, one) !== null);
    return best === undefined ? null : told({ kind: "corrected", sentence: best, all, figure: null, instead: "" });
  }
  return null;
}

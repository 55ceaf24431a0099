import { type Denial, denialsIn, plainWords } from "../question/polarity.ts";
import type { Claim, UnderstoodQuestion } from "../question/understood-question.ts";
import { termIn } from "../text/tokenizer.ts";

/** One side of a belief, or what a claim says, taken apart. */
export interface Side {
  terms: ReadonlySet<string>;
  /** Words such as "only" and "every", which change what is said by how far it goes. */
  reach: ReadonlySet<string>;
  isDenied: boolean;
  /** All its words but the smallest, those that are no terms among them: "for ever". */
  words: ReadonlySet<string>;
  text: string;
}

const reaching = new Map(
  [
    ["only", "alone", "solely", "just", "merely", "exclusively"],
    ["all", "every", "each", "any", "always", "anyone", "everyone", "whole", "automatically"],
    ["also", "both", "too", "either", "as well", "alike", "even"],
    ["some", "certain", "sometimes", "partly"],
    ["never", "no", "none", "nobody"],
    ["before", "first", "until"],
    ["after", "afterwards", "later", "once"],
    ["may", "can", "voluntary", "optional", "free"],
    ["must", "need", "needs", "required", "mandatory", "shall", "has", "have"],
    ["one", "single"],
    ["several", "many", "more"],
  ].flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)),
);

const termsIn = (words: readonly string[]): string[] => words.flatMap((word) => termIn(word, true) ?? []);

/** Ways to say that a duty does not hold which are no single word. */
const released =
  /\b(?:outside|let off|lets off|free (?:of|from)|out of|stays? out|leaves? \w+ alone|skips?|spared|excepted|forgo|do without)\b/g;

/** Whether something is denied, all its denials taken together; "nor" and "neither" go on with one. */
function isDeniedIn(words: readonly string[], denials: readonly Denial[]): boolean {
  const own = denials.filter(({ at }, nth) => nth === 0 || words[at] !== "nor");
  return (own.length + [...words.join(" ").matchAll(released)].length) % 2 === 1;
}

/** Words too small to tell one side from the other. */
const least = /^(?:an?|the|is|are|be|been|was|were|to|of|and|or|it|its|in|on|by|with|for|at|as|not|no|that|this|does|do)$/;
const tellingWords = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => !least.test(word)).map((word) => reaching.get(word) ?? termIn(word, true) ?? word));

/** Takes a statement apart. */
export function sideOf(text: string): Side {
  const words = plainWords(text);
  return {
    terms: new Set(termsIn(words)),
    reach: new Set(words.flatMap((word) => reaching.get(word) ?? [])),
    isDenied: isDeniedIn(words, denialsIn(words)),
    words: tellingWords(words),
    text,
  };
}

/** What a claim says, with the terms that the question's own may be called by. */
export interface SaidClaim {
  claim: Claim;
  own: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  reach: ReadonlySet<string>;
  /** All its words but the smallest. */
  words: ReadonlySet<string>;
  /** Its parts, each with whether it denies something. */
  parts: readonly { terms: ReadonlySet<string>; isDenied: boolean }[];
  /** Whether it has a verb; else it only names something. */
  isStatement: boolean;
}

/** A finite verb. */
const verbs =
  /\b(?:is|are|was|were|has|have|had|must|shall|should|may|can|need|needs|do|does|did|gets?|got|makes?|means?|starts?|begins?|covers?|comes?|goes|go|takes?|owes?|reports?|files?|sends?|signs?|needs?|wants?|requires?|proves?|counts?|gives?|keeps?|registers?|names?|decides?|assigns?|applies|apply|carries|carry|opens?|runs?|puts?|fills?|records?|hits?|binds?|writes?|grants?|appoints?|releases?|holds?|belongs?|allows?|lets?|selects?|becomes?|stands?|will|would|could|\w+ed)\b/;

/** Where what is said turns to something else, which what was denied before is not said of. */
const turning = /^(?:but|yet|while|whereas|though|although)$/;

/** The parts of a claim that are each denied or not by themselves. */
function partsOf({ words }: Claim): SaidClaim["parts"] {
  const borders = words.flatMap((word, at) => (turning.test(word) && at > 1 ? [at] : []));
  return [0, ...borders].map((start, nth) => {
    const part = words.slice(start, borders[nth] ?? words.length);
    return { terms: new Set(termsIn(part)), isDenied: isDeniedIn(part, denialsIn(part)) };
  });
}

/** A claim with the words it may go by. */
export function saidBy(claim: Claim, { concepts }: Pick<UnderstoodQuestion, "concepts">): SaidClaim {
  const own = new Set(termsIn(claim.words));
  const also = concepts.filter(({ term }) => own.has(term)).flatMap(({ groups }) => groups.flat());
  const actor = claim.actor?.names.flatMap((name) => termsIn(plainWords(name))) ?? [];
  return {
    claim,
    own,
    terms: new Set([...own, ...also, ...actor]),
    reach: new Set(claim.words.flatMap((word) => reaching.get(word) ?? [])),
    words: new Set([...tellingWords(claim.words), ...own, ...also]),
    parts: partsOf(claim),
    isStatement: verbs.test(claim.words.join(" ")),
  };
}

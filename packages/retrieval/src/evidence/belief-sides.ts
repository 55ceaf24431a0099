import { type Denial, denialsIn, plainWords } from "../question/polarity.ts";
import type { Claim, UnderstoodQuestion } from "../question/understood-question.ts";
import { type Figure, figuresIn } from "../question/figures.ts";
import { isStatement } from "../question/spoken-verbs.ts";
import { termIn, termsOf } from "../text/tokenizer.ts";
import { agentIn, valuesIn } from "./belief-slots.ts";
import { givenIn } from "./translation.ts";

/** One side of a belief, or what a claim says, taken apart. */
export interface Side {
  terms: ReadonlySet<string>;
  /** Words such as "only" and "every", which change what is said by how far it goes. */
  reach: ReadonlySet<string>;
  isDenied: boolean;
  /** All its words but the smallest, those that are no terms among them: "for ever". */
  words: ReadonlySet<string>;
  figures: readonly Figure[];
  /** Who does something. */
  agent: string | null;
  /** Years, months and numbers of things, by their sort. */
  values: ReadonlyMap<string, string>;
  /** What it is told by, as passages are in the words of questions. */
  signs: readonly string[];
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
  /\b(?:outside|let off|lets off|free (?:of|from)|out of|stays? out|leaves? \w+ alone|skips?|spared|forgo|do without|(?:is|are|was|were) (?:off|out)|(?:do|does) not matter (?:whether|if))\b/g;

/** Whether something is denied, all its denials taken together; "nor" and "neither" go on with one. */
function isDeniedIn(words: readonly string[], denials: readonly Denial[]): boolean {
  const own = denials.filter(({ at }, nth) => nth === 0 || words[at] !== "nor");
  return (own.length + [...words.join(" ").matchAll(released)].length) % 2 === 1;
}

/** Words too small to tell one side from the other. */
const least = /^(?:an?|the|is|are|be|been|was|were|to|of|and|or|it|its|in|on|by|with|for|at|as|not|no|that|this|does|do)$/;
const tellingWords = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => !least.test(word)).map((word) => reaching.get(word) ?? termIn(word, true) ?? word));

/** Words in order; what is called by what it is not stays one word: "non-sterile" is nothing said of what is sterile. */
const joinedWords = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (word === "non" ? [] : words[at - 1] === "non" ? `non${word}` : word));

/** What is said before any exception: that there is one denies nothing. */
const ruleOf = (words: readonly string[]): readonly string[] => {
  const exception = words.findIndex((word, at) => at > 2 && /^(?:unless|except)$/.test(word));
  return exception < 0 ? words : words.slice(0, exception);
};

const wordsIn = (text: string): string[] => joinedWords(plainWords(text));

/** What is known of a statement beside its terms. */
function restOf(text: string): Omit<Side, "terms" | "text"> {
  const words = wordsIn(text);
  const rule = ruleOf(words);
  return {
    reach: new Set(words.flatMap((word) => reaching.get(word) ?? [])),
    isDenied: isDeniedIn(rule, denialsIn(rule)),
    words: tellingWords(words),
    figures: figuresIn(text),
    agent: agentIn(text),
    values: valuesIn(words),
    signs: [...new Set([...termsOf(text), ...givenIn(text)])],
  };
}

/** A statement whose terms are known at once, and the rest once it is asked for: by their terms most come near no claim. */
class Statement implements Side {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  #known: ReturnType<typeof restOf> | undefined;

  constructor(text: string) {
    this.text = text;
    this.terms = new Set(termsIn(wordsIn(text)));
  }

  get #rest() {
    return (this.#known ??= restOf(this.text));
  }

  get reach() {
    return this.#rest.reach;
  }

  get isDenied() {
    return this.#rest.isDenied;
  }

  get words() {
    return this.#rest.words;
  }

  get figures() {
    return this.#rest.figures;
  }

  get agent() {
    return this.#rest.agent;
  }

  get values() {
    return this.#rest.values;
  }

  get signs() {
    return this.#rest.signs;
  }
}

/** Takes a statement apart. */
export const sideOf = (text: string): Side => new Statement(text);

/** What a claim says, with the terms that the question's own may be called by. */
export interface SaidClaim {
  claim: Claim;
  own: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  reach: ReadonlySet<string>;
  /** All its words but the smallest. */
  words: ReadonlySet<string>;
  agent: string | null;
  values: ReadonlyMap<string, string>;
  /** Its parts, each with whether it denies something. */
  parts: readonly { terms: ReadonlySet<string>; isDenied: boolean }[];
  /** Whether it has a verb; else it only names something. */
  isStatement: boolean;
  /** Whether it is two claims of one sentence. */
  isJoined: boolean;
}

/** Where what is said turns to something else, which what was denied before is not said of. */
const turning = /^(?:but|yet|while|whereas|though|although)$/;

/** The parts of a claim that are each denied or not by themselves. */
function partsOf({ words }: Claim): SaidClaim["parts"] {
  const borders = words.flatMap((word, at) => (turning.test(word) && at > 1 ? [at] : []));
  return [0, ...borders].map((start, nth) => {
    const part = joinedWords(words.slice(start, borders[nth] ?? words.length));
    const rule = ruleOf(part);
    return { terms: new Set(termsIn(part)), isDenied: isDeniedIn(rule, denialsIn(rule)) };
  });
}

/** A claim with the words it may go by. */
export function saidBy(claim: Claim, { concepts }: Pick<UnderstoodQuestion, "concepts">): SaidClaim {
  const words = joinedWords(claim.words);
  const own = new Set(termsIn(words));
  const also = concepts.filter(({ term }) => own.has(term)).flatMap(({ groups }) => groups.flat());
  const actor = claim.actor?.names.flatMap((name) => termsIn(plainWords(name))) ?? [];
  return {
    claim,
    own,
    terms: new Set([...own, ...also, ...actor]),
    reach: new Set(claim.words.flatMap((word) => reaching.get(word) ?? [])),
    words: new Set([...tellingWords(words), ...own, ...also]),
    agent: agentIn(claim.text),
    values: valuesIn(claim.words),
    parts: partsOf(claim),
    isStatement: isStatement(claim),
    isJoined: false,
  };
}

const both = <T>(one: Iterable<T>, other: Iterable<T>): Set<T> => new Set([...one, ...other]);

/** What two claims of one sentence say together, each with its own denials. */
export function saidTogether(one: SaidClaim, other: SaidClaim): SaidClaim {
  const claim = {
    ...one.claim,
    text: `${one.claim.text}, ${other.claim.text}`,
    words: [...one.claim.words, ...other.claim.words],
    figures: [...one.claim.figures, ...other.claim.figures],
    actor: one.claim.actor ?? other.claim.actor,
    force: one.claim.force === "told" || other.claim.force === "told" ? ("told" as const) : one.claim.force,
  };
  return {
    claim,
    own: both(one.own, other.own),
    terms: both(one.terms, other.terms),
    reach: both(one.reach, other.reach),
    words: both(one.words, other.words),
    agent: one.agent ?? other.agent,
    values: new Map([...one.values, ...other.values]),
    parts: [...one.parts, ...other.parts],
    isStatement: one.isStatement || other.isStatement,
    isJoined: true,
  };
}

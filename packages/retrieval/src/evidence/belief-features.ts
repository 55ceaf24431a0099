import { whoActs } from "./../question/acting.ts";
import { type Denial, denialsIn, plainWords } from "../question/polarity.ts";
import type { Claim, UnderstoodQuestion } from "../question/understood-question.ts";
import { termIn } from "../text/tokenizer.ts";

/** One side of a belief, or what a claim says, taken apart. */
export interface Side {
  terms: ReadonlySet<string>;
  /** Words such as "only" and "every", which change what is said by how far it goes. */
  reach: ReadonlySet<string>;
  isDenied: boolean;
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

/** Takes a statement apart. */
export function sideOf(text: string): Side {
  const words = plainWords(text);
  return {
    terms: new Set(termsIn(words)),
    reach: new Set(words.flatMap((word) => reaching.get(word) ?? [])),
    isDenied: isDeniedIn(words, denialsIn(words)),
    text,
  };
}

/** What a claim says, with the terms that the question's own may be called by. */
export interface SaidClaim {
  claim: Claim;
  own: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  reach: ReadonlySet<string>;
  isDenied: boolean;
  /** Whether it has a verb; else it only names something. */
  isStatement: boolean;
}

/** A finite verb. */
const verbs =
  /\b(?:is|are|was|were|has|have|had|must|shall|should|may|can|need|needs|do|does|did|gets?|got|makes?|means?|starts?|begins?|covers?|comes?|goes|go|takes?|owes?|reports?|files?|sends?|signs?|needs?|wants?|requires?|proves?|counts?|gives?|keeps?|registers?|names?|decides?|assigns?|applies|apply|carries|carry|opens?|runs?|puts?|fills?|records?|hits?|binds?|writes?|grants?|appoints?|releases?|holds?|belongs?|allows?|lets?|selects?|becomes?|stands?|will|would|could|\w+ed)\b/;

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
    isDenied: isDeniedIn(claim.words, claim.denials),
    isStatement: verbs.test(claim.words.join(" ")),
  };
}

export type BeliefFeatures = Readonly<Record<string, number>>;

/** A belief held against a claim of a question. */
interface Held {
  said: SaidClaim;
  asked: ReadonlySet<string>;
  wrong: Side;
  right: Side;
  /** The first part of what is right, that answers the wrong side. */
  answer: Side;
  share: number;
  likely: number;
  weightOf: (terms: Iterable<string>) => number;
}

const less = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [...one].filter((term) => !other.has(term));

/** What is known of a claim being a belief: how much of it is said, on which side, and how surely it is meant. */
export function beliefFeatures({ said, asked, wrong, right, answer, share, likely, weightOf }: Held): BeliefFeatures {
  const shareOf = (terms: readonly string[], among: ReadonlySet<string>, none: number) => {
    const total = weightOf(terms);
    return total === 0 ? none : weightOf(terms.filter((term) => among.has(term))) / total;
  };
  const { terms, own, claim } = said;
  const [onlyWrong, onlyRight] = [less(wrong.terms, right.terms), less(answer.terms, wrong.terms)];
  const common = [...wrong.terms].filter((term) => right.terms.has(term));
  const [wrongReach, rightReach] = [less(wrong.reach, answer.reach), less(answer.reach, wrong.reach)];
  const inReach = (words: readonly string[]) => words.filter((word) => said.reach.has(word)).length;
  const covered = shareOf([...wrong.terms], terms, 0);
  const isContrary = wrong.isDenied !== answer.isDenied;
  const agrees = said.isDenied === wrong.isDenied;
  const missing = less(wrong.terms, terms);
  const acts = claim.actor === null ? null : whoActs(wrong.text, claim.actor);
  const meant = Number(claim.force === "told" && said.isStatement);
  const joined = new Set([...wrong.terms, ...right.terms]);
  return {
    covered,
    covered2: covered * covered,
    coveredAsked: shareOf([...wrong.terms], asked, 0),
    ofClaim: shareOf([...own], wrong.terms, 0),
    ofClaimBoth: shareOf([...own], joined, 0),
    common: shareOf(common, terms, 0.5),
    onlyWrong: onlyWrong.length === 0 ? 0 : shareOf(onlyWrong, terms, 0) - 0.5,
    onlyRight: onlyRight.length === 0 ? 0 : shareOf(onlyRight, terms, 0),
    anyRight: Number(onlyRight.some((term) => own.has(term))),
    contraryAgrees: isContrary ? (agrees ? 1 : -1) : 0,
    contraryDisagrees: Number(isContrary && !agrees),
    alikeDisagrees: Number(!isContrary && !agrees),
    reachWrong: inReach(wrongReach) - inReach(rightReach),
    reachLacks: wrongReach.length - inReach(wrongReach),
    told: Number(claim.force === "told"),
    toldCovered: covered * meant,
    toldWhole: Number(meant === 1 && covered > 0.8),
    toldAgrees: meant * covered * (isContrary ? (agrees ? 1 : -1) : 0),
    because: Number(/^(?:and |so |but )?(?:since|as|because|given|now that|seeing)\b/i.test(claim.text)),
    fact: meant * Math.min(covered, shareOf([...own], joined, 0)),
    share,
    likely,
    logLikely: Math.log(likely + 0.01) / 4,
    isStatement: Number(said.isStatement),
    missing: weightOf(missing) / 20,
    missingAsked: weightOf(less(wrong.terms, asked)) / 20,
    otherActor: Number(acts?.isSame === false),
    sameActor: Number(acts?.isSame === true),
    coveredAgrees: covered * (isContrary ? (agrees ? 1 : -1) : 0),
    coveredReach: covered * (inReach(wrongReach) - inReach(rightReach)),
    isWhole: Number(covered > 0.8),
    allOnlyWrong: onlyWrong.length > 0 && onlyWrong.every((term) => terms.has(term)) ? covered : 0,
    noOnlyWrong: Number(onlyWrong.length > 0 && !onlyWrong.some((term) => asked.has(term))),
    plainDifference: Number(onlyWrong.length === 0 && !isContrary && wrongReach.length === 0),
    size: Math.log(wrong.terms.size + 1),
    claimSize: Math.log(own.size + 1),
    weight: weightOf([...wrong.terms].filter((term) => terms.has(term))) / 20,
  };
}

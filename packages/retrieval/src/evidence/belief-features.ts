import { whoActs } from "../question/acting.ts";
import { isSameFigure, isSameSort } from "../question/figures.ts";
import type { SaidClaim, Side } from "./belief-sides.ts";
import { agentsInPlace, valuesInPlace } from "./belief-slots.ts";

/** Words by which something is said to hold as a rule, and by which it is told to have happened. */
const duties =
  /\b(?:must|shall|has to|have to|had to|need|needs|needed|required?|requires|only|never|always|every|all|each|may|can|cannot|allowed|free|exempt|mandatory|voluntary|counts?|means?|makes|replaces?|without|no|not)\b/;
const happened =
  /\b(?:was|were|did|had|got|went|came|sent|made|put|bought|sold|found|gave|told|asked|last (?:week|month|year)|yesterday|ago|just|\w{3,}ed)\b/;

export type BeliefFeatures = Readonly<Record<string, number>>;

/** How a claim is worded, whatever it is held against. */
type Manner = Readonly<Record<"duty" | "past" | "own" | "because", number>>;

/** A claim with how it is worded. */
export interface WordedClaim extends SaidClaim {
  manner: Manner;
}

/** Looks at how a claim is worded, once for all that it is held against. */
export function worded(said: SaidClaim): WordedClaim {
  const { text, words } = said.claim;
  const plain = words.join(" ");
  const manner = {
    duty: Number(duties.test(plain)),
    past: Number(happened.test(plain)),
    own: Number(/\b(?:we|our|my|i)\b/.test(plain)),
    because: Number(/^(?:and |so |but )?(?:since|as|because|given|now that|seeing)\b/i.test(text)),
  };
  return { ...said, manner };
}

/** A belief held against a claim of a question. */
interface Held {
  said: WordedClaim;
  asked: ReadonlySet<string>;
  wrong: Side;
  right: Side;
  /** The first part of what is right, that answers the wrong side. */
  answer: Side;
  share: number;
  likely: number;
  /** How much likelier some words make it that people say what the claim says. */
  meaningOf: (signs: readonly string[]) => number;
  weightOf: (terms: Iterable<string>) => number;
}

type ShareOf = (terms: readonly string[], among: ReadonlySet<string>, none: number) => number;

const less = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [...one].filter((term) => !other.has(term));

/** What a claim and a belief have of each other, and the sides of the belief from one another, found once. */
interface Compared {
  shareOf: ShareOf;
  /** Terms and words of the wrong side that what answers it lacks, and terms of that which the wrong side lacks. */
  lost: readonly string[];
  gained: readonly string[];
  lostWords: readonly string[];
  /** Words of the wrong side that change what is said by how far it goes, and that what answers it lacks. */
  lostReach: readonly string[];
  /** The share of the wrong side that the claim says, and of the claim that the wrong side says. */
  covered: number;
  ofClaim: number;
  /** Whether the claim denies where the wrong side does, and whether only one of both sides denies. */
  agrees: boolean;
  isContrary: boolean;
  /** Who does something on the wrong side; null where nobody does, or the claim is of nobody. */
  acts: ReturnType<typeof whoActs>;
}

/** How far a claim says that by which a wrong side turns from the right one: a denial, words, or how far it goes. */
function turnedBy(said: SaidClaim, { shareOf, lost, lostReach, isContrary }: Compared): number {
  if (isContrary) return 1;
  if (lost.length > 0) return shareOf(lost, said.terms, 0);
  return lostReach.length > 0 ? lostReach.filter((word) => said.reach.has(word)).length / lostReach.length : 0.3;
}

/** The share of words that others hold too. */
const shareHeld = (words: readonly string[], among: ReadonlySet<string>, none: number): number =>
  words.length === 0 ? none : words.filter((word) => among.has(word)).length / words.length;

/** What is known of a claim saying what is wrong of a belief rather than what is right. */
function turnOf({ said, wrong, asked, likely }: Held, compared: Compared, meant: number): BeliefFeatures {
  const { shareOf, lost, gained, lostWords, covered, ofClaim, isContrary } = compared;
  const turned = turnedBy(said, compared);
  const lasting = shareHeld([...wrong.reach], said.reach, 0.5);
  const ahead = shareOf(lost, said.terms, 0.5) - shareOf(gained, said.own, 0);
  const contrary = Number(isContrary) * covered;
  const { duty, past, own } = said.manner;
  return {
    turned,
    turnedCovered: turned * covered,
    turnedCovered2: turned * covered * covered,
    turnedMeant: turned * meant * covered,
    supposedTurned: Number(said.claim.force === "supposed") * turned * covered,
    likelyTurned: Math.sqrt(likely) * turned * covered,
    unturned: Number(turned === 0),
    lostSaid: shareHeld(lostWords, said.words, 0.5),
    lostUnsaid: Number(shareHeld(lostWords, said.words, 1) === 0),
    lostCovered: shareHeld(lostWords, said.words, 0.5) * covered,
    lostAsked: shareOf(lost, asked, 0.5) - 0.5,
    lasting,
    lastingContrary: lasting * contrary,
    lastingCovered: lasting * covered * shareHeld(lostWords, said.words, 0.7),
    contraryCovered: contrary,
    ahead,
    aheadCovered: ahead * covered,
    otherFigure: Number([...wrong.terms].some((term) => /^\d/.test(term) && !asked.has(term))),
    duty,
    dutyTurned: duty * turned * covered,
    past,
    own,
    confirming: Number(said.claim.confirming),
    bothSaid: covered * ofClaim,
  };
}

/** The part of a claim that says most of a side; of several that say as much the last, in which it comes to what it says. */
function partOn({ parts }: SaidClaim, { terms }: Side): SaidClaim["parts"][number] {
  const sharedBy = (part: SaidClaim["parts"][number]) => [...part.terms].filter((term) => terms.has(term)).length;
  const [first = { terms: new Set<string>(), isDenied: false }] = parts
    .toReversed()
    .toSorted((one, other) => sharedBy(other) - sharedBy(one));
  return first;
}

/** How far a claim and a side say the same: the share of each that the other says, as one figure. */
const alike = (held: number, holds: number): number => (held + holds === 0 ? 0 : (2 * held * holds) / (held + holds));

/** Whether figures of a claim stand on a side, or others of their sort in their place. */
function figuresOn({ claim }: SaidClaim, side: Side): { same: number; other: number } {
  const isOne = (test: typeof isSameFigure) => claim.figures.some((one) => side.figures.some((held) => test(one, held)));
  const same = isOne(isSameFigure);
  return { same: Number(same), other: Number(!same && isOne(isSameSort)) };
}

/** What is known of a claim beside both sides of a belief: which of them it is more like. */
function sidesOf({ said, wrong, answer, likely, share, meaningOf }: Held, compared: Compared): BeliefFeatures {
  const { shareOf, lost, gained, lostWords, covered, ofClaim, agrees, isContrary, acts } = compared;
  const wrongAlike = alike(covered, ofClaim);
  const rightAlike = alike(shareOf([...answer.terms], said.terms, 0), shareOf([...said.own], answer.terms, 0));
  const isAgreed = partOn(said, answer).isDenied === answer.isDenied;
  const { actor } = said.claim;
  const should = actor === null ? null : whoActs(answer.text, actor);
  const [ofWrong, ofRight] = [figuresOn(said, wrong), figuresOn(said, answer)];
  const [meaning, meaningRight] = [meaningOf(wrong.signs), meaningOf(answer.signs)];
  const [agents, values] = [agentsInPlace(said.agent, wrong.agent, answer.agent), valuesInPlace(said.values, wrong.values, answer.values)];
  const rest = shareOf(
    [...wrong.terms].filter((term) => answer.terms.has(term)),
    said.terms,
    0,
  );
  const heldWords = shareHeld([...wrong.words], said.words, 0);
  const contrary = !isContrary ? 0 : agrees ? 1 : -1;
  const isSame = isAgreed && (said.agent === null || answer.agent === null || said.agent === answer.agent);
  const isSubject = said.agent === null || wrong.agent === null || said.agent === wrong.agent;
  return {
    wrongAlike,
    wrongAlike2: wrongAlike * wrongAlike,
    rightAlike,
    alikeAhead: wrongAlike - (isSame ? rightAlike : 0),
    againstRight: isAgreed ? 0 : rightAlike,
    withRight: isSame ? rightAlike : 0,
    likelyWrong: wrongAlike * Math.sqrt(likely),
    likelyRight: isSame ? rightAlike * Math.sqrt(likely) : 0,
    figureSame: ofWrong.same,
    figureOther: ofWrong.other,
    figureRight: Number(ofRight.same === 1 && ofWrong.same === 0),
    figureTurned: Number(ofWrong.same === 1 && ofRight.other === 1),
    actorTurned: Number(acts?.isSame === true && should?.isSame === false),
    actorRight: Number(acts?.isSame === false && should?.isSame === true),
    meaning,
    meaningAhead: meaning - meaningRight,
    meaningLost: lost.length === 0 ? 0 : meaningOf(lost),
    meaningGained: gained.length === 0 ? 0 : meaningOf(gained),
    joined: Number(said.isJoined),
    unfound: Number(share === 0),
    rest,
    heldWords,
    heldWords2: heldWords * heldWords,
    heldAgrees: heldWords * contrary,
    heldLost: heldWords * shareHeld(lostWords, said.words, 0.5),
    restAgrees: rest * contrary,
    unsaidReach: less(wrong.reach, said.reach).length,
    ofClaimHeld: shareHeld([...said.own], wrong.terms, 0) * heldWords,
    agentWrong: Number(agents.wrong),
    agentWrongRest: Number(agents.wrong) * rest,
    agentRight: Number(agents.right),
    agentThird: Number(agents.third),
    agentThirdRest: Number(agents.third) * rest,
    otherSubject: Number(!isSubject && !agents.third && !agents.right),
    valueWrong: Number(values.wrong),
    valueRight: Number(values.right),
    valueThird: Number(values.third),
    valueThirdRest: Number(values.third) * rest,
  };
}

function compared({ said, wrong, answer, weightOf }: Held): Compared {
  const shareOf = (terms: readonly string[], among: ReadonlySet<string>, none: number) => {
    const total = weightOf(terms);
    return total === 0 ? none : weightOf(terms.filter((term) => among.has(term))) / total;
  };
  const { actor } = said.claim;
  return {
    shareOf,
    lost: less(wrong.terms, answer.terms),
    gained: less(answer.terms, wrong.terms),
    lostWords: less(wrong.words, answer.words),
    lostReach: less(wrong.reach, answer.reach),
    covered: shareOf([...wrong.terms], said.terms, 0),
    ofClaim: shareOf([...said.own], wrong.terms, 0),
    agrees: partOn(said, wrong).isDenied === wrong.isDenied,
    isContrary: wrong.isDenied !== answer.isDenied,
    acts: actor === null ? null : whoActs(wrong.text, actor),
  };
}

/** What is known of a claim being a belief: how much of it is said, on which side, and how surely it is meant. */
export function beliefFeatures(held: Held): BeliefFeatures {
  const { said, asked, wrong, right, answer, share, likely, weightOf } = held;
  const found = compared(held);
  const { shareOf, gained: onlyRight, lostReach: wrongReach, covered, ofClaim, agrees, isContrary, acts } = found;
  const { terms, own, claim } = said;
  const onlyWrong = less(wrong.terms, right.terms);
  const common = [...wrong.terms].filter((term) => right.terms.has(term));
  const rightReach = less(answer.reach, wrong.reach);
  const inReach = (words: readonly string[]) => words.filter((word) => said.reach.has(word)).length;
  const missing = less(wrong.terms, terms);
  const meant = Number(claim.force === "told" && said.isStatement);
  const joined = new Set([...wrong.terms, ...right.terms]);
  return {
    ...sidesOf(held, found),
    ...turnOf(held, found, meant),
    covered,
    covered2: covered * covered,
    coveredAsked: shareOf([...wrong.terms], asked, 0),
    ofClaim,
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
    because: said.manner.because,
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

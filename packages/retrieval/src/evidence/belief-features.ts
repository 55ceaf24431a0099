import { whoActs } from "../question/acting.ts";
import type { SaidClaim, Side } from "./belief-sides.ts";

/** Words by which something is said to hold as a rule, and by which it is told to have happened. */
const duties =
  /\b(?:must|shall|has to|have to|had to|need|needs|needed|required?|requires|only|never|always|every|all|each|may|can|cannot|allowed|free|exempt|mandatory|voluntary|counts?|means?|makes|replaces?|without|no|not)\b/;
const happened =
  /\b(?:was|were|did|had|got|went|came|sent|made|put|bought|sold|found|gave|told|asked|last (?:week|month|year)|yesterday|ago|just|\w{3,}ed)\b/;

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

/** What tells a wrong side from the right one, as far as a claim says it. */
interface Turn extends Pick<Held, "said" | "wrong" | "answer" | "asked"> {
  shareOf: (terms: readonly string[], among: ReadonlySet<string>, none: number) => number;
}

/** How far a claim says that by which a wrong side turns from the right one: a denial, words, or how far it goes. */
function turnedBy({ said, wrong, answer, shareOf }: Turn): number {
  if (wrong.isDenied !== answer.isDenied) return 1;
  const lost = less(wrong.terms, answer.terms);
  if (lost.length > 0) return shareOf(lost, said.terms, 0);
  const reach = less(wrong.reach, answer.reach);
  return reach.length > 0 ? reach.filter((word) => said.reach.has(word)).length / reach.length : 0.3;
}

/** The share of words that others hold too. */
const shareHeld = (words: readonly string[], among: ReadonlySet<string>, none: number): number =>
  words.length === 0 ? none : words.filter((word) => among.has(word)).length / words.length;

/** What is known of a claim saying what is wrong of a belief rather than what is right. */
function turnOf(turn: Turn, { covered, meant, likely }: Record<"covered" | "meant" | "likely", number>): BeliefFeatures {
  const { said, wrong, answer, asked, shareOf } = turn;
  const [lost, gained, lostWords] = [less(wrong.terms, answer.terms), less(answer.terms, wrong.terms), less(wrong.words, answer.words)];
  const turned = turnedBy(turn);
  const lasting = shareHeld([...wrong.reach], said.reach, 0.5);
  const ahead = shareOf(lost, said.terms, 0.5) - shareOf(gained, said.own, 0);
  const plain = said.claim.words.join(" ");
  const contrary = Number(wrong.isDenied !== answer.isDenied) * covered;
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
    duty: Number(duties.test(plain)),
    dutyTurned: Number(duties.test(plain)) * turned * covered,
    past: Number(happened.test(plain)),
    own: Number(/\b(?:we|our|my|i)\b/.test(plain)),
    confirming: Number(said.claim.confirming),
    bothSaid: covered * shareOf([...said.own], wrong.terms, 0),
  };
}

/** The part of a claim that says most of a side. */
function partOn({ parts }: SaidClaim, { terms }: Side): SaidClaim["parts"][number] {
  const sharedBy = (part: SaidClaim["parts"][number]) => [...part.terms].filter((term) => terms.has(term)).length;
  const [first = { terms: new Set<string>(), isDenied: false }] = parts.toSorted((one, other) => sharedBy(other) - sharedBy(one));
  return first;
}

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
  const agrees = partOn(said, wrong).isDenied === wrong.isDenied;
  const missing = less(wrong.terms, terms);
  const acts = claim.actor === null ? null : whoActs(wrong.text, claim.actor);
  const meant = Number(claim.force === "told" && said.isStatement);
  const joined = new Set([...wrong.terms, ...right.terms]);
  return {
    ...turnOf({ said, wrong, answer, asked, shareOf }, { covered, meant, likely }),
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

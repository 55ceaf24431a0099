import { type Figure, isSameFigure, isSameSort, timesApart } from "../question/figures.ts";
import { authorityActs } from "../question/authority-acts.ts";
import type { Claim } from "../question/understood-question.ts";
import { inDigits } from "../text/numerals.ts";
import { isNote, type SpeakingSentence } from "./clause-evidence.ts";

/** A sentence with a figure that it gives for a claim. */
export type Giving = SpeakingSentence["figures"][number] & { sentence: SpeakingSentence };

export type FigureFeatures = Readonly<Record<string, number>>;

/** What sentences give for a figure: the nearest that is another, with what is known of the claim beside it, and the same. */
interface Held {
  against: { other: Giving; features: FigureFeatures } | null;
  same: Giving | null;
}

/** Figures that are a rule's, not the asker's own: "within", "we have", "is kept". */
const ruling =
  /\b(?:within|due|deadlines?|have|has|get|gets|got|gives?|given|allows?|allowed|must|shall|need|needs|required?|requires|keep|keeps|kept|retain|retains|retained|retention|valid|lasts?|takes?|expires?|runs?|every|each|at least|at most|no later|up to|before|periods?|limit|maximum|minimum|only|asks?|wants?|reviews?|decides?)\b/;
/** What is the asker's own: what they did, have, or suppose. */
const past = /\b(?:has been|have been|had|ago|was|were|estimate|estimated|ours|we are|owns?|fell|died|turned|sitting)\b/;
const ownAfter = /^\s*(?:ago|already|so far|late|later|overdue|old|of experience|earlier|now|left)\b/;
const further = /^(?:and |so |but )?(?:what (?:if|about|happens)|how about|what else)\b/i;
const subordinate = /^(?:and |so |but )?(?:since|as|because|given|now that|seeing)\b/i;
const before = "within|for|every|in|after|have|has|inside|gets?|up to|at least|than";

/** Whether a sentence gives the number alone, for a case of its own: "within 15 days, a fatal one within 7". */
const standsBare = ({ amount }: Figure, words: string): boolean =>
  new RegExp(`(?<![\\d.(/-])\\b${amount}\\b(?![\\d.)/-])(?!\\)?[ -](?:[a-z]+[ -]){0,2}(?:hour|day|week|month|year|percent)| ?%)`, "i").test(
    words,
  );

/** How likely a section must at least answer for its figures to count. */
const perhaps = 0.02;

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** How well a figure answers what is claimed. */
const valueOf = ({ sentence, near, nearAsked, figure }: Giving, claimed: Figure): number =>
  (0.7 * near + 0.5 * nearAsked) * (0.3 + sentence.likely) +
  0.15 * sentence.share +
  (isNote(sentence) ? 0.05 : 0) -
  0.02 * timesApart(figure, claimed);

/** The figures of a claim's sort that sentences give for it, best first; those on whoever else acts are not for it. */
function givenFor(claim: Claim, claimed: Figure, all: readonly SpeakingSentence[]): { others: Giving[]; same: Giving[] } {
  const isAuthoritys = authorityActs.test(claim.text);
  const given = all
    .filter(({ likely }) => likely >= perhaps)
    .flatMap((sentence) => sentence.figures.map((one): Giving => ({ sentence, ...one })))
    .filter(({ figure }) => isSameSort(figure, claimed))
    .toSorted((one, other) => valueOf(other, claimed) - valueOf(one, claimed));
  const isOnIt = ({ sentence: { actor, words } }: Giving) => actor?.isSame !== false && authorityActs.test(words) === isAuthoritys;
  return {
    same: given.filter(({ figure }) => isSameFigure(figure, claimed)),
    others: given.filter((one) => !isSameFigure(one.figure, claimed) && isOnIt(one)),
  };
}

/** Whether a figure tells what happened: "three days ago". */
export function isAskers({ words }: Claim, claimed: Figure): boolean {
  const plain = words.join(" ");
  const at = plain.indexOf(claimed.words);
  return at >= 0 && ownAfter.test(plain.slice(at + claimed.words.length));
}

/** How a claim gives its figure. */
function asGiven({ words, text, force, confirming, denials, figures }: Claim, claimed: Figure): FigureFeatures {
  const plain = words.join(" ");
  return {
    told: Number(force === "told"),
    confirming: Number(confirming),
    because: Number(subordinate.test(text)),
    ruling: Number(ruling.test(plain)),
    past: Number(past.test(plain)),
    further: Number(further.test(text)),
    determined: Number(new RegExp(`\\b(?:the|every|its|our|those) ${claimed.words}`).test(plain)),
    within: Number(new RegExp(`\\b(?:${before}) (?:\\w+ ){0,2}${claimed.words}`).test(plain)),
    figures: figures.length - 1,
    denials: Number(denials.length > 0),
    percent: Number(claimed.unit === "percent"),
  };
}

/** The sentences on a claim, and all figures of the question. */
interface HeldAgainst {
  all: readonly SpeakingSentence[];
  asked: readonly Figure[];
}

/** Whether a question gives a figure itself: then it knows what is right, and another figure in it is of something else. */
const isKnown = (figure: Figure, claim: Claim, asked: readonly Figure[]): boolean =>
  asked.some((one) => isSameFigure(one, figure)) || (figure.amount > 99 && inDigits(claim.text).includes(`${figure.amount}`));

/** Holds a claim's figure against the sentences on it. */
export function holdFigure(claim: Claim, claimed: Figure, against: HeldAgainst): Held {
  const given = givenFor(claim, claimed, against.all);
  const [other] = given.others;
  const [same = null] = given.same;
  return {
    same,
    against:
      other === undefined || isKnown(other.figure, claim, against.asked)
        ? null
        : { other, features: featuresOf(claim, claimed, { ...against, ...given, other }) },
  };
}

/** What is known of a claim's figure beside the nearest other one. */
function featuresOf(
  claim: Claim,
  claimed: Figure,
  { all, same, others, other }: Pick<HeldAgainst, "all"> & { same: readonly Giving[]; others: readonly Giving[]; other: Giving },
): FigureFeatures {
  const [first = null] = same;
  const top = most(all.map(({ likely }) => likely));
  const isTop = ({ sentence: { likely } }: Giving) => likely >= top;
  const nearest = (some: readonly Giving[]) => most(some.map(({ near }) => near));
  const bare = all.filter(({ words }) => standsBare(claimed, words));
  const isAbsent = same.length === 0 && bare.length === 0;
  const ahead = valueOf(other, claimed) - (first ? valueOf(first, claimed) : 0);
  const { sentence, figure } = other;
  return {
    ...asGiven(claim, claimed),
    otherTop: nearest(others.filter(isTop)),
    sameTop: nearest(same.filter(isTop)),
    sameNear: first?.near ?? 0,
    valueSame: first ? valueOf(first, claimed) : 0,
    ahead,
    aheadLikely: ahead * sentence.likely,
    nearAhead: other.near - nearest(same),
    askedAhead: other.nearAsked - most(same.map(({ nearAsked }) => nearAsked)),
    givenTop: Number(same.some(isTop)),
    given: Number(same.length > 0),
    bareTop: Number(bare.some(({ likely }) => likely >= top)),
    absentLikely: isAbsent ? top : 0,
    likely: sentence.likely,
    inTop: Number(isTop(other)),
    named: Number(sentence.likely === 1),
    doublings: Math.min(5, timesApart(figure, claimed)),
    sameUnit: Number(figure.unit === claimed.unit),
    sameActor: Number(sentence.actor?.isSame === true),
    actorOfSame: Number(first?.sentence.actor?.isSame === true) - Number(first?.sentence.actor?.isSame === false),
  };
}

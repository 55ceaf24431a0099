import type { ProductFacts } from "@clausewise/contracts";

interface FactSign {
  fact: keyof ProductFacts;
  yes: RegExp;
  no: RegExp;
}

const signs: readonly FactSign[] = [
  {
    fact: "study_blinded",
    yes: /\b(?:double|single|triple|observer|assessor|investigator|evaluator)[- ](?:blind|mask)(?:ed)?\b/gi,
    no: /\b(?:open[- ]label|unblinded|unmasked),? (?:\w+,? ){0,4}(?:study|trial|design)\b|\b(?:study|trial) is (?:an )?open[- ]label\b/gi,
  },
  {
    fact: "study_randomised",
    yes: /\b(?<!\bnon[\s-])randomi[sz]ed,? (?:\w+[-, ]+){0,5}(?:study|trial)\b|\bwill be randomi[sz]ed\b|\brandomly (?:assigned|allocated)\b/gi,
    no: /\bnon[\s-]?randomi[sz]ed\b|\b(?:single-(?:arm|group)|one-arm)\b/gi,
  },
  {
    fact: "study_controlled",
    yes: /\b(?:placebo|active|sham|comparator|vehicle|historical|concurrent)[- ]control(?:led)?\b|\bcontrol (?:group|arm)\b|\b(?:external|historical) controls?\b/gi,
    no: /\b(?:single-(?:arm|group|cohort)|single (?:arm|group|treatment group|cohort)|one-arm|uncontrolled|non-?controlled)\b/gi,
  },
];

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** So many characters at its beginning hold what a text is called. */
const longestTitlePage = 1500;

/** What its title page says, and else what is said often, and the contrary hardly ever; null where it is neither. */
function shownBy(text: string, { yes, no }: FactSign): boolean | null {
  const head = text.slice(0, longestTitlePage);
  const [called, calledOtherwise] = [countOf(head, yes) > 0, countOf(head, no) > 0];
  if (called !== calledOtherwise && text.length > 10 * longestTitlePage) return called;
  const [affirmed, denied] = [countOf(text, yes), countOf(text, no)];
  if (affirmed > 2 * denied) return true;
  return denied > 2 * affirmed ? false : null;
}

/** What a text shows of its trial beyond doubt. */
export const factsOfText = (text: string): ProductFacts =>
  Object.fromEntries(signs.map((sign) => [sign.fact, shownBy(text, sign)]).filter(([, shown]) => shown !== null));

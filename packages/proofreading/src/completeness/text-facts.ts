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
    no: /\b(?:open[- ]label|unblinded|unmasked) (?:\w+,? ){0,4}(?:study|trial|design)\b|\b(?:study|trial) is (?:an )?open[- ]label\b/gi,
  },
  {
    fact: "study_randomised",
    yes: /\brandomi[sz]ed,? (?:\w+[-, ]+){0,5}(?:study|trial)\b|\bwill be randomi[sz]ed\b|\brandomly (?:assigned|allocated)\b/gi,
    no: /\bnon-?randomi[sz]ed\b|\b(?:single-(?:arm|group)|one-arm)\b/gi,
  },
];

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** What a text shows of its trial beyond doubt: what it says often, and the contrary of which it says hardly ever. */
export function factsOfText(text: string): ProductFacts {
  const shown = signs.flatMap(({ fact, yes, no }) => {
    const [affirmed, denied] = [countOf(text, yes), countOf(text, no)];
    if (affirmed > 2 * denied) return [[fact, true] as const];
    return denied > 2 * affirmed ? [[fact, false] as const] : [];
  });
  return Object.fromEntries(shown);
}

import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { headings, labelled, sentences, sentencesOf, type Said } from "./said.ts";
import { isOfAnother, isOfThisStudy } from "./statements.ts";

/** How a study is built, in the words it is shown in. */
const traits: readonly (readonly [string, RegExp])[] = [
  ["randomised", /\brandomi[sz]ed\b(?<!non[\s-]?randomi[sz]ed)/i],
  ["non-randomised", /\bnon[\s-]?randomi[sz]ed\b/i],
  ["single-arm", /\b(?:single|one)[\s-](?:arm|group)\b|\bwith 1 arm\b/i],
  ["parallel-group", /\bparallel(?:[\s-](?:group|arm|design))?\b/i],
  ["crossover", /\bcross-?over\b/i],
  ["factorial", /\bfactorial\b/i],
  ["cluster-randomised", /\bcluster[\s-]randomi[sz]ed\b|\bclusters? (?:are|will be) randomi[sz]ed\b/i],
  ["stepped-wedge", /\bstepped[\s-]wedge\b/i],
  ["pragmatic", /\bpragmatic\b/i],
  ["group-sequential", /\bgroup[\s-]sequential\b/i],
  ["two-stage", /\btwo[\s-]stage\b/i],
  ["dose-finding", /\bdose[\s-](?:finding|ranging)\b/i],
  ["double-dummy", /\bdouble[\s-]dummy\b/i],
  ["add-on", /\badd-on (?:study|trial|design)\b/i],
  [
    "without control group",
    /\bwithout (?:an? |any )?(?:concurrent |parallel )?control(?: group| arm)?\b|\bno control (?:group|arm)\b|\buncontrolled(?=[,.;)]|$| (?:and|clinical|open|multi\w*|prospective|phase|study|trial|investigation|design|period|extension)\b)/i,
  ],
  ["first in human", /\bfirst[\s-]in[\s-](?:hu)?man\b/i],
  ["Bayesian", /\bbayesian\b/i],
  ["staged", /\b(?:staged|two stages)\b/i],
  ["blinded", /\b(?:and|,) blinded\b/i],
  ["cross-sectional", /\bcross-sectional\b/i],
  ["diagnostic accuracy", /\bdiagnostic (?:accuracy|performance)\b/i],
  ["case-control", /\bcase[\s-]control\b/i],
  ["cohort", /\bcohort (?:study|design)\b/i],
  ["paired", /\b(?:paired|within-subject|intra-?individual) (?:\w+ )?(?:design|comparison)\b|\bsplit-(?:mouth|face|body)\b/i],
  ["dose-escalation", /\bdose[\s-](?:escalation|escalating)\b|\b3\s?\+\s?3\b|\bescalat(?:es?|ing|ion of) (?:the )?doses?\b/i],
  ["adaptive", /\badaptive\b/i],
  ["seamless", /\bseamless\b/i],
  ["umbrella", /\bumbrella (?:study|trial|design)\b/i],
  ["basket", /\bbasket (?:study|trial|design)\b/i],
  ["platform", /\bplatform (?:study|trial)\b/i],
  ["event-driven", /\bevent[\s-]driven\b/i],
  [
    "open-label",
    /\bopen[\s-]label\b|\bunmasked\b|\bunblinded (?:study|trial)\b|\bopen,? (?:randomi[sz]ed |controlled |multi-?cent(?:re|er) |uncontrolled |non-comparative )*(?:study|trial|investigation)\b|, open(?:,| and)|\bnot blinded\b/i,
  ],
  ["double-blind", /\bdouble[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["single-blind", /\bsingle[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["triple-blind", /\btriple[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["observer-blind", /\bobserver[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  [
    "assessor-blind",
    /\b(?:assessor|evaluator|rater|investigator)[\s-](?:blind(?:ed)?|mask(?:ed)?)\b|\b(?:blind(?:ed)?|masked) (?:\w+ )?(?:assessment|assessors?|evaluat(?:ion|ors?)|raters?)\b/i,
  ],
  ["placebo-controlled", /\bplacebo[\s-]controlled\b/i],
  ["sham-controlled", /\bsham[\s-]controlled\b/i],
  ["active-controlled", /\bactive[\s-](?:controlled?|comparator)\b/i],
  ["controlled by a performance goal", /\b(?:objective performance (?:criteri(?:on|a)|goal)|performance goal)\b/i],
  ["non-inferiority", /\bnon-?inferiority\b/i],
  ["superiority", /\bsuperiority (?:study|trial|design)\b/i],
  ["equivalence", /\b(?:bio)?equivalence (?:study|trial|design)\b/i],
  ["multicentre", /\bmulti-?(?:cent(?:er|re)|site)\b/i],
  ["single-centre", /\bsingle[\s-](?:cent(?:er|re)|site)\b/i],
  ["international", /\b(?:international|multinational|multi-?country|global)\b/i],
  ["prospective", /\bprospective\b/i],
  ["observational", /\bobservational\b/i],
  ["non-interventional", /\bnon-?interventional\b/i],
  ["registry", /\bregistry (?:study|of)\b|\bpatient registry\b/i],
  ["fixed-dose", /\bfixed[\s-]dose\b/i],
];

/** Words that are shown for a fact without being cut. */
const longestWhole = 420;

const traitsIn = (words: string): string[] => traits.filter(([, sign]) => sign.test(words)).map(([name]) => name);

/** What a description of how the study is built is called. */
export const designLabel =
  /^(?:(?:overall|summary of|clinical|description of|brief|general) )*(?:(?:study|trial|investigation|protocol) )?(?:design|methodology|methodology\/study design|type|structure)(?: (?:of (?:the )?(?:study|trial|investigation)|and (?:methodology|plan|plan: description|rationale)|overview|summary|description))*$|^overall (?:study |trial )?design(?: and plan(?:: description)?)?$|^type of (?:study|trial|investigation)$/i;
const carriedOut =
  /\bwill be (?:studied|conducted|performed|carried out) (?:in|as)\b|\b(?:study|trial|investigation)\b[^.;]{0,80}\b(?:is|will be) (?:carried out|conducted|performed|planned)\b/i;
const isOurs = (words: string): boolean => isOfThisStudy(words) || (carriedOut.test(words) && !isOfAnother(words));

const candidate = (said: Said, weight: number): Candidate[] => {
  const found = traitsIn(said.words);
  return found.length < 1 || (found.length < 2 && said.label === null)
    ? []
    : [{ said, value: found.join(", "), weight: weight + found.length, key: null }];
};

/** Of these a study is one alone. */
const apart: readonly (readonly string[])[] = [
  ["randomised", "non-randomised", "single-arm"],
  ["open-label", "double-blind", "single-blind", "triple-blind"],
  ["single-centre", "multicentre"],
];

/** The title is short and tells the same study: what it names and a place does not say otherwise is told with it. */
function withTitle(one: Candidate, inTitle: readonly string[]): Candidate {
  const own = one.value.split(", ");
  const isOtherwise = (name: string): boolean => apart.some((names) => names.includes(name) && own.some((trait) => names.includes(trait)));
  const more = inTitle.filter((name) => !own.includes(name) && !isOtherwise(name));
  return more.length === 0 ? one : { ...one, value: [...own, ...more].join(", ") };
}

/** Places that tell how the study is built. */
export function readDesign(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, designLabel).flatMap((said) =>
    // Several sentences tell of one design: read as a whole where they can be shown as a whole.
    (said.words.length <= longestWhole ? [said] : sentencesOf(said).slice(0, 3)).flatMap((one) => candidate(one, 4)),
  );
  const spoken = sentences(lines).flatMap((said) =>
    isOurs(said.words) && /study|trial|investigation|design|comparison/i.test(said.words) ? candidate(said, 2) : [],
  );
  const inTitle = title === null ? [] : traitsIn(title.words);
  const headed = headings(lines).flatMap((said) => candidate(said, 1));
  return [...told, ...spoken, ...headed, ...(title === null ? [] : candidate(title, 2))].map((one) => withTitle(one, inTitle));
}

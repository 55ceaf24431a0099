import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, sentencesOf, type Said } from "./said.ts";
import { numberOf, spelledNumber } from "./spelled-numbers.ts";

/** How a study is built, in the words it is shown in. */
const traits: readonly (readonly [string, RegExp])[] = [
  ["randomised", /\brandomi[sz]ed\b(?<!non-?randomi[sz]ed)/i],
  ["non-randomised", /\bnon-?randomi[sz]ed\b/i],
  ["single-arm", /\b(?:single|one)[\s-](?:arm|group)\b|\bwith 1 arm\b/i],
  ["parallel-group", /\bparallel(?:[\s-](?:group|arm|design))?\b/i],
  ["crossover", /\bcross-?over\b/i],
  ["factorial", /\bfactorial\b/i],
  ["dose-escalation", /\bdose[\s-](?:escalation|escalating)\b/i],
  ["adaptive", /\badaptive\b/i],
  ["seamless", /\bseamless\b/i],
  ["umbrella", /\bumbrella (?:study|trial|design)\b/i],
  ["basket", /\bbasket (?:study|trial|design)\b/i],
  ["platform", /\bplatform (?:study|trial)\b/i],
  ["event-driven", /\bevent[\s-]driven\b/i],
  ["open-label", /\bopen[\s-]label\b|\bunmasked\b|\bunblinded (?:study|trial)\b/i],
  ["double-blind", /\bdouble[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["single-blind", /\bsingle[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["triple-blind", /\btriple[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
  ["assessor-blind", /\b(?:assessor|observer|evaluator|rater|investigator)[\s-](?:blind(?:ed)?|mask(?:ed)?)\b/i],
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
  ["fixed-dose", /\bfixed[\s-]dose\b/i],
];

const traitsIn = (words: string): string[] => traits.filter(([, sign]) => sign.test(words)).map(([name]) => name);

const label =
  /^(?:(?:overall|summary of|clinical|description of|brief|general) )*(?:(?:study|trial|investigation|protocol) )?(?:design|methodology|methodology\/study design|type|structure)(?: (?:of (?:the )?(?:study|trial|investigation)|and (?:methodology|plan|plan: description|rationale)|overview|summary|description))*$|^overall (?:study |trial )?design(?: and plan(?:: description)?)?$|^type of (?:study|trial|investigation)$/i;
const ofThis =
  /\b(?:this|the (?:present|current)|study [A-Z0-9-]{4,}) (?:is|study|trial|investigation|will be)\b|\bwill be (?:studied|conducted|performed) (?:in|as)\b/i;

const candidate = (said: Said, weight: number): Candidate[] => {
  const found = traitsIn(said.words);
  return found.length < 1 || (found.length < 2 && said.label === null)
    ? []
    : [{ said, value: found.join(", "), weight: weight + found.length, key: null }];
};

/** Places that tell how the study is built. */
export function readDesign(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, label).flatMap((said) =>
    sentencesOf(said)
      .slice(0, 3)
      .flatMap((one) => candidate(one, 3)),
  );
  const spoken = sentences(lines).flatMap((said) =>
    ofThis.test(said.words) && /study|trial|investigation/i.test(said.words) ? candidate(said, 2) : [],
  );
  return [...told, ...spoken, ...(title === null ? [] : candidate(title, 2))];
}

const many = `(\\d{1,2}|${spelledNumber})`;
const arms = new RegExp(
  `\\b${many}[\\s-](?:(?:parallel|treatment|dose|study|DB|double-blind|randomi[sz]ed|active|intervention)[\\s-])*(?:arms?|groups?|cohorts?)\\b`,
  "i",
);
const oneOf = new RegExp(`\\b(?:one|1) of (?:the )?${many} (?:\\w+[\\s-]){0,3}(?:arms|groups|cohorts)\\b`, "i");
const ratio = /\b(\d{1,2}(?:\s?:\s?\d{1,2}){1,5})\b(?=[^.]{0,40}(?:ratio|randomi[sz]|\)))|\bratio of (\d{1,2}(?:\s?:\s?\d{1,2}){1,5})/i;
const single = /\b(?:single|one)[\s-](?:arm|group)\b|\bwith 1 arm\b/i;

const armLabel =
  /^(?:(?:number of|study|treatment|intervention|planned|comparison) )*(?:arms?|groups?|cohorts?)(?: and (?:planned )?duration(?: for an individual \w+)?| and (?:interventions?|regimens?))*$|^(?:study )?treatment (?:arms|groups)\/?(?:groups?)?$|^(?:allocation|randomi[sz]ation)(?:\/stratification| ratio)?$/i;

function armsIn(said: Said, weight: number): Candidate[] {
  if (single.test(said.words)) return [{ said, value: "1 arm", amount: 1, weight: weight + 1, key: null }];
  const shares = ratio.exec(said.words);
  const split = (shares?.[1] ?? shares?.[2])?.replaceAll(/\s/g, "");
  const number = numberOf(oneOf.exec(said.words)?.[1] ?? arms.exec(said.words)?.[1] ?? "") ?? split?.split(":").length ?? null;
  if (number === null || number < 2 || number > 12) return [];
  const value = `${number} arms${split === undefined || split.split(":").length !== number ? "" : `, ${split}`}`;
  return [{ said, value, amount: number, weight: weight + (split === undefined ? 0 : 1), key: null }];
}

/** Places that tell between how many arms people are divided, and in what shares. */
export function readArms(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, armLabel).flatMap((said) => sentencesOf(said).flatMap((one) => armsIn(one, 3)));
  const spoken = sentences(lines).flatMap((said) =>
    /randomi[sz]|arms?\b|groups\b/i.test(said.words) && /\b(?:will be|this|is a|are)\b/i.test(said.words) ? armsIn(said, 2) : [],
  );
  return [...told, ...spoken, ...(title === null ? [] : armsIn(title, 3))];
}

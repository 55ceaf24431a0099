import type { Candidate } from "./candidates.ts";
import { designLabel } from "./design.ts";
import type { Line } from "./lines.ts";
import { headings, labelled, sentences, sentencesOf, type Said } from "./said.ts";
import { numberOf, spelledNumber } from "./spelled-numbers.ts";
import { isOfAnother } from "./statements.ts";

const many = `(\\d{1,2}|${spelledNumber})`;
const arms = new RegExp(
  `\\b${many}[\\s-](?:(?:parallel|treatment|dose|study|DB|double-blind|randomi[sz]ed|active|intervention)[\\s-])*(?:arms?|groups?|cohorts?)\\b`,
  "i",
);
const oneOf = new RegExp(`\\b(?:one|1) of (?:the )?${many} (?:\\w+[\\s-]){0,3}(?:arms|groups|cohorts)\\b`, "i");
const ratio =
  /\b(?:randomi[sz]ed|allocated|assigned|randomi[sz]ation),? (?:\w+ ){0,3}?(\d{1,2}(?:\s?:\s?\d{1,2}){1,5})\b|\b(\d{1,2}(?:\s?:\s?\d{1,2}){1,5})\b(?=[^.]{0,40}(?:ratio|randomi[sz]|\)))|\bratio of (\d{1,2}(?:\s?:\s?\d{1,2}){1,5})/i;
const sequences = new RegExp(`\\b${many}[\\s-]sequences?\\b|\\b(?:one|1) of (?:the )?${many} sequences\\b`, "i");
const single =
  /\b(?:single|one)[\s-](?:arm|group)\b|\bwith 1 arm\b|\b(?:there is )?no (?:concurrent |parallel )?(?:control|comparison|comparator) (?:group|arm)\b|\bno control(?:s)? (?:is|are) (?:used|planned)\b|\buncontrolled(?=[,.;)]|$| (?:and|clinical|open|multi\w*|prospective|phase|study|trial|investigation|design|period|extension)\b)|\bwithout (?:an? |any )?(?:concurrent )?control (?:group|arm)\b/i;
/** Arms that are named one by one, each by a letter or number of its own. */
const namedArm = /\b(?:arm|group|cohort) ([A-H]|[1-9]|I{1,3}|IV)\b(?=\s*[:(=,;]|\s+(?:receives?|will|is|and|or)\b|\s*$)/gi;
const either =
  /\b(?:randomi[sz]ed|allocated|assigned|randomi[sz]ation)\b[^.;]{0,80}?\bto (?:receive )?(?:either )?[^.,;:]{3,70}? (?:or|versus|vs\.?) [^.,;:]{3,}/i;
const orPlacebo = new RegExp(
  `\\b(?:one of )?${many} (?:(?:active|dose|different) )*(?:doses?|dose groups|dose levels|regimens)(?: of [^.,;]{2,40})? (?:or|and|plus) (?:matching )?placebo\\b`,
  "i",
);

const armLabel =
  /^(?:(?:number of|study|treatment|intervention|planned|comparison|dose) )*(?:arms?|groups?|cohorts?)(?: and (?:planned )?duration(?: for an individual \w+)?| and (?:interventions?|regimens?))*$|^(?:study )?treatment (?:arms|groups)\/?(?:groups?)?$|^(?:allocation|randomi[sz]ation)(?:\/stratification| ratio)?$/i;
const bareNumber = new RegExp(`^${many}\\b`, "i");

/** How many arms are named one by one; null where fewer than two are. */
function countNamed(words: string): number | null {
  const named = new Set([...words.matchAll(namedArm)].map(([, mark = ""]) => mark.toUpperCase()));
  return named.size > 1 ? named.size : null;
}

/** How many arms words tell of. */
function numberIn(words: string, shares: number | null): number | null {
  const doses = numberOf(orPlacebo.exec(words)?.[1] ?? "");
  if (doses !== null) return doses + 1;
  return numberOf(oneOf.exec(words)?.[1] ?? arms.exec(words)?.[1] ?? "") ?? shares ?? countNamed(words) ?? (either.test(words) ? 2 : null);
}

const ratioAlone = /\b(\d{1,2}(?:\s?:\s?\d{1,2}){1,5})\b/;
const isNumbered = ({ label, words }: Said): boolean => label !== null && armLabel.test(label) && words.length < 120;

function armsIn(said: Said, weight: number): Candidate[] {
  if (single.test(said.words)) return [{ said, value: "1 arm", amount: 1, weight: weight + 1, key: null }];
  const shares = ratio.exec(said.words) ?? (said.label === null || !armLabel.test(said.label) ? null : ratioAlone.exec(said.words));
  const split = (shares?.[1] ?? shares?.[2] ?? shares?.[3])?.replaceAll(/\s/g, "");
  const crossed = sequences.exec(said.words);
  const orders = crossed === null ? null : numberOf(crossed[1] ?? crossed[2] ?? "");
  const number =
    numberIn(said.words, split?.split(":").length ?? null) ?? (isNumbered(said) ? numberOf(bareNumber.exec(said.words)?.[1] ?? "") : null);
  if (orders !== null && orders > 1 && (number === null || !arms.test(said.words)))
    return [{ said, value: `${orders} sequences`, amount: orders, weight, key: null }];
  if (number === null || number < 2 || number > 12) return [];
  const value = `${number} arms${split === undefined || split.split(":").length !== number ? "" : `, ${split}`}`;
  return [{ said, value, amount: number, weight: weight + (split === undefined ? 0 : 1), key: null }];
}

const dividing =
  /\brandomi[sz]ed (?:in a ratio of )?\d{1,2}(?::\d{1,2})+|(?=.*\b(?:randomi[sz]|allocat|assign|arms?\b|groups?\b))(?=.*\b(?:will be|this|is a|are|there is)\b)/is;

/** Places that tell between how many arms people are divided, and in what shares. */
export function readArms(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, armLabel).flatMap((said) => sentencesOf(said).flatMap((one) => armsIn(one, 3)));
  const built = labelled(lines, designLabel).flatMap((said) => sentencesOf(said).flatMap((one) => armsIn(one, 2)));
  const spoken = sentences(lines).flatMap((said) => (dividing.test(said.words) && !isOfAnother(said.words) ? armsIn(said, 2) : []));
  const headed = headings(lines).flatMap((said) => armsIn(said, 1));
  return [...told, ...built, ...spoken, ...headed, ...(title === null ? [] : armsIn(title, 3))];
}

import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { soughtBy } from "./sought.ts";

const amount = "\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety";
const period = new RegExp(
  `\\b(?:${amount})(?:[ -](?:to|and|or|–) ?(?:${amount}))?[ -](?:\\w+[ -]){0,2}(?:minutes?|hours?|days?|weeks?|months?|years?)\\b`,
  "i",
);
const often = /\b(?:every|each|once|twice|annual(?:ly)?|daily|weekly|monthly|quarterly|yearly|times? (?:a|per))\b/i;
const soon = /\b(?:immediately|promptly|at once|without (?:undue )?delay)\b/i;
const day = /\b(?:19|20)\d{2}\b|\bweek \d|\bvisit \d|\bday \d|\bwhen\b|\bafter\b|\bonce\b|\bat the (?:start|end)\b/i;
const dose = /\d ?(?:mg|g|µg|μg|mcg|ml|mL|IU|units?|cm2|%)(?![a-z])/;
const body =
  /\b(?:Inc|Ltd|LLC|AG|GmbH|A\/S|AB|S\.?A|N\.?V|B\.?V|plc|KG|Company|Corporation|Corp|Pharmaceuticals|Laboratories|Therapeutics|Novartis|Pfizer)\b|:\s*\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const person = /\b(?:manager|head|officer|director|owner|unit|department|committee|board|team|staff|investigator|person|lead)\b/i;

/** Kinds of thing that a question of one's own documents asks for, by how it begins to ask. */
const kinds: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/\bhow long\b|\bduration\b|\bfor how many (?:hours|days|weeks|months|years)\b/i, [period]],
  [/\bhow (?:soon|quick(?:ly)?|fast)\b|\bby when\b|\bdeadline\b|\bwithin what\b/i, [period, soon, day]],
  [/\bhow often\b|\bfrequency\b/i, [often, period]],
  [/\bwhen\b/i, [day, period]],
  [/\bdos(?:e|es|age)\b/i, [dose]],
  [/\bhow (?:many|much)\b|\bsample size\b|\bnumber of\b|\b(?:minimum|maximum)\b/i, [/\d/, new RegExp(`\\b(?:${amount})\\b`, "i")]],
  [/\bwho (?:is|are) the\b/i, [body]],
  [/\bwho\b|\bwhom\b|\bwhich (?:company|supplier|person)\b|\bowner\b/i, [body, person]],
];

/** Tells whether words hold the kind of thing that a question asks for; null where it asks for no such thing. */
export function soughtIn(question: UnderstoodQuestion): ((words: string) => boolean) | null {
  const found = kinds.find(([asks]) => asks.test(question.text));
  if (found === undefined) return soughtBy(question);
  return (words) => found[1].some((kind) => kind.test(words));
}

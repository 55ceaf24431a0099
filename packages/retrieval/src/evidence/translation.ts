import { LRUCache } from "lru-cache";
import { termsOf } from "../text/tokenizer.ts";

import model from "../models/everyday-translation.json" with { type: "json" };

/** How the words of rules turn into the words in which people ask: the chance of each, learned from how clauses are asked for. */
export interface TranslationModel {
  /** How common each sign is by which questions are told, among all of them. */
  asked: ReadonlyMap<string, number>;
  /** By sign of a question, signs of passages that it is said for, and the chance of that. */
  chances: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** What people ask after, however they word it. */
const askedAfter: readonly (readonly [string, RegExp])[] = [
  ["?how long", /\bhow long\b/],
  [
    "?how soon",
    /\bhow (?:soon|quick|fast)|\bby when\b|\bwithin (?:how|what)\b|\b(?:deadlines?|due|timelines?|time ?(?:limits?|frames?))\b/,
  ],
  ["?how often", /\bhow (?:often|frequent)|\bevery\b|\boften\b/],
  ["?how many", /\bhow (?:many|much)\b|\bnumber of\b|\b(?:maximum|minimum|least|threshold)\b/],
  ["?since when", /\bsince when\b|\bin force\b|\beffective\b|\bwhen did\b|\bwhen do\b|\bfrom when\b|\bstart/],
  ["?when", /^when\b|,? (?:and )?when\b|\bdates?\b/],
  ["?who", /^who\b|,? (?:and )?whom?\b|\bwhose\b/],
  ["?form", /\bforms?\b|\btemplates?\b/],
  ["?fee", /\b(?:fees?|costs?|pay|charges?)\b/],
  ["?meaning", /\bwhat (?:is|are)\b|\bmean(?:s|ing)?\b|\bdefin|\bcounts? as\b/],
  ["?which", /\b(?:which|what)\b/],
  ["?whether", /\b(?:do|does|must|need|can|may|is|are|should)\b|\bhave to\b|\ballowed\b/],
  ["?contents", /\bcontain|\binclud|\blist\b|\bcontents?\b|\bwhat (?:goes|has to)\b/],
  ["?keeping", /\bkeep\b|\bretain|\b(?:hold|hang) on\b/],
  ["?class", /\bclass\b/],
  ["?exempt", /\bexempt/],
];

const months = "january|february|march|april|june|july|august|september|october|november|december";

/** What a passage gives, however it words it. */
const given: readonly (readonly [string, RegExp])[] = [
  ["#date", new RegExp(`\\b(?:19|20)\\d\\d\\b|\\b(?:${months})\\b`)],
  ["#period", /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty)[ -](?:[a-z]+ ){0,2}(?:hour|day|week|month|year)/],
  ["#often", /\b(?:annual|yearly|every|quarter|periodic|interval)/],
  ["#sum", /[$\u20ac\u00a3]|\b(?:usd|eur)\b|\bfees?\b/],
  ["#share", /%|\bpercent\b/],
  ["#definition", /\bmeans\b|\bis an?\b/],
  ["#denied", /\bnot\b|\bno\b|\bnone\b|\bexempt|\bunless\b|\bexcept/],
  ["#duty", /\bmust\b|\bshall\b|\brequire|\bhas to\b/],
  ["#leave", /\bmay\b|\bcan\b/],
  ["#form", /\bforms?\b|\btemplates?\b/],
  ["#class", /\bclass (?:iii?|i|a|b|c|d)\b/],
  ["#list", /[:;]|, and /],
];

/** What a passage gives by its very nature, beside its words: dates, periods, duties and the like. */
export function givenIn(text: string): string[] {
  const plain = text.toLowerCase();
  return given.flatMap(([sign, pattern]) => (pattern.test(plain) ? [sign] : []));
}

/** What a question is told by: its terms, and what it asks after. */
export function askedIn(text: string): string[] {
  const plain = text.toLowerCase();
  return [...new Set([...askedAfter.flatMap(([sign, pattern]) => (pattern.test(plain) ? [sign] : [])), ...termsOf(text)])];
}

/** Counts for what stands in every passage and nowhere: words that people add of their own. */
export const nowhere = "";
/** How often that stands in each. */
export const nowhereCounts = 2;

/** How much likelier people are to ask a question whose answer stands in a passage, by the signs of that: 0 is no likelier. */
export type Translation = (signs: readonly string[]) => number;

/** Share that the very words count, and what any question may hold. */
const literal = 0.4;
const anything = 0.2;
/** How common a sign is that no question had. */
const unheard = 2e-6;

/** Tells for passages how much likelier they make a question, as the mean gain in the logarithm of its signs' chances. */
export function translationBy({ asked, chances }: TranslationModel, question: string): Translation {
  const signs = askedIn(question);
  const saying = new Map<string, { nth: number; chance: number }[]>();
  const say = (term: string, nth: number, chance: number) => {
    const said = saying.get(term);
    if (said) said.push({ nth, chance });
    else saying.set(term, [{ nth, chance }]);
  };
  for (const [nth, sign] of signs.entries()) {
    for (const [term, chance] of chances.get(sign) ?? []) say(term, nth, (1 - literal) * chance);
    say(sign, nth, literal);
  }
  const common = signs.map((sign) => anything * (asked.get(sign) ?? unheard));
  const everywhere = saying.get(nowhere) ?? [];
  const sums = new Float64Array(signs.length);
  return (passage) => {
    sums.fill(0);
    for (const { nth, chance } of everywhere) sums[nth] = (sums[nth] ?? 0) + nowhereCounts * chance;
    for (const term of passage) {
      const said = saying.get(term);
      if (said) for (const { nth, chance } of said) sums[nth] = (sums[nth] ?? 0) + chance;
    }
    const size = passage.length + nowhereCounts;
    const gain = (sum: number, nth: number) => Math.log(1 + ((1 - anything) * sum) / size / (common[nth] ?? 1));
    return sums.reduce((reached, sum, nth) => reached + gain(sum, nth), 0) / Math.max(1, signs.length);
  };
}

/** Bytes as they stand in the file of a model. */
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Reads a model's file: columns of a row for each chance, in the order of the questions' signs. */
function readModel({ asked, passages, rows, signs, chances }: typeof model): TranslationModel {
  const [places, values] = [new Uint16Array(bytesOf(signs).buffer), bytesOf(chances)];
  let at = 0;
  const read = Object.keys(asked).map((sign, nth) => {
    const own = Array.from({ length: rows[nth] ?? 0 }, () => {
      const row = [passages[places[at] ?? 0] ?? "", (values[at] ?? 0) / fullChance] as const;
      at += 1;
      return row;
    });
    return [sign, new Map(own)] as const;
  });
  return { asked: new Map(Object.entries(asked)), chances: new Map(read) };
}

/** A chance of 1, as a byte. */
export const fullChance = 250;

let learned: TranslationModel | undefined;

/** Those of one question: of the whole of it, and of each thing that it claims. */
const kept = new LRUCache<string, Translation>({ max: 8 });

/** The same by what was learned from the product's own wordings. */
export function translationFor(question: string): Translation {
  const known = kept.get(question) ?? translationBy((learned ??= readModel(model)), question);
  kept.set(question, known);
  return known;
}

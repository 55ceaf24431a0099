import { termsOf } from "../text/tokenizer.ts";

/** What a text says something holds: that thing's terms, and how many things are told as held in it. */
export interface Holding {
  terms: readonly string[];
  items: number;
}

const sentenceStarts = /(?<=[.:;]\s|\n|^)(?:\([a-z\d]{1,4}\)\s*)?(?=[A-Z])/g;
const condition = "(?:(?:For|If|Where|When|In|On|Under|At)\\b[^.:;]{2,140}?, )?";
const modal = "(?:(?:must|shall|should|has to|have to|needs to|also|generally|at least|only)\\b ?)*";
const verbs =
  "(?:contain|include|cover|state|give|hold|list|show|describe|comprise|identify|name|carry|add|provide|specify|present|record|document|explain|report on|have|consist of|set out)s?|summari[sz]es?|identifies|carries|comprises|has|consists of|sets out";

/** “Each 510(k) must include the device name, …”, “An investigational plan contains, in order, …”. */
const saidToHold = new RegExp(
  `^${condition}(?:(?:an?|the|each|every|any|all|this) )?([^,;:.]{2,90}?) ${modal}(?:${verbs})\\b(?! been\\b)(.*)$`,
  "is",
);
/** “Annex III sets the content of the post-market surveillance plan: …”, “Informed consent has eight basic elements: …”. */
const contentsOf = /\b(?:contents?|elements|parts) of (?:an? |the |each )?([^,;:.]{2,80}):(.*)$/is;

/** Words that announce items which stand below them count as that many items. */
const announced = 10;

const itemsIn = (told: string): number => (/[:—–]\s*$/.test(told) ? announced : 1 + (told.match(/[,;]| and /g)?.length ?? 0));

const pronoun = /^(?:it|they|this|these)$/i;

function holdingIn(sentence: string, heading: string): Holding[] {
  const found = contentsOf.exec(sentence) ?? saidToHold.exec(sentence);
  if (found === null) return [];
  const [, thing = "", told = ""] = found;
  const terms = [...new Set(termsOf(pronoun.test(thing) ? heading : thing))];
  return terms.length === 0 || terms.length > 8 ? [] : [{ terms, items: itemsIn(told) }];
}

/** Each thing that a text says holds others; "it" is what its heading names. */
export function holdingsIn(text: string, heading: string): Holding[] {
  const starts = [...text.matchAll(sentenceStarts)].map(({ index, 0: label }) => index + label.length);
  return starts.flatMap((start, nth) => holdingIn(text.slice(start, starts[nth + 1] ?? text.length).trimEnd(), heading));
}

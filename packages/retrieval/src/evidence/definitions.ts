import { termsOf } from "../text/tokenizer.ts";

/** “‘Medical device’ means …”, “(k) Recall means …”, “The term predicate device is defined as …”. */
const saidToMean =
  /(?:^|[.;:)\n]\s*)(?:the term |an? |the )?[“"‘'*]*([A-Za-z][\w()/,\- ]{1,70}?)[”"’'*]*,? (?:means?\b|shall mean\b|is defined as\b|has the meaning\b|refers to\b|includes:)/gi;
/** “A serious incident is an incident that …”, at the beginning alone. */
const saidToBe =
  /^(?:an? |the )?([a-z][\w()\- ]{1,50}?) (?:is|are) (?:an?|any|the|one|two|three|those|all|every|everything|each|what|whatever|somebody|someone|whoever)\b/i;

/** Terms of each of the things that a text defines. */
export function definedIn(text: string): string[][] {
  const names = [...text.matchAll(saidToMean), ...[saidToBe.exec(text)].filter((one) => one !== null)].map(([, name = ""]) => name);
  return names.map((name) => [...new Set(termsOf(name))]).filter((terms) => terms.length > 0 && terms.length <= 5);
}

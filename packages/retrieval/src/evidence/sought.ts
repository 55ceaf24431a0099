import type { UnderstoodQuestion } from "../question/understood-question.ts";

const month = "January|February|March|April|May|June|July|August|September|October|November|December";
const time = new RegExp(
  `\\b(?:hours?|days?|weeks?|months?|years?|(?:19|20)\\d{2}|(?:${month})|immediately|promptly|at once|without (?:undue )?delay|as soon as|annual(?:ly)?|yearly|quarterly|monthly|lifetime|indefinitely|no later than|before|prior to)\\b`,
  "i",
);
const date = new RegExp(
  `\\b(?:(?:19|20)\\d{2}|\\d{1,2} (?:${month})|(?:${month})(?: \\d|\\b)|days?|weeks?|months?|years?|before|prior to|annual(?:ly)?)\\b`,
  "i",
);
const sum =
  /[$\u20ac\u00a3\u00a5]\s?\d|\b(?:USD|EUR|GBP|CAD|AUD|CHF|JPY|BRL|INR|SGD)\s?\d|\b\d[\d,.]* (?:dollars|euros?|pounds|yen|francs)\b/i;
const share = /\d ?(?:%|percent|per cent)/i;
const count = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|no limit|none|single|once|twice)\b/i;
const form = /\bforms?\b|\btemplates?\b|\b3500A?\b/i;

/** What a question asks for that its answer can be seen to hold. */
function kindsSought({ text, wants, quantity }: UnderstoodQuestion): RegExp[] {
  if (quantity === "sum") return [sum];
  if (quantity === "share") return [share];
  const isCount = quantity === null && /\bhow many\b/i.test(text);
  return [
    ...(quantity === "period" ? [time] : []),
    ...(wants.date ? [date] : []),
    ...(wants.form ? [form] : []),
    ...(isCount ? [count] : []),
  ];
}

/** Tells whether a text holds the kind of thing that a question asks for; null where it asks for no such thing. */
export function soughtBy(question: UnderstoodQuestion): ((text: string) => boolean) | null {
  const kinds = kindsSought(question);
  return kinds.length === 0 ? null : (text) => kinds.some((kind) => kind.test(text));
}

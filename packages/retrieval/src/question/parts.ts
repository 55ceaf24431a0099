import type { CompiledRules } from "./compiled-rules.ts";
import { readFollowUp } from "./follow-up.ts";
import { inPlaces, placesNamed } from "./place-phrases.ts";

/** One of several questions that were asked at once. */
export interface QuestionPart {
  /** In the asker's words. */
  question: string;
  /** With what it takes from those before it. */
  read_as: string;
}

/** Most questions that are taken apart; further ones stay with the last. */
const mostParts = 6;
/** Words of a story that are read with each question. */
const shortStory = 16;

const auxiliary = "do|does|did|is|are|was|were|must|shall|should|can|could|may|will|would|has|have|need";
const whWord = "how|who|whom|whose|what|when|where|which|why";
/** How a question begins that stands beside another: "who signs it", "do we tell FDA", "within what time". */
const head = `(?:(?:to|by|from|within|for|in|until|under|at|since|after|before) )?(?:${whWord})\\b|(?:${auxiliary}) (?:we|i|it|they|you|he|she|the|a|an|our|my|this|that|there|these|those|any|each|every|both|all|[a-z]+s)\\b`;
/** An indirect question keeps the order of a sentence: "which clause says what it is and when it is sent". */
const indirect = new RegExp(`^(?:how \\w+|who|whom|what|when|where|which \\w+|why|whether) (?!(?:${auxiliary})\\b)`, "i");
const toldWithin =
  /\b(?:says?|tells?|lists?|states?|explains?|describes?|defines?|covers?|sets? out|knows?|know) (?:whether|who|what|when|where|which|how|why)\b/i;
const beforeHead = new RegExp(`(?:,? (?:and|plus|also|and also|as well as|then)|,|;| -| &) (?=(?:${head}))`, "gi");
const numbered = /(?:^|[\s:])(?:\(?(?:\d|[a-e]|i{1,3}|iv)[.)]|[-*•]) +(?=\S)/g;
const asks = new RegExp(
  `\\b(?:${whWord})\\b|^(?:(?:and|so|but|also|then) )?(?:${auxiliary})\\b|\\b(?:${auxiliary}) (?:we|i|it|they|you|there)\\b`,
  "i",
);
/** What is asked after along with the matter, and is answered with it: "and under which clause?". */
const sameAnswer =
  /^(?:and )?(?:(?:in|under|by|per|from) )?(?:which|what|where)(?: (?:is|are) (?:the|it|this|that|they)(?: (?:written|defined|stated|said|found|set out))?)?(?: \w+)? ?(?:clause|section|article|regulation|rule|part|law|guidance|source|standard|reference|citation|provision|paragraph)?s?(?: (?:is|says?|applies|states?|requires?|covers?|that|it|this|so|not|ones?))*$/i;
const tag =
  /^(?:is (?:that|this|it) (?:right|correct|true|so|ok)|right|correct|true|yes|no|ok(?:ay)?|isn't it|please (?:help|advise)|thanks?|thank you|any idea|can you help)\W*$/i;

/** Full stops and question marks that end no sentence: "acc. to", "Art. 87", "(PSUR? SSCP?)". */
const endsNothing =
  /\b(?:arts?|acc|no|sec|para|reg|approx|vs|e\.g|i\.e|ca|incl|resp|dr|mr|mrs|ms|st|u\.s|cf|ref|max|min)\.(?=\s)|\([^()]*[?.;][^()]*\)|\d\.\d/gi;
const masks: readonly (readonly [string, string])[] = [
  [".", "\u2024"],
  ["?", "\uff1f"],
  [";", "\uff1b"],
];
const masked = (text: string): string =>
  text.replace(endsNothing, (found) => masks.reduce((left, [sign, mask]) => left.replaceAll(sign, mask), found));
const unmasked = (text: string): string => masks.reduce((left, [sign, mask]) => left.replaceAll(mask, sign), text);

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.?–-]+|[\s,;:.?–-]+$/g, "")
    .trim();
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const hasAuxiliary = new RegExp(`\\b(?:${auxiliary})\\b`, "i");
const leadsWithAuxiliary = new RegExp(`^(?:${auxiliary})\\b`, "i");
/** "When a death occurs, who …" asks once. */
const subordinate = new RegExp(`^(?:and )?(?:when|where|how|what|if|once|whether) (?!(?:${auxiliary})\\b)[^?]*$`, "i");

/** Whether another question begins at a joint: a comma alone may also stand within one. */
function isCut(left: string, joint: string, right: string): boolean {
  if (!isAsked(left) || wordCount(right) < 3 || sameAnswer.test(tidy(right))) return false;
  if (toldWithin.test(left) && indirect.test(right)) return false;
  if (joint.trim() !== ",") return true;
  return leadsWithAuxiliary.test(right)
    ? hasAuxiliary.test(left)
    : !subordinate.test(tidy(left)) || /\b(?:how|what)\b/i.test(left.slice(0, 6));
}

/** Takes a sentence apart where another question begins. */
function splitBeside(sentence: string): string[] {
  const cuts = [...sentence.matchAll(beforeHead)].filter(({ 0: joint, index }) =>
    isCut(sentence.slice(0, index), joint, sentence.slice(index + joint.length)),
  );
  const starts = [0, ...cuts.map(({ 0: joint, index }) => index + joint.length)];
  return starts.map((start, nth) => sentence.slice(start, cuts[nth]?.index ?? sentence.length));
}

/** Whether a stretch is a question by itself: it asks, and of something. */
const isAsked = (text: string): boolean => asks.test(tidy(text)) && wordCount(tidy(text)) >= 3;

interface Told {
  story: string;
  questions: string[];
}

/** "Importing into the EU: how long …" and "Canada - who …" tell first what is asked about. */
function withoutLead(sentence: string): { lead: string; rest: string } {
  const [, lead = "", rest = sentence] = new RegExp(`^([^?]{2,160}?)(?:: | [-–] )(?=(?:${head}))(.+)$`, "i").exec(sentence) ?? [];
  return { lead, rest };
}

function listed(text: string): Told | null {
  const marks = [...text.matchAll(numbered)];
  if (marks.length < 2) return null;
  const items = marks.map(({ 0: mark, index }, nth) => text.slice(index + mark.length, marks[nth + 1]?.index ?? text.length));
  return { story: text.slice(0, marks[0]?.index ?? 0), questions: items.map(tidy).filter((one) => one !== "") };
}

const asksFirst = new RegExp(`^(?:(?:and|so|but|also|then|ok|now|please),? )*(?:${head})`, "i");
const asksLater = new RegExp(`(?:[,:]| -| –) (?:(?:and|so|but) )?(?:${head})`, "i");

/** Whether a sentence asks; one that tells may hold the same words: "we know who made it". */
const isQuestion = (sentence: string): boolean =>
  sentence.includes("?") || asksFirst.test(tidy(sentence)) || (!/\.\s*$/.test(sentence) && asksLater.test(sentence));

/** A text taken apart into what it tells and what it asks. */
function told(text: string): Told {
  const list = listed(text);
  if (list !== null && list.questions.filter(isAsked).length >= 2) return list;
  const sentences = text.match(/[^?\n;.!]+[?\n;.!]*/g) ?? [text];
  const story: string[] = [];
  const questions: string[] = [];
  for (const sentence of sentences) {
    const asked = isQuestion(sentence);
    if (!asked && questions.length === 0) story.push(tidy(sentence));
    if (!asked) continue;
    const { lead, rest } = questions.length === 0 ? withoutLead(sentence) : { lead: "", rest: sentence };
    if (lead !== "") story.push(tidy(lead));
    questions.push(...splitBeside(rest).map(tidy));
  }
  return { story: story.filter(Boolean).join(". "), questions: questions.filter((one) => one !== "") };
}

/** Words that ask, and nothing they ask of: "to whom, by when". */
const bare = /^(?:(?:and|or|from|to|by|until|till|when|whom|what|how|which|where|who|soon|fast|long|within)[\s,/&]*)+$/i;

/** Questions with what is too short to be one put back to the one before: "By when?". */
function joinedUp(questions: readonly string[]): string[] {
  const whole: string[] = [];
  for (const question of questions) {
    const last = whole.at(-1);
    if (last !== undefined && (wordCount(question) < 3 || sameAnswer.test(question) || bare.test(question)))
      whole.splice(-1, 1, `${last}, ${question}`);
    else if (!tag.test(question)) whole.push(question);
  }
  return whole;
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;

/** Takes several questions that were asked at once apart, each with what it takes from those before it; none for one. */
export function partsOf(text: string, rules: CompiledRules): QuestionPart[] {
  const { story, questions } = told(masked(text));
  const apart = joinedUp(questions.map(unmasked));
  if (apart.length < 2 || apart.length > mostParts) return [];
  const lead = wordCount(story) <= shortStory ? unmasked(story) : "";
  const [first = "", ...others] = apart;
  const opening = story === "" ? first : `${unmasked(story)}: ${first}`;
  const before = { question: lead === "" ? first : `${first} (${lead})`, read_as: null, authority: "MULTI_AUTHORITY" as const };
  return [
    { question: sentenceOf(first), read_as: opening },
    ...others.map((question) => ({
      question: sentenceOf(question),
      read_as: readAfter(before, question, { lead, text: `${story} ${first}` }, rules),
    })),
  ];
}

/** A later question with its matter and place, where it does not say them itself. */
function readAfter(
  before: Parameters<typeof readFollowUp>[0],
  question: string,
  { lead, text }: { lead: string; text: string },
  rules: CompiledRules,
): string {
  const leaning = readFollowUp(before, question, rules).read_as;
  if (leaning !== null) return leaning;
  const places = placesNamed(text, rules.places);
  const isPlaced = lead !== "" || places.length !== 1 || placesNamed(question, rules.places).length > 0;
  const placed = isPlaced ? question : inPlaces(question, { places, elsewhere: false }, rules.places, true);
  return lead === "" ? placed : `${lead}: ${placed}`;
}

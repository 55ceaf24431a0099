/** What a clause of a question does: tells, asks for yes or no, asks for a thing (and takes the rest for granted), or sets a condition. */
export type Force = "told" | "asked" | "supposed" | "given";

/** One clause of a question as it was written. */
export interface SpokenClause {
  text: string;
  /** Which sentence it stands in, counted from 0. */
  sentence: number;
  force: Force;
  /** Whether it is told in order to have it confirmed. */
  confirming: boolean;
}

const asking = "do|does|did|is|are|was|were|must|may|can|could|should|shall|will|would|has|have|had|need|isn't|aren't|don't|doesn't|can't";
const wh = "what|which|who|whom|whose|when|where|why|how";
const pronouns = "we|it|they|i|you|this|that|these|our";
const subordinating =
  "since|because|as|given that|now that|seeing that|considering that|although|though|while|whereas|if|in case|when|once";

/** How a clause goes on with the same subject, where the same words without it would begin a question: "and have to sign it". */
const continuing = "(?:have|has|had|need) to (?:be|have|[a-z]+)\\b";

/** Where one clause ends and another begins. */
const borders: readonly RegExp[] = [
  /[;:]\s+|\s[-–—]+\s+/,
  new RegExp(
    `(?<!\\b(?:do|does|did|doing|done|says?|said|thinks?|or|even|just)),?\\s+(?=(?:so|but|because|hence|therefore|whereas|although|though)\\s+(?:${pronouns}|${wh}|${asking}|the|all|every|each|no|to whom|a|an|in|our)\\b)`,
    "i",
  ),
  /,\s*(?=(?:and |or )?(?:so|but|because|hence|therefore|whereas|although|though|then)\b)/i,
  new RegExp(
    `,\\s*(?=(?:and |or |then )*(?:(?:(?:to|by|in|for|from|at|on|under|with) )?(?:${wh})|${asking}|${pronouns}|${subordinating})\\b)`,
    "i",
  ),
  new RegExp(`\\s+(?=and (?!${continuing})(?:(?:to|by|in) )?(?:${wh}|${asking})\\b)`, "i"),
  /\s+(?=because\b)/i,
];

const tag =
  /(?:[,\s–-]+(?:(?:is that |that is |that's |am i |are we )?(?:right|correct|true|ok|okay|fine)|or not|innit|(?:do you )?agree|agreed)|[,–-]\s*(?:yes|yeah|no|huh|(?:is|are|was|were|do|does|did|has|have|had|must|can|will|would|should)(?:n't| not)? (?:it|they|we|he|she|i|there|that|this)(?: not)?))\s*\??$/i;
/** What only introduces a claim that is to be confirmed. */
const confirmed =
  /^(?:(?:so|and|but|hi|hello|ok),? )*(?:(?:is it|it is|it's|that is) (?:true|correct|right)|am i (?:right|correct)|are we (?:right|correct)|(?:can|could|would) you (?:please )?confirm|please confirm|confirm|do (?:i|we) understand(?: correctly| right)?)(?: (?:in (?:thinking|assuming|saying|understanding)|to (?:say|assume|think)))?(?: (?:that|if|whether))?\s+/i;
const heard =
  /^(?:(?:so|and|but|hi|hello),? )*(?:(?:i|we|someone|somebody|people|they|(?:(?:a|the|our|my|one) )?(?:\w+ ){0,2}(?:colleague|consultant|supplier|customer|client|lawyer|boss|ceo|coo|cto|cfo|board|management|manager|director|head|engineer|developer|doctor|site|ra|qa|auditor|partner|distributor|importer|trainer|team|sales|marketing|rep|sop|procedure|manual|policy|handbook|slides?|training)) )(?:(?:have |has |had |was |were |am |are |just |always |now )*(?:heard|read|learned|know|knows|knew|understand|understood|thought|think|thinks|assume|assumed|assumes|believe|believed|believes|figured|say|says|said|tell|tells|told|claim|claims|claimed|insist|insists|insisted|suggest|suggests|conclude|concludes|concluded|states?)(?: (?:us|me))?)(?! (?:who|whom|whose|what|which|where|when|why|how|whether|if|about|of|from|in)\b)(?: that)?,?\s+/i;

/** Who a claim is heard from, told after it: ", so says our wiki", ", our CRO's SOP says", ", we're told", ", I hear". */
const hearsay =
  /,\s+(?:(?:or )?so (?:says?|said|goes) [\w'-]+(?: [\w'-]+){0,4}|(?:says|said|according to|per) (?:our|the|my|a|one) [\w'-]+(?: [\w'-]+){0,3}|(?:our|the|my|a|one) (?:[\w'-]+ ){1,4}?(?:says?|said|tells? (?:me|us)|told (?:me|us)|thinks?|claims?|insists?|believes?|writes)|(?:i|we)(?: a|')re (?:being )?told|(?:i am|i'm|i was|we were) told|(?:i|we)(?:'ve| have)? (?:hear|heard|read|think|thought|believe|understand|gather|assume|take it)|they (?:say|said|tell (?:me|us))|(?:it|he|she) (?:says|said|seems)|as (?:i|we) (?:understand|read|know) it)$/i;

const plain = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** The sentences of a question; a stop within a number or a short form ends none. */
const sentencesIn = (text: string): string[] =>
  text
    .split(
      /(?<=[?!])\s+|(?<=\bno[.])\s+(?=[A-Za-z"“(])|(?<=(?<!\b(?:no|art|reg|rev|ed|sec|e\.g|i\.e|vs|s|ss|para|approx|incl|max|min|acc|u\.s|dr))[.])\s+(?=[A-Za-z0-9"“(])|\n+/i,
    )
    .map(plain)
    .filter((sentence) => /[a-z]/i.test(sentence));

const isSetting = (words: string): boolean =>
  /^(?:in|under|for|at|on|by|to|with|within|per|according to|as (?:an?|the) )\b/i.test(words) &&
  words.split(" ").length <= 9 &&
  !new RegExp(`\\b(?:${wh})\\b`, "i").test(words);
const isFragment = (words: string): boolean => words.split(" ").length < 3;

/** Splits a sentence into clauses; what only says where or of what belongs to the clause after it. */
function clausesIn(sentence: string): string[] {
  const opened = new RegExp(`^(?:${subordinating})\\b[^,]*,\\s*`, "i").exec(sentence);
  const apart = opened === null ? [sentence] : [sentence.slice(0, opened[0].length).replace(/,\s*$/, ""), sentence.slice(opened[0].length)];
  const pieces = borders.reduce((parts, border) => parts.flatMap((part) => part.split(border)), apart).filter((piece) => /\w/.test(piece));
  const clauses: string[] = [];
  let before = "";
  for (const piece of pieces) {
    const whole = before === "" ? piece : `${before}, ${piece}`;
    const waits = piece !== pieces.at(-1) && (isSetting(piece) || isFragment(piece));
    before = waits ? whole : "";
    if (!waits) clauses.push(whole.trim());
  }
  return clauses;
}

const leading =
  /^(?:(?:and|or|but|so|then|also|hence|therefore|because|since|as|given that|now that|seeing that|considering that|although|though|whereas|while|even),? )+/i;
const settled = new RegExp(`^(?:(?:in|under|for|at|on|by|to|with|within|per)\\b[^,?]*, )+`, "i");

/** What only says as whom one asks: "As the importer, who do I tell?". */
const role = /^(?:and |so |but )?as (?:an?|the|your|our) (?:[\w-]+ ){0,2}[\w-]+, /i;

/** A setting that runs on into what is asked without a stop: "as a foreign maker do we need one?". */
const runningOn = new RegExp(
  `^(?:and |so |but )?(?:as|for|with|in|under|at|after|before|within) [^,]*?\\b(?<wh>(?:${wh})\\b(?: [\\w-]+){0,4} )?(?:do|does|did|must|may|can|could|should|shall|will|would) (?:we|i|you|they|it)\\b.*\\?$`,
  "i",
);

/** What is said of the thing just named: ", which counts as a signature". */
const ofTheThing = /^which (?:is|are|was|were|has|means?|counts?|makes?|lets|allows|gives|covers|needs|requires) (?:\S+ ){2}/i;

/** A clause's own word at its end that wants it to be confirmed. */
const tagWithin = /,\s*(?:right|correct|true|agreed)$/i;

/** A clause that goes on telling of the same subject: "an animal must be put down, may not be treated". */
const goingOn =
  /^(?:must|may|can|could|need|needs|shall|should|will|would|has|have|is|are)(?: not)? (?:be|been|only|also|never|still|always)\b/i;

/** A sentence that is a condition and what follows from it, without a stop between: "Once it is sold its number is free again". */
const isWholeRule = (clause: string): boolean => (clause.match(verbsOf) ?? []).length > 1;
const verbsOf = /\b(?:is|are|was|were|has|have|must|may|can|cannot|need|needs|will|goes|gets|becomes|stays|counts|falls|ends|expires)\b/gi;

interface Placed {
  /** Whether it is all that its sentence says, and whether others went before it there. */
  isAlone: boolean;
  isLater: boolean;
}

function forceOf(clause: string, { isAlone, isLater }: Placed): Force {
  if (
    /^(?:and |or |but |so )*(?:if|in case|when|once|whether)\b(?!.*\?$)/i.test(clause) &&
    !new RegExp(`^(?:and )?when (?:${asking})\\b`, "i").test(clause)
  )
    return isAlone && /^(?:and |but |so )*(?:when|once)\b/i.test(clause) && isWholeRule(clause) ? "told" : "given";
  const asked = runningOn.exec(clause);
  if (asked) return asked.groups?.["wh"] === undefined ? "asked" : "supposed";
  const said = clause.replace(role, "").replace(leading, "").replace(settled, "");
  if (new RegExp(`^(?:(?:to|by|in|for|from|at|on|under|with|within|of|until|since|than) )?(?:${wh})\\b`, "i").test(said)) return "supposed";
  if (isLater && !clause.endsWith("?") && goingOn.test(said)) return "told";
  return new RegExp(`^(?:${asking})\\b`, "i").test(said) ? "asked" : "told";
}

/** The clauses of a question in its order, each with what it does. */
export function spokenClauses(question: string): SpokenClause[] {
  return sentencesIn(question).flatMap((whole, sentence) => {
    const introduced = whole.replace(confirmed, "");
    const isTagged = tag.test(introduced);
    const untagged = introduced.replace(tag, "").replace(/[?.!]+$/, "");
    const bare = untagged.replace(hearsay, "");
    const confirms = introduced !== whole || isTagged || bare !== untagged;
    return clausesIn(bare).map((clause, at, all): SpokenClause => {
      const told = clause.replace(heard, "").replace(tagWithin, "");
      const isQuestion = whole.endsWith("?") && at === all.length - 1;
      const isTold =
        (confirms && at === 0 && (introduced !== whole || bare !== untagged)) ||
        told !== clause ||
        (!isQuestion && at > 0 && ofTheThing.test(told));
      const placed = { isAlone: all.length === 1 && !whole.endsWith("?"), isLater: at > 0 };
      const force = isTold ? "told" : forceOf(told + (isQuestion ? "?" : ""), placed);
      return { text: told, sentence, force, confirming: force === "told" && (confirms || told !== clause) };
    });
  });
}

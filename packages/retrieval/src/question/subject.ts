import type { Actors } from "./actors.ts";

const clauseFrame =
  /^(?:which|what) (?:[\w&.-]+ ){0,2}?(?:regulations?|sections?|clauses?|articles?|rules?|parts?|laws?|provisions?|guidances?|standards?)(?: and [\w ]+?)? (?:lists?|says?|sets?|states?|requires?|covers?|governs?|defines?|tells?|describes?|applies|apply|holds?|addresses|address)(?: out)?(?: (?:what|how|when|which|whether|to|that))?\s+/i;
const manner =
  /^(?:how (?:long|soon|fast|quickly|often|much|many(?: (?:calendar|working|business|work))?(?: (?:days|hours|weeks|months|years|times))?)|what|who|whom|when|where|why|how|within (?:what|which|how) [a-z]+)\s+/i;
const verb = /^(?:is|are|was|were|do|does|did|must|shall|should|can|could|may|might|will|would|has|have|had)(?: not)?\s+/i;
const duty = /^(?:must|shall|should|can|may)(?= )/i;
const danglingVerb =
  /\s+(?:(?:must|shall|should|has to|have to|needs? to) )?(?:contain|include|have|need|require|say|be|do|look like|consist of|cover|list)$/i;
const sayAbout = /^(?:.{0,60}?) (?:say|says|require|requires|provide|expect) (?:about|on|of|for|regarding)\s+/i;

/** "events must a manufacturer report" as it stands within a sentence: "events a manufacturer must report". */
function inOrder(text: string, actors: Actors): string {
  const [, things, modal, rest] = /^(.{1,60}?) (must|shall|should|can|may|do|does|is|are) (.+)$/i.exec(text) ?? [];
  if (things === undefined || modal === undefined || rest === undefined) return text;
  const actor = actors.firstIn(rest);
  if (actor === null || actor.start > 0) return text;
  const spoken = /^(?:do|does)$/i.test(modal) ? "" : ` ${modal}`;
  return `${things} ${actor.words}${spoken}${rest.slice(actor.end)}`;
}

/** What a question is about, in its own words: the question without the words that ask. */
export function subjectOf(question: string, actors: Actors): string {
  // What was itself put together from two questions names its matter after the colon.
  const matter = question.includes(": ") ? question.slice(question.lastIndexOf(": ") + 2) : question;
  const plain = matter.replace(clauseFrame, "");
  if (plain !== matter) return plain.replace(danglingVerb, "").trim() || matter;
  const thing = /^(?:which|what) (?=(?!(?:is|are|was|were|do|does|did|must|shall|should|can|could|may|might|will|would|has|have|had)\b))/i;
  if (thing.test(matter)) return inOrder(matter.replace(thing, ""), actors).replace(danglingVerb, "").trim() || matter;
  if (verb.test(matter)) return matter.charAt(0).toLowerCase() + matter.slice(1);
  const asked = matter.replace(manner, "");
  const modal = duty.exec(asked)?.[0];
  const said = asked.replace(verb, "").replace(sayAbout, "");
  const bare = said
    .replace(danglingVerb, "")
    .replace(/\b(?:have|has|need|needs) to (?=\w)/i, "must ")
    .trim();
  const actor = actors.firstIn(bare);
  if (modal !== undefined && actor?.start === 0 && bare === said) return `${actor.words} ${modal.toLowerCase()}${bare.slice(actor.end)}`;
  return bare === "" ? matter : bare;
}

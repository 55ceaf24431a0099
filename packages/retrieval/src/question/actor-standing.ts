/** How a text speaks of an actor: as of whoever asks, as of one who acts, by name alone, as of one who told of it, as of one who is told or sent something, or not at all. */
export type Standing = "self" | "acts" | "named" | "tells" | "aside" | "implied";

const duty =
  "must|shall|should|may|can|could|will|would|has|have|had|do|does|did|is|are|was|were|need|needs|owe|owes|get|gets|report|reports|keep|keeps|file|files|send|sends|submit|submits|tell|tells|notify|notifies|inform|informs|decide|decides|decided";
const dutyAfter = new RegExp(`^(?:'s|s')?(?: (?:also|then|still|only))? (?:${duty})\\b`, "i");
const dutyBefore = /\b(?:must|shall|should|may|can|could|will|would|does|do|did|has|have|is|are|if|when|where)(?: not)? $/i;
const ofItself = /\b(?:we are|we're|i am|i'm|i work (?:for|at)|as|being) $/i;
const agentBefore = /\bby $/i;
/** What is made or sold by somebody gives that one no duty. */
const origin = /\b(?:made|built|sold|supplied|manufactured|produced|imported|distributed|owned|sponsored|run|issued) by $/i;
const denied = /(?:\bnot|\bno|\bisn't|\baren't|\brather than|\binstead of|\bother than|\bnor)[ (]+$/i;
const recipient =
  /\b(?:to|from|with|against|tell|tells|told|inform|informs|informed|notify|notifies|ask|asks|asked|contact|via|through|about|into|than|using|lets?|want|wants|need|needs|needing|requir(?:e|es|ing)|involving) $/i;
/** A second one that is told too: "to FDA and the manufacturer". */
const alsoRecipient = /\b(?:to|from|with|tell|inform|notify) (?:the |an? )?(?:\w+ ){1,3}?(?:and|or|and\/or|as well as)(?: to)? $/i;
const articleBefore = /\b(?:an?|the|our|two|both|several|some|all|any|each|every|its|their|that|his|her|such) $/i;
const at = /\b(?:at|in) $/i;
/** "The hospital sent us more facts": the one who tells, visits or uses is not the one who asks. */
const tellsUs =
  /^(?: (?:has|have|just|also|now))? (?:sent|told|called|phoned|wrote|complained|emailed|mailed|asked|says|said|wants|asks|returned|showed up|came|arrived|visited|depends?|rel(?:y|ies)|uses?|thinks?|believes?)\b/i;

const isTold =
  /^(?: (?:be|been|is|are|was|were|gets?))+ (?:told|informed|notified|sent|copied|asked|(?:not )?known|unknown|located|identified)\b/i;

/** Tells it of the words between two offsets, by what stands before and after them. */
export function standingOf(text: string, { words, start, end }: { words: string; start: number; end: number }): Standing {
  const before = text.slice(Math.max(0, start - 40), start).replace(articleBefore, "");
  const after = text.slice(end, end + 40);
  if (denied.test(before) || isTold.test(after) || origin.test(before)) return "aside";
  if (tellsUs.test(after)) return "tells";
  if (/^(?:we|i)\b/i.test(words) || ofItself.test(before) || /^,? here\b/i.test(after)) return "self";
  if (agentBefore.test(before)) return "acts";
  if (recipient.test(before) || alsoRecipient.test(before) || (at.test(before) && !/^(?:our|my) /i.test(words))) return "aside";
  return dutyAfter.test(after) || dutyBefore.test(before) || at.test(before) ? "acts" : "named";
}

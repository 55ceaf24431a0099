/** Why words that name an element do not hold it. */
export type Hollow = "placeholder" | "not_applicable" | "elsewhere" | "announced" | "instruction" | "empty" | "lacking";

export const hollowReasons: Readonly<Record<Hollow, string>> = {
  placeholder: "what a template asks for was not filled in",
  not_applicable: "it only says that this does not apply",
  elsewhere: "it only says where else this is to be read",
  announced: "it only announces this",
  instruction: "it is an instruction of a template",
  empty: "nothing stands under the heading",
  lacking: "it only says that this is not there",
};

const notApplicable =
  /^[\s\W]*(?:not applicable|n\/?a|none|nil|not relevant|does not apply|this section (?:is not applicable|does not apply)|no information|standing item|tb[acd])(?:[\s.\W]*$|[;,:]\s[^.]{0,80}\.?$)/i;
const elsewhere =
  /^[\s\W]*see \S+(?: \S+){0,3}[.\s]*$|\b(?:see (?:also )?(?:the|section|appendix|annex|attachment|attached|table|figure|chapter|part|separate|below|above|our|document)|refer to|please refer|reference is made to|(?:is|are|will be|can be|has been|have been) (?:\w+ )?(?:described|provided|detailed|given|found|included|specified|outlined|documented|presented|listed|contained|defined|addressed) (?:in|separately|elsewhere|under|within)|(?:described|detailed|provided|specified|included|listed|found|outlined|defined|as per) in (?:the |a |an |section|appendix|attachment|annex|separate))/i;
/** Another document or section in which it is said to stand. */
const inDocument =
  /\b(?:is|are|was|were|will be|has been|have been) (?:\w+ )?(?:reported|covered|discussed|explained|compared|summari[sz]ed|dealt with|handled|given|stated|justified)(?: with [^.]{3,60}?)? (?:in|by|under) (?:the |our |a |an |its )?(?:[\w-]+ ){0,3}(?:reports?|sections?|statements?|files?|plans?|manuals?|appendix|annex|attachments?|documents?|documentation|submission|sops?|procedures?|brochure|instructions for use|evaluation)\b/i;
const announced =
  /\b(?:(?:will|is to|are to|shall) be (?:provided|described|added|supplied|submitted|included|determined|developed|completed|defined|specified|finali[sz]ed|written|drafted|updated|decided|discussed|covered|assessed|verified|identified|explained)(?: with (?:you|the agency|fda))?|to follow(?=[.\s]*$)|to be (?:provided|determined|added|completed|confirmed|defined|supplied)|in preparation|pending|not (?:yet )?(?:settled|decided|agreed)|undecided|still open|yet to be (?:settled|decided|agreed|written|done))\b(?! (?:to|at|by (?!the \w+ board)|for|from|with|on|before|after|during|as|every|within|until|in the (?:study|crf|ecrf)))/i;
/** What was looked for and is not there, as whoever reviews records writes it. */
const lacking =
  /\bno (?:\w+ ){0,3}(?:records?|documents?|procedures?|plans?|files?|minutes)(?: (?:of|for) (?:it|this))? (?:could|can) be (?:shown|found|seen|presented|produced|located)\b|\b(?:record|document|procedure|plan|file|section) (?:is|was) (?:missing|lacking)\b/i;
const instruction =
  /^[\s\W]*(?:\[|<)?(?:describe|state|specify|provide|insert|enter|list|include|explain|summari[sz]e|identify|indicate|give|discuss|outline|define|attach|complete|add|note)\b(?! (?:of|in|to|for|that))(?:(?! was| were| is| are).){6,}/i;

/** Sentences longer than this say something of their own, whatever they refer to. */
const longestReference = 130;

/** Why the words of a passage hold nothing, where they do not; `placeholders` tells how many of its letters are left to be filled in. */
export function hollowOf(words: string, placeholders: number): Hollow | null {
  const said = words.replace(/\s+/g, " ").trim();
  if (said === "") return "empty";
  if (/^\[[^\]]*\]$/.test(said)) return "placeholder";
  if (placeholders > 0 && said.length - placeholders < Math.max(25, said.length / 2)) return "placeholder";
  if (notApplicable.test(said)) return "not_applicable";
  if (instruction.test(said) && said.length < 400) return "instruction";
  if (said.length <= longestReference && (elsewhere.test(said) || inDocument.test(said))) return "elsewhere";
  if (said.length <= longestReference && announced.test(said)) return "announced";
  if (said.length <= longestReference && lacking.test(said)) return "lacking";
  return null;
}

import { foldText } from "../manuscript/folded.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import type { Inconsistency, InconsistencyKind } from "./inconsistency.ts";

/** What a template asks for between brackets. */
const asked =
  "to be (?:determined|confirmed|completed|added|supplied|provided|decided|filled)|insert|enter|add|fill|type|describe|state|specify|provide|list|include|select|choose|delete|remove|replace|update|complete|explain|identify|indicate|confirm|verify|check|name of|names of|date of|number of|title of|address of|if applicable|as applicable|optional|placeholder|note to|author|drafting|example";
/** Names of what stands in documents of the field, by which a template names what is to stand there. */
const named =
  "company|sponsor|manufacturer|applicant|submitter|product|device|drug|compound|study|trial|protocol|site|investigator|institution|patient|subject|contact|person|author|document|report|version|revision|lot|batch|model|serial|catalog|trade|brand|generic|common|predicate|indication|population|dose|date|day|month|year|name|number|title|address|city|country|state|telephone|phone|email|signature|reference|section|table|figure|figures|value|amount|quantity|percentage|duration|language|department|role|position|job|software|facility|supplier|hospital|clinic|disease|condition|test|method|standard|k|id|no|of|the|and|or|your|code|type|drug substance|study drug|irb|ethics committee";
/** The last word says what it is. */
const field = `(?:name|number|title|address|date|version|city|country|telephone|phone|email|signature|dose|value|id|code|model|product|device|drug|sponsor|company|manufacturer|indication|population|study|site|investigator|month|year|percentage|no\\.?)s?`;

/** Each word of it with a capital. */
const capitals = `(?:(?:[A-Z][A-Za-z]*|of|the|and|or|#)[ /&-])*(?:Name|NAME|Number|NUMBER|Title|TITLE|Address|ADDRESS|Date|DATE|Version|VERSION|City|CITY|State|Country|COUNTRY|Telephone|Phone|PHONE|Email|Signature|Dose|DOSE|Value|VALUE|ID|Code|Model|MODEL|Product|PRODUCT|Device|DEVICE|Drug|DRUG|Sponsor|SPONSOR|Company|COMPANY|Manufacturer|MANUFACTURER|Indication|INDICATION|Population|POPULATION|Study|Site|SITE|Investigator|Month|Year|YEAR|No\\.)s?`;
const template = `(?:(?:${named})[ /-])*${field}`;
const crosses = "[Xx]{2,}";
/** What is counted in Roman figures or has two X for another reason. */
const beforeNumeral =
  /(?:\b(?:chapter|part|annex|title|article|schedule|appendix|section|book|factor|volume|phase|stage|table|46),?\s?|[\w.+/=]|\$)$/i;
const afterGenes =
  /^(?:["”’]|[ -](?:chromosome|karyotype|genotype|syndrome|female|male|individual)|[YO]\b|\s?century| (?:denotes?|stands? for|represents?|indicates?|is the|are the|means?)\b)/i;

interface Form {
  kind: InconsistencyKind;
  pattern: RegExp;
  /** What must not stand before and behind it. */
  before?: RegExp;
  after?: RegExp;
}

const form = (pattern: string, more: Partial<Form> = {}, flags = "gi"): Form => ({
  kind: "placeholder",
  ...more,
  pattern: new RegExp(pattern, flags),
});

const instruction: Partial<Form> = { kind: "template_instruction" };

const forms: readonly Form[] = [
  form(`\\[(?:${asked})\\b[^\\]\\n]{0,200}\\]`),
  form(`\\[(?!United States)(?:The |Your |your )?${capitals}\\](?!\\()`, {}, "g"),
  form(`\\[(?:(?:${named})[ /-])+${field}\\]|\\[(?:date|name|number|title|signature|address)\\]`, { before: /^.*["“][^"”]*$/ }),
  form("\\[(?:tbd|tbc|tba|x+|\\?+|_{2,}|●|•|ref(?:erence)?(?: needed)?|citation needed|blank)\\]"),
  form(`<{1,2}(?:(?:${asked})\\b[^<>\\n]{0,120}|(?:the |your )?${template})>{1,2}`),
  form(`\\{\\{\\s*[a-z][a-z_ .]{1,60}\\}\\}|\\{(?:(?:${named})[ _/-])+${field}\\}`),
  form("«[^«»\\n]{2,60}»", { before: /[a-zà-ÿ,] $/ }, "g"),
  form("(?<![\\w.])(?:TBD|T\\.B\\.D\\.|TBC)(?![\\w=])(?! ?[=:] )", { before: /\($/ }, "g"),
  form("(?<=\\()TBD(?=\\))", {}, "g"),
  form("(?<=[:=\\t] ?)to be (?:determined|confirmed|completed|provided|added|supplied)\\.?(?=\\s*(?:\\n|\\t|$))"),
  form(`(?<![\\w.,/-])(?:${crosses}(?:[./,-]${crosses})*)(?= ?%|(?![\\w]))`, { before: beforeNumeral, after: afterGenes }, "g"),
  form("(?<![\\w])(?:K|P|DEN|NCT|IND |NDA |BLA )[X#]{5,8}(?!\\w)", {}, "g"),
  form(
    "(?<=\\b(?:is|are|was|were|of|at|than|within|about|approximately|every|for) )_{3,}(?= ?(?:%|mg|ml|mL|g|kg|days?|weeks?|months?|years?|hours?|subjects?|patients?|and|or|in|to|[.,]))",
  ),
  form("lorem ipsum(?: dolor(?: sit amet)?)?"),
  form("(?<!\\?)\\?{3,}(?!\\?)"),
  form(
    "click (?:or tap )?here to (?:enter|insert|type) (?:text|a date|data)?\\.?|choose an item\\.?|(?:enter|insert|type) text here",
    instruction,
  ),
  form(
    "\\((?:delete|strike|cross out|select|choose|tick|circle)(?: out)? (?:as|what|where|whichever|one|any|all that)[^)\\n]{0,40}\\)",
    instruction,
  ),
  form("error! (?:reference source not found|bookmark not defined|no bookmark name given)\\.?"),
  form(
    "(?:please )?(?:delete|remove) (?:this|these) (?:text|instructions?|guidance|box|boxes|paragraphs?|notes?|page|table|row|section (?:if|when|before))[^.\\n]{0,120}\\.?",
    instruction,
  ),
  form(
    "(?:this|the|all|these) (?:blue|red|green|italic|italici[sz]ed|highlighted|grey|gray|instructional|instruction|guidance|template|explanatory|bracketed) (?:texts?|instructions?|notes?)(?: in [a-z ]+)? (?:should|must|is to|are to|shall|to|can|may|needs? to) be (?:deleted|removed|replaced)[^.\\n]{0,80}\\.?",
    instruction,
  ),
  form("replace (?:this|the bracketed|the highlighted) (?:text|paragraph|section)[^.\\n]{0,80}\\.?", instruction),
  form("(?:note|instructions?) to (?:the )?(?:writer|author|drafter|template user|preparer)s?\\b:?[^.\\n]{0,120}\\.?", instruction),
];

/** A name that stands for something in this text is none to be filled in. */
const isDefined = (plain: string, words: string): boolean =>
  /^[A-Z]{3,4}$/.test(words) && new RegExp(`\\(${words}\\)|\\n${words}\\s*[\\t=:–-]\\s*\\w|\\n${words}\\s+[A-Za-z][a-z]`).test(plain);

const lengthBefore = 40;

const messages: Partial<Record<InconsistencyKind, (words: string) => string>> = {
  placeholder: (words) => `“${words}” was left to be filled in.`,
  template_instruction: (words) => `“${words}” is an instruction of the template, not part of the text.`,
};

const proposals: Partial<Record<InconsistencyKind, string>> = {
  placeholder: "Write what belongs here, or say that it does not apply and why.",
  template_instruction: "Follow the instruction, then take it out.",
};

/** What a template left in the text: things to be filled in, and instructions to its writer. */
export function findPlaceholders({ text }: Manuscript): Inconsistency[] {
  const { plain, anchor } = foldText(text);
  const found = forms.flatMap(({ kind, pattern, before, after }) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const end = index + words.length;
      if (before?.test(plain.slice(Math.max(0, index - lengthBefore), index)) || after?.test(plain.slice(end, end + lengthBefore)))
        return [];
      if (isDefined(plain, words)) return [];
      return [{ kind, index, end, words: words.replace(/\s+/g, " ") }];
    }),
  );
  const kept = found
    .toSorted((one, other) => one.index - other.index || other.end - one.end)
    .filter((one, at, sorted) => !sorted.slice(0, at).some(({ index, end }) => index <= one.index && one.end <= end));
  return kept.map(({ kind, index, end, words }) => ({
    detector: "placeholders",
    kind,
    ...anchor(index, end),
    subject: words,
    others: [],
    message: messages[kind]?.(words) ?? words,
    proposal: proposals[kind] ?? "",
  }));
}

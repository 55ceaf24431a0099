import { stem } from "@clausewise/retrieval";
import type { Anchor } from "../manuscript/anchor.ts";
import { type QuantityMark, quantitiesIn } from "../marks/quantities.ts";
import type { Passage } from "./prose.ts";

/** What a sentence says of a quantity: its name, its value and on which conditions. */
export interface Claim {
  /** The quantity in stems: claims of the same quantity have the same. */
  key: string;
  /** As the text calls it. */
  name: string;
  /** What the value is compared in, and the value in it. */
  unit: string;
  value: string;
  /** The value as written. */
  written: string;
  /** Which part, group, time or bound the sentence speaks of; only claims of the same are compared. */
  scope: string;
  place: Anchor;
}

const periods =
  "(?:treatment|screening|wash-?out|run-in|follow-up|observation|titration|taper(?:ing)?|maintenance|induction|extension|recovery|enrollment|enrolment|accrual|recruitment|double-blind|open-label|dosing|hospitali[sz]ation|retention|storage|hold(?:ing)?|exposure|contact|curing|drying|incubation|sterili[sz]ation|aeration|warranty|infusion|monitoring|review|response|reaction|warm-up|charging)";
const attributes = [
  `${periods} (?:period|phase|time|duration|window|interval)`,
  "(?:duration|length) of (?:the )?(?:[a-z-]+ )?(?:treatment|therapy|study|trial|follow-up|participation|infusion|exposure|storage|screening|contact|use)",
  "(?:study|trial|treatment|test) duration",
  "shelf[- ]life|service life|useful life|expected life(?:time)?|battery life|battery capacity",
  "(?:starting|initial|maximum|minimum|loading|maintenance|recommended|total daily|daily|single|target|fixed|planned|lowest|highest|maximal|minimal|clinical|therapeutic|proposed)(?: (?:daily|recommended|tolerated|total|single|clinical|starting))* dose",
  "(?:storage|operating|ambient|body|room|maximum|minimum|sterili[sz]ation|incubation|melting|surface|set|working|transport(?:ation)?)(?: [a-z]+)? temperature",
  "(?:infusion|flow|sampling|drop-?out|discontinuation|attrition|response|event|failure|leak(?:age)?|error|frame|refresh|screen failure|placebo response|data) rate",
  "(?:maximum|minimum|inner|outer|internal|external|overall|total|nominal|working|usable|effective|inside|outside)? ?(?:length|width|height|diameter|thickness|depth|weight|mass|volume|capacity)",
  "(?:inflation|burst|operating|working|maximum|minimum|rated|supply|nominal|driving|systolic blood|diastolic blood)? ?pressure",
  "(?:supply|input|output|operating|rated|nominal) (?:voltage|current|power)|output power|power consumption",
  "(?:relative )?humidity|(?:hold|response|reaction|transit|storage|thaw|cure) time",
  "significance level|alpha level|non-?inferiority margin|(?:overall )?(?:drop-?out|withdrawal)(?: rate)?",
  "(?:dosing|dose|sampling|visit) interval|concentration|tensile strength|(?:detection|quantitation|quantification) limit|limit of (?:detection|quantitation|quantification)|accuracy|sensitivity|specificity|wavelength|sampling frequency|focal length|field strength|blood volume|(?:total )?blood loss",
].join("|");

/** Words that stand before the name of a quantity and belong to it. */
const modifier =
  "(?:(?!the |a |an |of |and |or |is |in |at |for |to |with |this |that |its |their |his |her |each |if |when |was |be |by |on |as |from |than |no |any |all |over |per |will |should |must |which |during |after |before |has |have |had |are |were |may |not |plus |minus |approximately |about )[a-z][a-z-]*[ -]){0,3}?";
const bound =
  "(?:approximately |about |around |roughly |~ ?|up to |at least |at most |no (?:more|less|longer|fewer) than |not (?:more|less) than |not exceed(?:ing)? |a (?:maximum|minimum|total) of |maximum of |minimum of |a |an |the )*";
const complement = "(?:(?: of| for) (?:the )?[a-z][a-z -]{2,50}?)?";
const verb =
  "(?: is| was| will be| shall be| should be| must be| are| will last| lasts| of|:| =|,| equals| is set (?:to|at)| is set| has been set (?:to|at)| is estimated (?:to be|as|at)| is assumed to be| is expected to be| is planned to be| will not exceed| must not exceed| should not exceed| is limited to)";

const named = new RegExp(`(?<![\\w-])(${modifier})(${attributes})(${complement})${verb} (${bound})$`, "i");
const namedBehind = new RegExp(`^[ -](?:long |total |day )?(${modifier})(${attributes})(?! (?:of|for) )(?![a-z-])`, "i");

const upper = /up to|at most|no (?:more|longer)|not more|not exceed|maximum|limited/i;
const lower = /at least|no (?:less|fewer)|not less|minimum/i;
const boundOf = (words: string): string => (upper.test(words) ? "≤" : lower.test(words) ? "≥" : "=");

/** Parts, groups, people, places, times and other studies, by which a sentence speaks of one value among several. */
const scopes =
  /\b(?:part|cohort|arm|group|period|stage|phase|study|trial|visit|step|stratum|site|segment|panel|schedule|regimen|option|model|configuration|table|figure|version|amendment|protocol|day|week|month|cycle|sub-?study|level|grade|class|type|sequence|treatment) (?:[A-Z]\b|[IVX]+\b|\d+[A-Za-z]?\b)|\b(?:japan|chin|korea|us|usa|eu|europ|asia|german|french|canad|india)[a-z]*\b|\b(?:paediatric|pediatric|children|adolescents?|elderly|women|men|female|male|infants?|neonat\w+|adults?|healthy|placebo|control|comparator|active|renal|hepatic|impair\w+|moderate|severe|mild|previous|prior|earlier|historical|published|literature|per|each|respectively|either|or|first|second|third|fourth|last|final|initial|subsequent|additional|next|remaining|other|another|except|unless|if|when|where|extension|open-label|double-blind|single|multiple|repeat|low|high|left|right|inner|outer|screening|baseline|follow-up|run-in|washout|mean|median|average|range|increase\w*|decrease\w*|reduc\w+|chang\w+|from|example|e\.g)\b|\b\w*\d\w*[A-Za-z]\w*-?\d*\b|\b[A-Z][A-Za-z]*\d+[A-Za-z\d-]*/gi;

/** How much of a long sentence around a quantity says of what it is, in characters. */
const around = 140;

/** The scope of a clause, the named quantity's own words apart. */
function scopeOf(sentence: string, { start, end }: Anchor, own: string): string {
  const rest = sentence.slice(Math.max(0, start - around), end + around).replace(own, " ");
  const words = [...rest.matchAll(scopes)].map(([word]) => word.toLowerCase());
  return [...new Set(words)].toSorted().join(" ");
}

const stemsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !/^(?:the|of|for|a|an|this)$/.test(word))
    .map(stem)
    .toSorted()
    .join(" ");

const spelled = ({ base }: QuantityMark): string => `${base.value}${base.until === null ? "" : `-${base.until}`}`;

const claimOf = (passage: Passage, mark: QuantityMark, name: string, bounds: string, own: string): Claim => ({
  key: stemsOf(name),
  name: name.trim().replace(/\s+/g, " "),
  unit: mark.base.unit,
  value: spelled(mark),
  written: mark.text,
  scope: `${boundOf(bounds)} ${scopeOf(passage.words, mark, own)}`,
  place: passage.anchor(mark.start, mark.end),
});

/** What quantities are measured in, by words of their names. */
const measures: readonly { name: RegExp; units: readonly string[] }[] = [
  { name: /\b(?:period|phase|duration|window|interval|time|life|shelf)/i, units: ["s", "month"] },
  { name: /\blength of\b/i, units: ["s", "month", "m"] },
  { name: /\b(?:length|width|height|diameter|thickness|depth|wavelength)\b/i, units: ["m"] },
  { name: /\b(?:weight|mass)\b/i, units: ["kg"] },
  { name: /\b(?:volume|capacity|blood loss)\b/i, units: ["l"] },
  { name: /\btemperature\b/i, units: ["°c", "°f"] },
  { name: /\bpressure\b/i, units: ["pa"] },
  { name: /\bdose\b/i, units: ["kg", "l", "mg/kg", "iu", "mol", "gy", "kg/l"] },
  { name: /\b(?:humidity|rate|level|margin|accuracy|sensitivity|specificity)\b/i, units: ["%", "l/s", "1/min", "hz"] },
];

const isMeasuredIn = (attribute: string, unit: string): boolean => {
  const measure = measures.find(({ name }) => name.test(attribute));
  return measure === undefined || measure.units.includes(unit);
};

/** How far before a quantity its name is looked for, in characters. */
const reach = 170;

/** "A 5-day hold time" is one of such times, and "≥ 98 % sensitivity" a bound among others. */
const oneOfMany = /(?:\b(?:an?|each|every|any|some|another)\s+|[<>≥≤]\s?)$/i;

function namedClaim(passage: Passage, mark: QuantityMark): Claim[] {
  const { words } = passage;
  const before = named.exec(words.slice(Math.max(0, mark.start - reach), mark.start));
  if (before !== null) {
    const [own, modifiers = "", attribute = "", of = "", bounds = ""] = before;
    if (!isMeasuredIn(attribute, mark.base.unit)) return [];
    return [claimOf(passage, mark, `${modifiers}${attribute}${of}`, `${bounds} ${own}`, own)];
  }
  const behind = namedBehind.exec(words.slice(mark.end, mark.end + reach));
  if (behind === null || oneOfMany.test(words.slice(0, mark.start))) return [];
  const [own, modifiers = "", attribute = ""] = behind;
  if (!isMeasuredIn(attribute, mark.base.unit)) return [];
  return [claimOf(passage, mark, `${modifiers}${attribute}`, words.slice(Math.max(0, mark.start - 14), mark.start), own)];
}

/** Whether a sentence only supposes what it says, as an example does. */
export const isSupposed = (words: string): boolean => /\b(?:if|would|could|might|example|e\.g|suppose|assume|assuming)\b/i.test(words);

/** Quantities that a sentence calls by name. */
export function namedClaims(passage: Passage): Claim[] {
  if (/[|\t]/.test(passage.words) || isSupposed(passage.words)) return [];
  const marks = quantitiesIn(passage.words);
  return marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    const isOneOfSeveral = next !== undefined && /^(?:,| or| and|,? (?:or|and)| to|\/)\s*$/.test(passage.words.slice(mark.end, next.start));
    const last = marks[at - 1];
    const isLater = last !== undefined && /^(?:,| or| and|,? (?:or|and)| to|\/)\s*$/.test(passage.words.slice(last.end, mark.start));
    return isOneOfSeveral || isLater ? [] : namedClaim(passage, mark);
  });
}

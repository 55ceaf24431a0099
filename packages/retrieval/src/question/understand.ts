import type { ProductType } from "@clausewise/contracts";
import { type CitedClause, recogniseCitations } from "../citations/citation-parser.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Meaning, meaningsIn } from "../text/vocabulary.ts";
import { actorPattern } from "./actors.ts";
import type { ReasonToDecline } from "./declined-requests.ts";
import { assumedPeriod } from "./periods.ts";
import { placesIn } from "./places.ts";
import type { UnderstoodQuestion, Wanted } from "./understood-question.ts";

/** Words that ask, or that any question of the field may hold: they are no subject. */
const asking = new Set(
  termsOf(
    `answer apply applicable ask authority ca canada canadian cfr cite cited clause company compliance comply core current currently day deadline
    define defined describe detail document element eu europe european exact exactly example explain fast fda find follow full guidance govern
    governs help held information law legal list listed long main manufacturer month number obligation official part point product provide
    provision quick quickly quote reg regulate regulation regulatory require required requirement rule section set short specific
    state statute statutory summarise summarize tell term text time today u.s us usa usc version want week year hour working business
    21 42 45 timeline timing fdca act article annex paragraph mdr ivdr mdcg sor`,
  ),
);

/** Numbers are no subject by themselves, but for the long ones that name a standard. */
const isQuantity = /^(?:\d{1,3}|(?:19|20)\d{2}|\d+\.\d+)$/;

function groupsOf(term: string, meanings: readonly Meaning[]): string[][] {
  return meanings.filter(({ form }) => termsOf(form).includes(term)).flatMap(({ phrases }) => phrases.map(termsOf));
}

function titleNamedIn(text: string): string[] | null {
  const [, title] = /\b(?:guidance|document|standard|titled|called|entitled)\b[^"“”.?!]{0,30}["“]([^"“”]{12,300})["”]/i.exec(text) ?? [];
  const terms = title === undefined ? [] : [...new Set(termsOf(title))];
  return terms.length >= 3 ? terms : null;
}

const wantsNumber =
  /\bhow (?:long|fast|quick|soon|many|much|often)|deadline|time ?limit|timeline|within what|\bwhen\b|threshold|\bdays?\b|until when|by when|clock/i;
const wantsClause =
  /\bwhich (?:regulation|section|rule|clause|article|provision|part|law|statute|one)|\bwhere (?:is|does|do|are|can)\b|\bunder which\b/i;
const wantsList =
  /\b(?:contain|include|list|elements?|contents?|criteria|which devices|requirements?|what (?:are|must|should)|fields|categories|conditions)\b/i;
const wantsStanding =
  /\b(?:current(?:ly)? (?:version|guidance|edition|revision)|latest|newest|up to date|superseded?|replaces?|replaced|withdrawn|rescinded|revoked|still (?:valid|current|apply|applies|in force)|(?:is|are)\b.{0,60}\b(?:current|in force|in effect|final)|which (?:version|edition|revision)|date of the (?:current|final)|when was\b.{0,60}\b(?:issued|published|finali[sz]ed))\b/i;
const wantsGuidance = /\bguidances?\b|\bMDCG\b/i;

const wantedBy = (text: string): Wanted => ({
  number: wantsNumber.test(text),
  clause: wantsClause.test(text),
  list: wantsList.test(text),
  guidance: wantsGuidance.test(text),
  standing: wantsStanding.test(text),
});

/** Most clauses of one question that are looked into. */
export const mostClauses = 12;

/** What a question is asked with. */
export interface QuestionContext {
  /** The kind of product it is narrowed to. */
  product?: ProductType | null;
  /** What an article or annex belongs to where the question does not say, such as `EU MDR`. */
  defaultRegulation?: string | null;
  /** Says which requests are declined; none are where it is not given. */
  declines?: ReasonToDecline;
}

/** Understands a question, once, for everything that finds and answers. */
export function understand(text: string, { product = null, defaultRegulation, declines }: QuestionContext = {}): UnderstoodQuestion {
  const plain = text.replace(/https?:\S+/g, " ");
  const meanings = meaningsIn(plain);
  const sequence = termsOf(plain);
  const subjects = [...new Set(sequence)].filter((term) => !asking.has(term) && !isQuantity.test(term));
  const clauses: CitedClause[] = recogniseCitations(text, defaultRegulation ?? undefined);
  return {
    text,
    sequence,
    terms: new Set([...sequence, ...meanings.flatMap(({ phrases }) => phrases.flatMap(termsOf))]),
    concepts: subjects.map((term) => ({ term, groups: [[term], ...groupsOf(term, meanings)] })),
    phrases: [...new Set(meanings.flatMap((meaning) => meaning.phrases))],
    places: placesIn(plain),
    actor: actorPattern.exec(plain)?.[0] ?? null,
    product,
    clauses: clauses.slice(0, mostClauses),
    clauses_left_out: clauses.slice(mostClauses).map(({ canonical }) => canonical),
    title: titleNamedIn(plain),
    wants: wantedBy(text),
    assumed: assumedPeriod(text),
    declined: declines?.(text) ?? null,
  };
}

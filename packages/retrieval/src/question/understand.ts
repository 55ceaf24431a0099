import type { ProductType } from "@clausewise/contracts";
import { termsOf } from "../text/tokenizer.ts";
import { meaningsIn } from "../text/vocabulary.ts";
import { placesIn } from "./places.ts";

/** What a question asks after, as far as its words tell. */
export interface UnderstoodQuestion {
  text: string;
  /** Each thing asked after: its own term first, then terms that say the same. */
  concepts: readonly Concept[];
  /** All its terms and those of what its short forms stand for. */
  terms: ReadonlySet<string>;
  /** Jurisdictions it names. */
  places: readonly string[];
  /** The kind of product it is narrowed to. */
  product: ProductType | null;
  wantsNumber: boolean;
  wantsClause: boolean;
  wantsList: boolean;
  wantsGuidance: boolean;
  /** Terms of the title of a document that the question names between quotation marks. */
  titleNamed: readonly string[] | null;
  /** Whether it asks what holds now, since when, or what replaced what. */
  wantsStanding: boolean;
}

export interface Concept {
  term: string;
  /** Groups of terms; a text that holds all of one group speaks of the concept. */
  groups: readonly (readonly string[])[];
}

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

function groupsOf(term: string, question: string): string[][] {
  return meaningsIn(question)
    .filter(({ form }) => termsOf(form).includes(term))
    .flatMap(({ phrases }) => phrases.map(termsOf));
}

function titleNamedIn(text: string): string[] | null {
  const [, title] = /\b(?:guidance|document|standard|titled|called|entitled)\b[^"“”.?!]{0,30}["“]([^"“”]{12,300})["”]/i.exec(text) ?? [];
  const terms = title === undefined ? [] : [...new Set(termsOf(title))];
  return terms.length >= 3 ? terms : null;
}

/** Reads a question. */
export function understand(text: string, product: ProductType | null = null): UnderstoodQuestion {
  const plain = text.replace(/https?:\S+/g, " ");
  const terms = [...new Set(termsOf(plain))].filter((term) => !asking.has(term) && !isQuantity.test(term));
  return {
    text,
    terms: new Set([...termsOf(plain), ...meaningsIn(plain).flatMap(({ phrases }) => phrases.flatMap(termsOf))]),
    concepts: terms.map((term) => ({ term, groups: [[term], ...groupsOf(term, plain)] })),
    places: placesIn(plain),
    product,
    wantsNumber:
      /\bhow (?:long|fast|quick|soon|many|much|often)|deadline|time ?limit|timeline|within what|\bwhen\b|threshold|\bdays?\b|until when|by when|clock/i.test(
        text,
      ),
    wantsClause:
      /\bwhich (?:regulation|section|rule|clause|article|provision|part|law|statute|one)|\bwhere (?:is|does|do|are|can)\b|\bunder which\b/i.test(
        text,
      ),
    wantsList:
      /\b(?:contain|include|list|elements?|contents?|criteria|which devices|requirements?|what (?:are|must|should)|fields|categories|conditions)\b/i.test(
        text,
      ),
    wantsStanding:
      /\b(?:current(?:ly)? (?:version|guidance|edition|revision)|latest|newest|up to date|superseded?|replaces?|replaced|withdrawn|rescinded|revoked|still (?:valid|current|apply|applies|in force)|(?:is|are)\b.{0,60}\b(?:current|in force|in effect|final)|which (?:version|edition|revision)|date of the (?:current|final)|when was\b.{0,60}\b(?:issued|published|finali[sz]ed))\b/i.test(
        text,
      ),
    titleNamed: titleNamedIn(plain),
    wantsGuidance: /\bguidances?\b|\bMDCG\b/i.test(text),
  };
}

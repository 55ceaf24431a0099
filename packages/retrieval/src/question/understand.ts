import type { ProductType } from "@clausewise/contracts";
import { lawsIn } from "@clausewise/contracts/jurisdictions";
import { type CitedClause, recogniseCitations } from "../citations/citation-parser.ts";
import { normalCitation } from "../citations/clauses.ts";
import { standardsIn } from "../citations/standards.ts";
import { termsOf, wordsOf } from "../text/tokenizer.ts";
import { type Meaning, meaningsIn, meaningsInDocuments } from "../text/vocabulary.ts";
import { claimsIn } from "./claims.ts";
import { namedThingsIn } from "./named-things.ts";
import type { CompiledRules } from "./compiled-rules.ts";
import type { Actor, Concept, UnderstoodQuestion, Wanted } from "./understood-question.ts";

/** Numbers are no subject by themselves, but for the long ones that name a standard. */
const isQuantity = /^(?:\d{1,3}|(?:19|20)\d{2}|\d+\.\d+)$/;

function groupsOf(term: string, meanings: readonly Meaning[]): string[][] {
  return meanings.filter(({ form }) => termsOf(form).includes(term)).flatMap(({ phrases }) => phrases.map(termsOf));
}

/** What is asked after by everyday words that say nothing by themselves: to take part. */
const unsaidIn = (meanings: readonly Meaning[], subjects: readonly string[]): Concept[] =>
  meanings
    .filter(({ form }) => !termsOf(form).some((term) => subjects.includes(term)))
    .map(({ form, phrases }) => ({ term: form, groups: phrases.map(termsOf) }));

/** A title in quotation marks after what it is the title of; a single one stands after a blank, as an apostrophe does not. */
const titled =
  /\b(?:guidance|document|standard|titled|called|entitled)\b[^"“”.?!]{0,30}(?:["“](?<title>[^"“”]{12,300})["”]|(?<=\s)['‘](?<other>[A-Z][^'’]{11,300})['’](?!\w))/i;

function titleNamedIn(text: string): string[] | null {
  const { title, other } = titled.exec(text)?.groups ?? {};
  const words = title ?? other;
  const terms = words === undefined ? [] : [...new Set(termsOf(words))];
  return terms.length >= 3 ? terms : null;
}

const wantedBy = (text: string, wanted: CompiledRules["wanted"]): Wanted => ({
  number: wanted.number.test(text),
  clause: wanted.clause.test(text),
  list: wanted.list.test(text),
  contents: wanted.contents.test(text),
  meaning: wanted.meaning.test(text),
  guidance: wanted.guidance.test(text),
  standing: wanted.standing.test(text),
  date: wanted.date.test(text),
  form: wanted.form.test(text),
  change: wanted.change.test(text),
  statistic: wanted.statistic.test(text),
});

/** What stands before a standard that a question is not about: "our gloves comply with EN 455". */
const aside =
  /\b(?:certified|certificate|compl(?:y|ies|ying|iant|iance)|conform(?:s|ing|ity|ance)?|tested|validated|built|designed|made|meets?|sterili[sz]ed) (?:in )?(?:(?:accordance|line) )?(?:to|with|per|against|under|by)? ?(?:the )?$/i;

const standardsNamed = (text: string): UnderstoodQuestion["standards"] =>
  standardsIn(text).map((one) => ({ ...one, isAside: aside.test(text.slice(0, one.start)) }));
/** The name of an actor that a question has other words for: "we bring it in" is said by an importer. */
const namedOtherwise = (actor: Actor | null): string[] =>
  actor === null || actor.implied || actor.names.some((name) => wordsOf(actor.words).join(" ").includes(name))
    ? []
    : actor.names.slice(0, 1);

/** Terms of the cities a question names: they tell whose law holds, and no law names them. */
const cityTermsIn = (text: string, { places }: CompiledRules): string[] =>
  places
    .mentionsIn(text)
    .filter(({ by }) => by === "city")
    .flatMap(({ start, end }) => termsOf(text.slice(start, end)));

/** Terms that say of a question after what something holds no more than that it is one: "elements of informed consent". */
const askedAsContents = new Set(termsOf("contents elements items components details"));

/** Terms that say of a question after where something stands no more than that it is one: "where is that written". */
const askedAsPlace = new Set(termsOf("written write stands stated found says"));

/** Most names of an event that are searched for. */
const mostNames = 4;

/** Most clauses of one question that are looked into. */
export const mostClauses = 12;

/** What a question is asked with. */
export interface QuestionContext {
  /** The kind of product it is narrowed to. */
  product?: ProductType | null;
  /** What an article or annex belongs to where the question does not say, such as `EU MDR`. */
  defaultRegulation?: string | null;
  /** Whether it is put to a person's own documents alone. */
  own?: boolean;
}

/** A question as its own words say it, whatever else it is asked with. */
export type ReadQuestion = Omit<UnderstoodQuestion, "product" | "clauses" | "clauses_left_out">;

/** Understands a question as its words were read. */
export function understand(read: ReadQuestion, { product = null, defaultRegulation }: QuestionContext): UnderstoodQuestion {
  const classes = read.classes_at.map((canonical): CitedClause => ({ canonical, normal: normalCitation(canonical) }));
  const clauses = [...recogniseCitations(read.text, defaultRegulation ?? undefined), ...classes];
  return {
    ...read,
    product,
    clauses: clauses.slice(0, mostClauses),
    clauses_left_out: clauses.slice(mostClauses).map(({ canonical }) => canonical),
  };
}

/** Reads the words of a question by its rules; `own` tells that it is put to a person's own documents alone. */
export function readQuestion(text: string, rules: CompiledRules, own: boolean): ReadQuestion {
  const plain = text.replace(/https?:\S+/g, " ");
  const language = rules.languages.otherThanEnglish(plain);
  const counterparts = own ? [] : rules.counterparts.find(plain);
  const meanings = [
    ...meaningsIn(plain),
    ...(own ? meaningsInDocuments(plain) : []),
    ...counterparts.map(({ said, here }) => ({ form: said, phrases: [here] })),
  ];
  const sequence = termsOf(plain);
  const wants = { ...wantedBy(text, rules.wanted), ...(own && { statistic: false }) };
  const said = [...new Set(sequence)].filter((term) => !isQuantity.test(term));
  const ofArt = new Set([...plain.matchAll(rules.termsOfArt)].flatMap(([words]) => termsOf(words)));
  const isAsking = (term: string) =>
    rules.words.asking.has(term) || (wants.contents && askedAsContents.has(term)) || (wants.clause && askedAsPlace.has(term));
  const telling = said.filter((term) => ofArt.has(term) || !isAsking(term));
  // "Since when does the MDR apply?" asks after nothing but a law: then its name is what is asked after.
  const subjects = telling.length === 0 && meanings.length > 0 && wants.number ? said : telling;
  const places = rules.places.placesIn(plain);
  const events = rules.eventsIn(plain);
  const actor = rules.actors.askedAbout(plain);
  const tellers = actor === null ? [] : rules.actors.tellingIn(plain).flatMap(termsOf);
  const claims = claimsIn(plain, rules.actors);
  const lawsAsked = [...new Set(places.flatMap(lawsIn))];
  const told = new Set([...events.flatMap((event) => event.told), ...cityTermsIn(plain, rules), ...tellers]);
  return {
    text,
    own,
    language,
    sequence,
    terms: new Set([...sequence, ...meanings.flatMap(({ phrases }) => phrases.flatMap(termsOf))]),
    concepts: [
      ...subjects.filter((term) => !told.has(term)).map((term) => ({ term, groups: [[term], ...groupsOf(term, meanings)] })),
      ...events.map(({ concept }) => concept),
      ...(own ? unsaidIn(meaningsInDocuments(plain), subjects) : []),
    ],
    phrases: [
      ...new Set([
        ...meanings.flatMap((meaning) => meaning.phrases),
        ...events.flatMap(({ terms }) => terms.slice(0, mostNames)),
        ...namedOtherwise(actor),
      ]),
    ],
    places,
    asked_in: rules.roles.askedIn(plain),
    origins: rules.roles.originsIn(plain),
    speaks_of: rules.roles.lawsSpokenOf(plain),
    law_of: lawsAsked,
    actor,
    presumed: rules.actors.presumed,
    area: rules.areaOf(plain),
    standards: standardsNamed(plain),
    title: titleNamedIn(plain),
    counterparts,
    classes_at: own ? [] : rules.classesAskedIn(plain, lawsAsked),
    earlier_law: own ? null : rules.earlierLawIn(plain, claims),
    named: namedThingsIn(plain, (term) => ({ term, groups: [[term], ...groupsOf(term, meanings)] })),
    wants,
    quantity: rules.quantityIn(text),
    claims,
    // What says nothing, and what is not understood, cannot be told to be improper.
    declined: said.length === 0 || language !== null ? null : rules.reasonToDecline(text, own),
  };
}

import type { Authority, ProductType } from "@clausewise/contracts";
import { authorityJurisdictions } from "@clausewise/contracts/vocabulary";
import { recogniseCitations, withoutCitations } from "../citations/citation-parser.ts";
import { asPhrase } from "../text/phrases.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { CompiledRules } from "./compiled-rules.ts";
import { inPlaces, listed, placesNamed, withNames, withoutPlaces } from "./place-phrases.ts";
import type { ProductMention } from "./products.ts";
import { subjectOf } from "./subject.ts";

export interface PreviousQuestion {
  question: string;
  /** As it was understood, where that was not as it was typed. */
  read_as: string | null;
  authority: Authority;
  /** Heading of the clause that answered it first. */
  heading?: string;
}

export interface FollowUp {
  /** The question with its context, or null where it stands by itself. */
  read_as: string | null;
  /** Whose rules it is about, where it names them. */
  authority: Authority | null;
  /** The kind of product it names instead of the earlier one. */
  product_type: ProductType | null;
}

const alone: FollowUp = { read_as: null, authority: null, product_type: null };

const leadIn =
  /^(?:(?:ok(?:ay)?|thanks|thank you|so|but|and|also|or|then|now)[,.!]? +)*(?:(?:what|how) about|what of|what if it is|(?:is it |it's )?(?:the )?same (?:question )?(?=for|in|under|with|to)|same(?: again)?,?|and|also|or|but|so)? */i;
const aboutWithin = /,? (?:what|how) about(?= )/i;
const askingWord =
  /\b(?:what|which|who|whom|whose|how|when|where|why|must|shall|should|does|do|did|is|are|can|could|may|need|needs|has|have|had|will|would|apply|applies)\b/i;
const preposition = /^(?:in|for|under|with|without|to|by|from|on|at|after|before|during|as of|since|within|if|when it is|between|per)\b/i;

const pronoun =
  /\b(?:it|its|they|them|their|theirs|those|these|such|thereof|this|here|there(?! (?:is|are|any|a|an|was|were)\b))\b|\b(?:is|are|do|does|did|about|of|for|on|to|with|by|under|in|than|after|before|why|when|how|explain|define|clarify|quote|means?) (?:there|that)(?=\s*(?:$|[?.!,]|appl|mean|hold|in|for|to|under|too|also|still|then|rule|requirement|report|section|clause|deadline|exemption|period|document|notice|required|mandatory|true))/i;
/** "Is it required to register?" speaks of registering, not of something said before; "those who" likewise. */
const emptyPronoun =
  /\b(?:is|was|would|does) it (?:be )?(?:true|correct|right|required|necessary|mandatory|allowed|possible|legal|permitted|ok|okay|acceptable|enough|sufficient|better|recommended|take|matter) (?:that|to|for [^?]* to|if|when)\b|\b(?:those|these|such) (?:who|which|that|as|a|an)\b|\bthis (?:year|month|week|day)\b/gi;

const classPattern =
  /\bclass(?:es)? (?:I{1,3}[ab]?|IV|[1-4][ab]?|[A-D])(?:(?:,| and| or|\/) ?(?:class )?(?:I{1,3}[ab]?|IV|[A-D]))*(?![\w-])/gi;

interface Read {
  /** The follow-up without what leads it in, its places written as names. */
  text: string;
  hasLeadIn: boolean;
  places: string[];
  elsewhere: boolean;
  deviceClass: string | null;
  product: ProductMention | null;
  actor: string | null;
  /** Terms that neither ask nor name one of these. */
  own: string[];
}

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\s?.!,;:]+$/, "");

function readParts(question: string, rules: CompiledRules): Read {
  const named = withNames(trimmed(question), rules.places);
  const led = leadIn.exec(named)?.[0] ?? "";
  const text = named.slice(led.length).replace(aboutWithin, " ").trim();
  const elsewhere = withoutPlaces(text, rules.places);
  const deviceClass = text.match(classPattern)?.[0] ?? null;
  const kind = rules.products.firstIn(elsewhere);
  const rest = rules.products.without(rules.actors.without(elsewhere.replace(classPattern, " ")));
  return {
    text,
    hasLeadIn: led.trim() !== "" || aboutWithin.test(named),
    places: placesNamed(text, rules.places),
    elsewhere: rules.followUps.elsewhere.test(text),
    deviceClass,
    product: deviceClass !== null && kind?.area === "device" ? null : kind,
    actor: rules.actors.firstIn(text)?.words ?? null,
    own: [...new Set(termsOf(rest))].filter((term) => !rules.words.unspecific.has(term)),
  };
}

const namesPart = ({ places, elsewhere, deviceClass, product, actor }: Read): boolean =>
  places.length > 0 || elsewhere || deviceClass !== null || product !== null || actor !== null;

/** Whether a question means nothing, or something else, without the one before it. */
function leansOnContext(read: Read, rules: CompiledRules): boolean {
  const { text, hasLeadIn, own } = read;
  if (recogniseCitations(text).length > 0 && askingWord.test(text)) return false;
  const specific = own.filter((term) => !rules.words.sides.has(term));
  const plain = text.replace(emptyPronoun, " ");
  const points = pointingBack(plain, rules.actors);
  if (
    points !== null &&
    (specific.length <= 2 || termsOf(plain.slice(0, points.index)).every((term) => rules.words.unspecific.has(term)))
  ) {
    return specific.length <= 5;
  }
  if (!askingWord.test(text)) {
    if (hasLeadIn || preposition.test(text)) return own.length <= 5;
    return specific.length === 0 && (own.length > 0 || namesPart(read)) && text.split(" ").length <= 6;
  }
  if (specific.length > 0) return false;
  return hasLeadIn || (own.length <= 2 && (own.length > 0 || !isWhole(read)));
}

/** A word that points back; "they" after someone with duties means them. */
function pointingBack(text: string, actors: CompiledRules["actors"]): RegExpExecArray | null {
  const found = pronoun.exec(text);
  const isPerson = found !== null && /^the(?:y|m|irs?)$/i.test(found[0]);
  return isPerson && actors.firstIn(text.slice(0, found.index)) !== null ? null : found;
}

/** "What must a manufacturer do in the EU?" asks little, but it asks it of someone, somewhere. */
const isWhole = ({ places, product, actor, deviceClass }: Read): boolean =>
  [places.length > 0, product !== null, actor !== null, deviceClass !== null].filter(Boolean).length >= 2;

const choices = Object.entries(authorityJurisdictions) as [Authority, readonly string[] | null][];
const authorityOfPlace = (place: string): Authority => choices.find(([, codes]) => codes?.includes(place))?.[0] ?? "MULTI_AUTHORITY";
const placeOfAuthority = (authority: Authority): string | undefined => authorityJurisdictions[authority]?.[0];

function authorityOf({ places, elsewhere }: Read, compares: boolean): Authority | null {
  const [only] = places;
  if (elsewhere || places.length > 1 || (compares && places.length > 0)) return "MULTI_AUTHORITY";
  if (only === undefined) return null;
  return authorityOfPlace(only);
}

/** The earlier question without clauses, which say nothing elsewhere; where nothing is left to ask about, the heading of the clause stands for it. */
function withoutClauses(base: string, heading: string | undefined, { words }: CompiledRules): string {
  const left = withoutCitations(base);
  if (left === base) return base;
  const says = termsOf(left).some((term) => !words.unspecific.has(term) && !words.sides.has(term));
  if (says || heading === undefined || heading.trim() === "") return says ? left : base;
  return `What is required on ${asPhrase(heading)}`;
}

function ofClass(base: string, deviceClass: string): string {
  let replaced = false;
  const swapped = base.replace(classPattern, () => {
    const first = !replaced;
    replaced = true;
    return first ? deviceClass : "";
  });
  return replaced ? swapped.replace(/\s+/g, " ") : `${base} for ${deviceClass} devices`;
}

/** The follow-up names parts alone: the earlier question is asked again with them. */
function exchanged(base: string, read: Read, authority: Authority, { places, actors, products, followUps }: CompiledRules): string {
  const { deviceClass, product, actor } = read;
  if (followUps.comparing.test(read.text) && read.places.length === 1) {
    const own = placesNamed(base, places)[0] ?? placeOfAuthority(authority);
    const both = [...new Set([...(own === undefined ? [] : [own]), ...read.places])];
    return `${inPlaces(base, { places: [], elsewhere: true }, places, false)} in ${listed(both, places)}`;
  }
  let text = base;
  if (deviceClass !== null) text = ofClass(text, deviceClass);
  else if (product !== null) text = products.exchanged(text, product.words);
  if (actor !== null) text = actors.exchanged(text, actor) ?? `${text} for ${actor}`;
  return inPlaces(text, read, places, true);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Most characters of an earlier question that are carried on. */
const mostCarried = 300;

/** What an earlier question asked, its story left out where that is long. */
function coreOf({ question, read_as }: PreviousQuestion): string {
  const whole = (read_as ?? question).trim().replace(/\s+/g, " ");
  const asks = whole.length > mostCarried ? [...whole.matchAll(/[^.?!]+\?/g)].map(([one]) => one.trim()).join(" ") : whole;
  return trimmed((asks === "" ? whole : asks).slice(-2 * mostCarried));
}

/** Reads a question that may lean on the one before it, by the rules it is read by. */
export function readFollowUp(previous: PreviousQuestion, question: string, rules: CompiledRules): FollowUp {
  const { comparing } = rules.followUps;
  const read = readParts(question, rules);
  const core = coreOf(previous);
  if (read.text === "" || core === "" || !leansOnContext(read, rules)) return alone;
  const compares = comparing.test(read.text);
  const authority = authorityOf(read, compares);
  const moves = authority !== null && authority !== previous.authority;
  const base = moves ? withoutClauses(core, previous.heading, rules) : core;
  const specific = read.own.filter((term) => !comparing.test(term));
  const asksMore = specific.length > 0 || (askingWord.test(read.text) && !namesPart(read)) || pronoun.test(read.text);
  const joined = asksMore && !compares ? joinedWith(base, read, rules) : exchanged(base, read, previous.authority, rules);
  return { read_as: `${sentence(joined)}?`, authority, product_type: read.product?.area ?? null };
}

const isOneThing = (text: string): boolean => /^an? /i.test(text) && !askingWord.test(text);

/** The follow-up asks after another side of the matter: its own words come first, then what the matter is. */
function joinedWith(base: string, read: Read, { places, actors }: CompiledRules): string {
  const placed = inPlaces(base, read, places, false);
  if (!askingWord.test(read.text) && preposition.test(read.text)) return `${placed} ${read.text}`;
  const subject = subjectOf(placed, actors);
  if (isOneThing(read.text) && isOneThing(subject) && !askingWord.test(read.text)) return placed.replace(subject, read.text);
  return `${read.text}: ${subject}`;
}

import type { Authority, ProductType } from "@clausewise/contracts";
import { recogniseCitations } from "../citations/citation-parser.ts";
import { asPhrase } from "../text/phrases.ts";
import { termsOf } from "../text/tokenizer.ts";
import { actorPattern } from "./actors.ts";
import { placeNames, placePattern, placesNamed, withNames } from "./places.ts";
import { classPattern, productIn, products } from "./product-words.ts";
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

/** Words that ask after one side of a matter without saying of which. */
const facets = new Set(
  termsOf(
    `exception exempt exemption exclusion waiver penalty fine sanction consequence fee cost price form format record records retention keep kept retain
    submit submission sign signature template extension late guidance standard evidence example deadline day time step procedure process timeline happen
    happened content change update apply application transition copy responsible responsibility notify notification inform address language translate
    deliver send whom person role definition define meaning document documented documentation detail source exactly clause rule requirement report reported
    reporting frequency often period start begin end expire expiry valid validity renewal renew fail failure miss missed non-compliance violate violation
    check verify publish public electronic electronically paper online website portal accept refuse reject review approve approval long short minimum maximum
    clock count calculate calendar limit number many much soon early information difference differ compare compared reason purpose different additional further list element item`,
  ),
);
const unspecific = new Set(
  termsOf(
    `answer apply applicable ask authority cite company compliance comply country law legal main market month manufacturer official point
    provide provision regulate regulation regulatory require required section state year week hour work business device product class
    and the also same question rule other elsewhere anywhere`,
  ),
);

interface Read {
  /** The follow-up without what leads it in, its places written as names. */
  text: string;
  hasLeadIn: boolean;
  places: string[];
  elsewhere: boolean;
  deviceClass: string | null;
  product: ReturnType<typeof productIn>;
  actor: string | null;
  /** Terms that neither ask nor name one of these. */
  own: string[];
}

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\s?.!,;:]+$/, "");

function readParts(question: string): Read {
  const named = withNames(trimmed(question));
  const led = leadIn.exec(named)?.[0] ?? "";
  const text = named.slice(led.length).replace(aboutWithin, " ").trim();
  const rest = text.replace(placePattern, " ").replace(classPattern, " ").replace(new RegExp(actorPattern.source, "gi"), " ");
  const deviceClass = text.match(classPattern)?.[0] ?? null;
  const kind = productIn(text.replace(placePattern, " "));
  const withoutProduct = products.reduce((left, { pattern }) => left.replace(new RegExp(pattern.source, "gi"), " "), rest);
  return {
    text,
    hasLeadIn: led.trim() !== "" || aboutWithin.test(named),
    places: placesNamed(text),
    elsewhere:
      /\b(?:other|all|any other) (?:countries|markets|jurisdictions|authorities|regions)\b|\belsewhere\b|\b(?:world-?wide|globally|internationally)\b/i.test(
        text,
      ),
    deviceClass,
    product: deviceClass !== null && kind?.type === "device" ? null : kind,
    actor: actorPattern.exec(text)?.[0] ?? null,
    own: [...new Set(termsOf(withoutProduct))].filter((term) => !unspecific.has(term)),
  };
}

const namesPart = ({ places, elsewhere, deviceClass, product, actor }: Read): boolean =>
  places.length > 0 || elsewhere || deviceClass !== null || product !== null || actor !== null;

/** Whether a question means nothing, or something else, without the one before it. */
function leansOnContext(read: Read): boolean {
  const { text, hasLeadIn, own } = read;
  if (recogniseCitations(text).length > 0 && askingWord.test(text)) return false;
  const specific = own.filter((term) => !facets.has(term));
  const plain = text.replace(emptyPronoun, " ");
  const points = pointingBack(plain);
  if (points !== null && (specific.length <= 2 || termsOf(plain.slice(0, points.index)).every((term) => unspecific.has(term)))) {
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
function pointingBack(text: string): RegExpExecArray | null {
  const found = pronoun.exec(text);
  return found !== null && /^the(?:y|m|irs?)$/i.test(found[0]) && actorPattern.test(text.slice(0, found.index)) ? null : found;
}

/** "What must a manufacturer do in the EU?" asks little, but it asks it of someone, somewhere. */
const isWhole = ({ places, product, actor, deviceClass }: Read): boolean =>
  [places.length > 0, product !== null, actor !== null, deviceClass !== null].filter(Boolean).length >= 2;

function authorityOf({ places, elsewhere }: Read, compares: boolean): Authority | null {
  const [only] = places;
  if (elsewhere || places.length > 1 || (compares && places.length > 0)) return "MULTI_AUTHORITY";
  if (only === undefined) return null;
  const known: Readonly<Record<string, Authority>> = { EU: "EU_MDR", CA: "HEALTH_CANADA", US: "FDA" };
  return known[only] ?? "MULTI_AUTHORITY";
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
const nounOf = (place: string): string => placeNames[place]?.noun ?? place;

/** Citations of a jurisdiction say nothing in another. */
const citationWords =
  /(?:\b(?:under|in|of|to|by|per|with|from|according to) )?(?:\b(?:EU )?(?:MDR|IVDR),? (?:Articles?|Annex(?:es)?) [\dIVX]+(?:\(\d+\))*|\b\d{1,2} ?CFR (?:parts? |§ ?)?\d+(?:\.\d+)?(?:\([a-z\d]+\))*|\bFD&C Act(?: section)? \d{3}[A-Z]?(?:\([a-z\d]+\))*|\bSOR\/98-282(?: s\. ?\d+(?:\.\d+)?)?|\b(?:EU )?(?:MDR|IVDR)(?= article| annex))/gi;

/** The earlier question without clauses; where nothing is left to ask about, the heading of the clause stands for it. */
function withoutClauses(base: string, heading: string | undefined): string {
  const left = base.replace(citationWords, " ").replace(/\s+/g, " ").trim();
  if (left === base) return base;
  const says = termsOf(left).some((term) => !unspecific.has(term) && !facets.has(term));
  if (says || heading === undefined || heading.trim() === "") return says ? left : base;
  return `What is required on ${asPhrase(heading)}`;
}

/** The earlier question with other places; `append` where the follow-up itself does not say them. */
function inPlaces(base: string, read: Read, append: boolean): string {
  const asks = read.places.filter((place) => !placesNamed(base).includes(place)).length > 0 || read.elsewhere;
  if (!asks) return base;
  const to = listed(read.places.map(nounOf));
  let replaced = false;
  const swapped = base.replace(placePattern, (_whole, before: string | undefined, _name, owner: string | undefined) => {
    if (replaced || to === "") return before === undefined && owner === undefined ? "the authority" : "";
    replaced = true;
    if (before !== undefined) return `in ${to}`;
    return owner === undefined ? to : `${to}'s`;
  });
  const tidy = swapped.replace(/\s+/g, " ").trim();
  if (replaced || !append) return tidy;
  return to === "" ? `${tidy} in other countries` : `${tidy} in ${to}`;
}

const isPlural = (words: string): boolean => /(?:[^s]s|ies)$/i.test(words) && !/\b(?:a|an) /i.test(words);

function ofActor(base: string, actor: string): string {
  const found = actorPattern.exec(base);
  if (found === null) return `${base} for ${actor}`;
  const name = actor.replace(/^(?:a|an|the|our|my|any|each|every|all) /i, "");
  const wantsOne = !isPlural(found[0]);
  const one = name.replace(/ies$/i, "y").replace(/([^s])s$/i, "$1");
  const many = /y$/i.test(one) ? one.replace(/y$/i, "ies") : `${one}s`;
  const article = /^[aeiou]/i.test(one) && !/^(?:us|eu)/i.test(one) ? "an" : "a";
  const said = wantsOne ? `${article} ${one}` : many;
  return base.slice(0, found.index) + said + base.slice(found.index + found[0].length);
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

function ofProduct(base: string, words: string): string {
  const kinds = products.map(({ pattern }) => pattern.source).join("|");
  const before = new RegExp(`\\bfor (?:a |an |the |our )?(?:class \\w+ )?(?:${kinds})(?=$|[?,]| (?:in|under|by|to)\\b)`, "i");
  return before.test(base) ? base.replace(before, `for ${words}`) : `${base} for ${words}`;
}

const comparing = /\b(?:compared?|differ(?:s|ent|ence)?|versus|vs)\b/i;

/** The follow-up names parts alone: the earlier question is asked again with them. */
function exchanged(base: string, read: Read, authority: Authority): string {
  const { deviceClass, product, actor } = read;
  let text = base;
  if (comparing.test(read.text) && read.places.length === 1) {
    const own = placesNamed(base)[0] ?? { FDA: "US", EU_MDR: "EU", HEALTH_CANADA: "CA", MULTI_AUTHORITY: "" }[authority];
    const both = [...new Set([own, ...read.places])].filter((place) => place !== "");
    return `${inPlaces(text, { ...read, places: [], elsewhere: true }, false)} in ${listed(both.map(nounOf))}`;
  }
  if (deviceClass !== null) text = ofClass(text, deviceClass);
  else if (product !== null) text = ofProduct(text, product.words);
  if (actor !== null) text = ofActor(text, actor);
  return inPlaces(text, read, true);
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

/** Reads a question that may lean on the one before it ("and in the EU?", "how long?", "who must do that?"). */
export function readFollowUp(previous: PreviousQuestion, question: string): FollowUp {
  const read = readParts(question);
  const core = coreOf(previous);
  if (read.text === "" || core === "" || !leansOnContext(read)) return alone;
  const authority = authorityOf(read, comparing.test(read.text));
  const moves = authority !== null && authority !== previous.authority;
  const base = moves ? withoutClauses(core, previous.heading) : core;
  const specific = read.own.filter((term) => !comparing.test(term));
  const asksMore = specific.length > 0 || (askingWord.test(read.text) && !namesPart(read)) || pronoun.test(read.text);
  const joined = asksMore && !comparing.test(read.text) ? joinedWith(base, read) : exchanged(base, read, previous.authority);
  return { read_as: `${sentence(joined)}?`, authority, product_type: read.product?.type ?? null };
}

const isOneThing = (text: string): boolean => /^an? /i.test(text) && !askingWord.test(text);

/** The follow-up asks after another side of the matter: its own words come first, then what the matter is. */
function joinedWith(base: string, read: Read): string {
  if (!askingWord.test(read.text) && preposition.test(read.text)) return `${inPlaces(base, read, false)} ${read.text}`;
  const placed = inPlaces(base, read, false);
  const subject = subjectOf(placed);
  if (isOneThing(read.text) && isOneThing(subject) && !askingWord.test(read.text)) return placed.replace(subject, read.text);
  return `${read.text}: ${subject}`;
}

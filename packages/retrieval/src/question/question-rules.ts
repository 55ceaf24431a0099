import type { KindsOfWord } from "./request-signs.ts";

/** A rule that a text falls under where a regular expression, without regard to capitals, fits it. */
interface PatternRule {
  title: string;
  pattern: string;
}

/** What names places beside the register of jurisdictions. */
export interface PlaceRules {
  /** By code (`title`): further names, words that belong to nobody else, and how it stands in a sentence. */
  named: readonly { title: string; names: readonly string[]; signs: readonly string[]; said: string | null }[];
  /** What stands before or after a place whose law is not asked for: it tells whence something comes, or whose approval is accepted. */
  beside: readonly PatternRule[];
  /** By code: patterns of words that belong to its law, such as `510(k)`. */
  ownWords: Readonly<Record<string, readonly string[]>>;
  /** Phrases that hold a name of a place and mean something else. */
  lookalikes: readonly string[];
  /** Names that are everyday words without their capital. */
  everyday: readonly string[];
  /** Adjectives that name a language too. */
  languages: readonly string[];
  /** Acronyms that stand for other things as well as for an authority or place. */
  ambiguous: readonly string[];
}

/** An actor. */
interface ActorRule {
  title: string;
  /** Names in the singular, and words that may stand before one. */
  names: readonly string[];
  before: readonly string[];
  /** Regular expressions, without regard to capitals, over other words for it, and over words that let it be supposed. */
  plain: string | null;
  implied: string | null;
  /** Titles of those whose duties are not its own. */
  unlike: readonly string[];
  /** Titles of those before whom it is presumed where nobody is named; empty where it never is. */
  presumedBefore: readonly string[];
}

/** Everything that questions are read by; the product's own is in `static-data/questions`. */
export interface QuestionRules {
  /** Requests that are not answered, each with why in a polite sentence; `unless` fits those that are all the same; `intent` names what such requests are for. */
  declined: readonly { pattern: string; reason: string; unless?: string | null; intent?: string | null }[];
  /** Words that tell alike what a request is for. */
  kindsOfWord: KindsOfWord;
  /** Words that hold sentences of a language together, by its name. */
  languages: readonly { title: string; words: string }[];
  places: PlaceRules;
  /** Those who have duties. */
  actors: readonly ActorRule[];
  /** Kinds of product; the first that fits holds, and `area` is null where a name does not change the area. */
  products: readonly { area: string | null; pattern: string }[];
  /** Words that belong to one kind of product; titles are product types. */
  areas: readonly PatternRule[];
  /** What happened, in plain words and in those of the field. */
  events: readonly (PatternRule & { terms: readonly string[] })[];
  wanted: readonly PatternRule[];
  /** Sorts of number that are asked for; the first that fits holds. */
  quantities: readonly PatternRule[];
  lists: readonly { title: string; words: string }[];
  followUps: readonly PatternRule[];
  /** Names of things whose words say little one by one. */
  terms: readonly PatternRule[];
  /** What several laws call otherwise: by jurisdiction what its law is searched for, and what it is known by. */
  counterparts: readonly { names: readonly { code: string; searched: string; known: readonly string[] }[] }[];
  /** Laws that others took the place of: names of both, in full first, as parts of regular expressions, what both are cited by, and the last day of the earlier one. */
  earlierLaws: readonly { earlier: readonly string[]; later: readonly string[]; clause: string; last: string }[];
  /** By jurisdiction (`title`) the clause by which its law has classes of devices. */
  deviceClasses: readonly { title: string; clause: string }[];
}

import { type Rule, rulesOf } from "./rules.ts";

/** Questions that show the bounds of a rule. */
interface Shown {
  title: string;
  fits: string[];
  not: string[];
}

/** A rule that a question falls under where a regular expression, without regard to capitals, fits it. */
interface PatternRule extends Shown {
  pattern: string;
}

/** An actor; `names` are in the singular. */
interface ActorRule extends Shown {
  names: string[];
  /** Words that may stand before a name. */
  before: string[];
  /** Regular expressions over other words for it, and over words that let it be supposed. */
  plain: string | null;
  implied: string | null;
  /** Titles of those whose duties are not its own. */
  unlike: string[];
  /** Titles of those before whom it is presumed where nobody is named; empty where it never is. */
  presumedBefore: string[];
}

/** A kind of product by its area; null where its name does not change the area. */
interface ProductRule extends PatternRule {
  area: string | null;
}

/** What names a place beside the register of jurisdictions; titles are codes. */
interface PlaceRule extends Shown {
  names: string[];
  signs: string[];
  said: string | null;
}

/** Something that happened, as people tell it; `terms` are what the field calls it. */
interface EventRule extends PatternRule {
  terms: string[];
}

/** A request that is not answered; `fits` are declined for the reason, `not` are answered. */
interface DeclinedRequest extends PatternRule {
  /** Why, in a polite sentence. */
  reason: string;
  /** What shows that it is to be answered all the same. */
  unless: string | null;
  /** What such requests are for, as a model tells it; null where it does not. */
  intent: string | null;
}

const shown = (rule: Rule): Shown => ({ title: rule.title, fits: rule.listOf("fits"), not: rule.listOf("not") });
const ofPattern = (rule: Rule): PatternRule => ({ ...shown(rule), pattern: rule.of("pattern") });
const fieldsIn = (rules: readonly Rule[], field: string): string[] => rules.flatMap((rule) => rule.listOf(field));

function places() {
  const rules = rulesOf("questions/places");
  const under = (section: string) => rules.filter((rule) => rule.section === section);
  const lookalikes = under("What only looks like a place");
  return {
    beside: under("Not whose law is asked for").map(ofPattern),
    named: under("Also named by").map((rule): PlaceRule => ({
      ...shown(rule),
      names: rule.listOf("names"),
      signs: rule.listOf("signs"),
      said: rule.mayOf("said"),
    })),
    lookalikes: fieldsIn(lookalikes, "phrases"),
    ownWords: { US: fieldsIn(lookalikes, "us"), EU: fieldsIn(lookalikes, "eu"), CA: fieldsIn(lookalikes, "ca") },
    everyday: fieldsIn(lookalikes, "small"),
    languages: fieldsIn(lookalikes, "languages"),
    ambiguous: fieldsIn(lookalikes, "ambiguous"),
  };
}

/** What several laws call otherwise than each other. */
interface CounterpartRule extends Shown {
  names: { code: string; searched: string; known: string[] }[];
}

/** A law that another took the place of on the day after `last`; names are parts of regular expressions, in full first. */
interface EarlierLawRule extends Shown {
  earlier: string[];
  later: string[];
  clause: string;
  last: string;
}

const earlierLaws = () =>
  rulesOf("questions/earlier-laws").map((rule): EarlierLawRule => ({
    ...shown(rule),
    earlier: rule.listOf("earlier"),
    later: rule.listOf("later"),
    clause: rule.of("clause"),
    last: rule.of("last"),
  }));

const lawsWithNames = ["US", "EU", "GB", "CH", "CA"];

const counterparts = () =>
  rulesOf("questions/counterparts").map((rule): CounterpartRule => {
    const names = lawsWithNames.flatMap((code) => {
      const [searched, ...others] = rule.listOf(code.toLowerCase());
      if (searched === undefined) return [];
      return [
        searched.startsWith("~") ? { code, searched: searched.slice(1), known: others } : { code, searched, known: [searched, ...others] },
      ];
    });
    return { ...shown(rule), names };
  });

function words() {
  const rules = rulesOf("questions/words");
  const listed = rules.filter(({ section }) => section === "Lists");
  return {
    lists: listed.map((rule) => ({ ...shown(rule), words: rule.of("words") })),
    followUps: rules.filter(({ section }) => section === "Follow-ups").map(ofPattern),
    terms: rules.filter(({ section }) => section === "Terms of art").map(ofPattern),
  };
}

/** Everything that questions are read by, as tables with examples that show their bounds. */
export function builtInQuestionRules() {
  const kinds = rulesOf("questions/kinds-of-answer");
  const { lists, followUps, terms } = words();
  return {
    declined: rulesOf("questions/declined-requests").map((rule): DeclinedRequest => ({
      ...ofPattern(rule),
      reason: rule.of("reason"),
      unless: rule.mayOf("unless"),
      intent: rule.mayOf("intent"),
    })),
    kindsOfWord: rulesOf("questions/words-of-requests").map((rule) => ({ title: rule.title, words: rule.listOf("words") })),
    languages: rulesOf("questions/languages").map((rule) => ({ ...shown(rule), words: rule.of("words") })),
    places: places(),
    actors: rulesOf("questions/actors").map((rule): ActorRule => ({
      ...shown(rule),
      names: rule.listOf("names"),
      before: rule.listOf("before"),
      plain: rule.mayOf("plain"),
      implied: rule.mayOf("implied"),
      unlike: rule.listOf("unlike"),
      presumedBefore: rule.listOf("presumed_before"),
    })),
    products: rulesOf("questions/products").map((rule): ProductRule => ({
      ...ofPattern(rule),
      area: rule.of("area") === "none" ? null : rule.of("area"),
    })),
    areas: rulesOf("questions/areas").map(ofPattern),
    events: rulesOf("questions/events").map((rule): EventRule => ({ ...ofPattern(rule), terms: rule.listOf("terms") })),
    wanted: kinds.filter(({ section }) => section === "Wanted").map(ofPattern),
    quantities: kinds.filter(({ section }) => section === "Quantities").map(ofPattern),
    lists,
    followUps,
    terms,
    counterparts: counterparts(),
    earlierLaws: earlierLaws(),
    deviceClasses: rulesOf("questions/device-classes").map((rule) => ({ ...shown(rule), clause: rule.of("clause") })),
  };
}

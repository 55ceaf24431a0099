import { meaningsIn } from "../text/vocabulary.ts";
import { termsOf } from "../text/tokenizer.ts";
import { type Actors, createActors } from "./actors.ts";
import { createGazetteer, type Gazetteer } from "./gazetteer.ts";
import { createLanguages, type Languages } from "./languages.ts";
import { createPlaceRoles, type PlaceRoles } from "./place-roles.ts";
import { createProducts, type Products } from "./products.ts";
import { createAreaReader } from "./areas.ts";
import { type Counterparts, createCounterparts } from "./counterparts.ts";
import { type ClassReader, createClassReader } from "./device-classes.ts";
import { createEarlierLawFinder, type EarlierLawFinder } from "./earlier-laws.ts";
import { createIntentReader } from "./intents.ts";
import { createEventReader, type ToldEvent } from "./events.ts";
import type { QuestionRules } from "./question-rules.ts";
import type { ProductType } from "@clausewise/contracts";
import requestIntents from "../models/request-intents.json" with { type: "json" };
import { quantities, type Quantity, type Wanted } from "./understood-question.ts";

/** The tables that questions are read by, ready to be used. */
export interface CompiledRules {
  languages: Languages;
  places: Gazetteer;
  roles: PlaceRoles;
  counterparts: Counterparts;
  /** The law that another took the place of, where a question is about it. */
  earlierLawIn: EarlierLawFinder;
  /** Where some laws have the classes of devices that a question asks for and asks nothing else of. */
  classesAskedIn: ClassReader;
  actors: Actors;
  products: Products;
  /** The kind of product that a question's words belong to. */
  areaOf(question: string): ProductType | null;
  /** What happened in a story. */
  eventsIn(question: string): ToldEvent[];
  /** Terms by what they do not say. */
  words: Record<"asking" | "sides" | "unspecific", ReadonlySet<string>>;
  /** Terms whose words say little one by one. */
  termsOfArt: RegExp;
  wanted: Record<keyof Wanted, RegExp>;
  /** The sort of number a question asks for. */
  quantityIn(question: string): Quantity | null;
  followUps: Record<"comparing" | "elsewhere", RegExp>;
  /** Why a request is not answered; null where it is. Of one's own documents anything may be asked but for help to deceive. */
  reasonToDecline(question: string, own?: boolean): string | null;
}

function titled<Row extends { title: string }>(rows: readonly Row[], title: string): Row {
  const row = rows.find((one) => one.title === title);
  if (row === undefined) throw new Error(`a rule named ${title} is missing`);
  return row;
}

/** Whether a request holds a short form of the field in capitals: few that are about something else do. */
const saysShortForm = (question: string): boolean =>
  meaningsIn(question).some(({ form }) => form.length > 2 && new RegExp(`\\b${form.toUpperCase()}\\b`).test(question));

/** Tells why a request is not answered: a rule fits it, or it is surely meant for what the rules of some intent decline. */
function declinesBy(
  { declined, kindsOfWord }: Pick<QuestionRules, "declined" | "kindsOfWord">,
  { isOfTheField, asksToTell, asksOfDuty }: Record<"isOfTheField" | "asksToTell" | "asksOfDuty", (question: string) => boolean>,
): CompiledRules["reasonToDecline"] {
  const rules = declined.map(({ pattern, unless, reason, intent }) => ({
    intent,
    fits: new RegExp(pattern, "i"),
    unless: unless ? new RegExp(unless, "i") : null,
    reason,
  }));
  const reasons = new Map(declined.flatMap(({ intent, reason }) => (intent ? [[intent, reason] as const] : [])));
  const intentOf = createIntentReader(kindsOfWord, requestIntents);
  return (question, own = false) => {
    const isDeclined = (intent: string | null | undefined) => !own || intent === "deceive";
    const plain = question.replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, " ");
    const isOfDuty = asksOfDuty(plain);
    const rule = rules.find(
      ({ fits, unless, intent }) => isDeclined(intent) && !(intent === "care" && isOfDuty) && fits.test(plain) && !unless?.test(plain),
    );
    const likely = intentOf(plain);
    const isProper =
      likely === "deceive" ? asksToTell(plain) : isOfTheField(question) || (likely === "offtopic" && saysShortForm(question));
    const meant = isProper ? null : likely;
    return rule?.reason ?? (isDeclined(meant) ? reasons.get(meant ?? "") : null) ?? null;
  };
}

/** Makes the tables ready: once, for it takes some milliseconds. */
export function compileRules(rules: QuestionRules): CompiledRules {
  const pattern = (rows: QuestionRules["wanted"], title: string) => new RegExp(titled(rows, title).pattern, "i");
  const listed = (title: string) => new Set(termsOf(titled(rules.lists, title).words));
  const asked = rules.quantities.map((one) => ({
    fits: new RegExp(one.pattern, "i"),
    sort: quantities.find((sort) => sort === one.title),
  }));
  const places = createGazetteer(rules.places);
  const roles = createPlaceRoles(rules.places, places);
  const counterparts = createCounterparts(rules.counterparts, places, roles);
  const [duties, telling] = [pattern(rules.terms, "duties"), pattern(rules.terms, "telling")];
  const termsOfArt = new RegExp(pattern(rules.terms, "terms"), "gi");
  return {
    languages: createLanguages(rules.languages),
    places,
    roles,
    counterparts,
    earlierLawIn: createEarlierLawFinder(rules.earlierLaws),
    classesAskedIn: createClassReader(rules.deviceClasses, places),
    actors: createActors(rules.actors),
    products: createProducts(rules.products),
    areaOf: createAreaReader(rules.areas),
    eventsIn: createEventReader(rules.events),
    words: { asking: listed("asking"), sides: listed("sides"), unspecific: listed("unspecific") },
    termsOfArt,
    wanted: {
      number: pattern(rules.wanted, "number"),
      clause: pattern(rules.wanted, "clause"),
      list: pattern(rules.wanted, "list"),
      contents: pattern(rules.wanted, "contents"),
      meaning: pattern(rules.wanted, "meaning"),
      guidance: pattern(rules.wanted, "guidance"),
      standing: pattern(rules.wanted, "standing"),
      date: pattern(rules.wanted, "date"),
      form: pattern(rules.wanted, "form"),
      change: pattern(rules.wanted, "change"),
      statistic: pattern(rules.wanted, "statistic"),
    },
    quantityIn: (question) => asked.find(({ fits }) => fits.test(question))?.sort ?? null,
    followUps: { comparing: pattern(rules.followUps, "comparing"), elsewhere: pattern(rules.followUps, "elsewhere") },
    reasonToDecline: declinesBy(rules, {
      isOfTheField: (question) => question.search(termsOfArt) >= 0 || duties.test(question) || counterparts.find(question).length > 0,
      asksToTell: (question) => telling.test(question),
      // Whoever asks whom to tell of a harm asks for no treatment of it.
      asksOfDuty: (question) => telling.test(question) || duties.test(question),
    }),
  };
}

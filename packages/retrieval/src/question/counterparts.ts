import { lawsIn } from "@clausewise/contracts/jurisdictions";
import type { Gazetteer } from "./gazetteer.ts";
import type { PlaceRoles } from "./place-roles.ts";
import type { QuestionRules } from "./question-rules.ts";

/** What a question calls by a name of another law than the one it asks for. */
export interface Counterpart {
  /** As the question has it: "EC REP". */
  said: string;
  /** What the law asked for calls it. */
  here: string;
}

/** Finds names of other laws. */
export interface Counterparts {
  /** None where nothing tells whose law is asked for, or a question speaks of both. */
  find(question: string): Counterpart[];
}

interface Mention {
  code: string;
  said: string;
  start: number;
}

const patternOf = (name: string): string => name.replace(/[()]/g, String.raw`\$&`).replace(/[ -]/g, "[ -]");

/** Makes the names ready that laws have for the same thing. */
export function createCounterparts(rules: QuestionRules["counterparts"], places: Gazetteer, roles: PlaceRoles): Counterparts {
  const things = rules.map(({ names }) =>
    names.map(({ code, searched, known }) => ({
      code,
      searched,
      fits: known.length === 0 ? null : new RegExp(`(?<![\\w-])(?:${known.map(patternOf).join("|")})s?(?!\\w)`, "gi"),
    })),
  );
  const mentionsOf = (thing: (typeof things)[number], text: string): Mention[] =>
    thing.flatMap(({ code, fits }) =>
      fits === null ? [] : [...text.matchAll(fits)].map((match) => ({ code, said: match[0], start: match.index })),
    );
  const lawsWithout = (text: string, said: readonly Mention[]): string[] => {
    const rest = said.reduce(
      (left, one) => left.slice(0, one.start) + " ".repeat(one.said.length) + left.slice(one.start + one.said.length),
      text,
    );
    const origins = roles.originsIn(rest);
    return places
      .placesIn(rest)
      .filter((place) => !origins.includes(place))
      .flatMap(lawsIn);
  };

  function find(text: string): Counterpart[] {
    const said = things.map((thing) => mentionsOf(thing, text));
    if (said.every((mentions) => mentions.length === 0)) return [];
    const laws = lawsWithout(text, said.flat());
    return things.flatMap((thing, nth) => {
      const mentions = said[nth] ?? [];
      if (mentions.some(({ code }) => laws.includes(code))) return [];
      const here = thing.filter(({ code }) => laws.includes(code));
      return mentions.flatMap((mention) => here.map(({ searched }) => ({ said: mention.said, here: searched })));
    });
  }

  return { find };
}

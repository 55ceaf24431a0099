import type { Gazetteer, PlaceMention } from "./gazetteer.ts";
import type { PlaceRules } from "./question-rules.ts";

/** Tells for which of the places that a text names its law is asked. */
export interface PlaceRoles {
  /** Codes of those; what only goes with a place, such as EUDAMED, does not ask for its law beside another. */
  askedIn(text: string): string[];
  /** Codes of places that a text names only as where something comes from: "made in Vietnam", "our Kenyan plant". */
  originsIn(text: string): string[];
  /** Codes of places of whose law a text uses words that belong to no other: "510(k)". */
  lawsSpokenOf(text: string): string[];
}

const escaped = (word: string): string => word.replace(/[()]/g, "\\$&");

/** Makes the rules ready that tell what a place is named for. */
export function createPlaceRoles({ beside, ownWords }: Pick<PlaceRules, "beside" | "ownWords">, gazetteer: Gazetteer): PlaceRoles {
  const patterns = new Map(beside.map(({ title, pattern }) => [title, new RegExp(pattern, "i")]));
  const fits = (title: string, text: string): boolean => patterns.get(title)?.test(text) ?? false;
  const own = Object.entries(ownWords).map(
    ([code, words]) => [code, new RegExp(`(?<![\\w-])(?:${words.map(escaped).join("|")})(?!\\w)`, "i")] as const,
  );
  const isOrigin = (text: string, { by, start, end }: PlaceMention): boolean =>
    by === "adjective" ? fits("Origin after an adjective", text.slice(end)) : fits("Origin before", text.slice(0, start));
  const isAccepted = (text: string, { start, end }: PlaceMention): boolean =>
    fits("Accepted before", text.slice(0, start)) || fits("Accepted after", text.slice(end));
  const byPlace = (text: string) => [...Map.groupBy(gazetteer.mentionsIn(text), ({ code }) => code)];

  return {
    askedIn: (text) =>
      byPlace(text)
        .filter(([, mentions]) => mentions.some((one) => one.by !== "sign" && !isOrigin(text, one) && !isAccepted(text, one)))
        .map(([code]) => code),
    originsIn: (text) =>
      byPlace(text)
        .filter(([, mentions]) => mentions.every((one) => isOrigin(text, one)))
        .map(([code]) => code),
    lawsSpokenOf: (text) => own.filter(([, words]) => words.test(text)).map(([code]) => code),
  };
}

import type { translationLanguages } from "@clausewise/contracts/vocabulary";

/** A language that texts are translated between. */
export type Language = (typeof translationLanguages)[number];

/** Families of places in acts and documents that no translation turns into one another. */
export type PlaceFamily = "clause" | "annex" | "division" | "class" | "table";

/** How a language writes what a translation must leave as it is; patterns without capturing groups. */
export interface LanguageSpelling {
  /** What parts the whole from its fraction. */
  decimal: "." | ",";
  /** In which order a date of figures alone stands; null where a text's own use decides. */
  figures: "day first" | "year first" | null;
  /** Names of the twelve months, January first; none where months are numbered. */
  months: readonly string[];
  /** Words between day, month and year. */
  ofMonth: string;
  /** Words for units by the symbol that they are compared in. */
  units: Readonly<Record<string, string>>;
  /** Words for places that a number follows. */
  places: Readonly<Record<PlaceFamily, string>>;
  /** Words for places that follow their number. */
  placesBehind: Partial<Readonly<Record<PlaceFamily, string>>>;
  /** Words between the two ends of a range. */
  range: string;
  /** Words that multiply a number. */
  scales: readonly (readonly [pattern: string, factor: number])[];
  /** Numbers in words. */
  numbers: ReadonlyMap<string, number>;
}

/** Numbers in words out of lists that begin at zero, of tens, and of further ones. */
export function numbersOf(
  ones: string,
  tens: string,
  join: (ten: string, one: string, value: number) => readonly string[],
): Map<string, number> {
  const small = ones.split(" ").map((words) => words.split("/"));
  const found = new Map(small.flatMap((words, value) => words.map((word) => [word, value] as const)));
  tens.split(" ").forEach((words, nth) => {
    for (const ten of words.split("/")) {
      const value = (nth + 2) * 10;
      if (ten !== "-") found.set(ten, value);
      for (let one = 1; one < 10; one += 1)
        for (const word of small[one] ?? [])
          for (const joined of join(ten, word, value + one)) if (!found.has(joined)) found.set(joined, value + one);
    }
  });
  return found;
}

/** Numbers from a hundred to 199 and further whole hundreds, put beside the smaller ones. */
export function withHundreds(
  numbers: Map<string, number>,
  hundreds: string,
  join: (hundred: string, rest: string) => readonly string[],
): Map<string, number> {
  const below = [...numbers].filter(([, value]) => value > 0 && value < 100);
  hundreds.split(" ").forEach((words, nth) => {
    for (const hundred of words.split("/").map((word) => word.replaceAll("_", " "))) {
      numbers.set(hundred, (nth + 1) * 100);
      if (nth === 0) for (const [rest, value] of below) for (const joined of join(hundred, rest)) numbers.set(joined, 100 + value);
    }
  });
  return numbers;
}

/** Of languages whose numbers in words are read by their characters. */
export const noNumbers: ReadonlyMap<string, number> = new Map();

import type { Anchor } from "../manuscript/anchor.ts";
import type { Language, PlaceFamily } from "./languages/language-spelling.ts";
import { spellings } from "./languages/spellings.ts";

const families: readonly PlaceFamily[] = ["annex", "division", "class", "table", "clause"];

interface PlaceSigns {
  family: PlaceFamily;
  before: RegExp;
  behind: RegExp | null;
}

function signsOf(language: Language): PlaceSigns[] {
  const { places, placesBehind } = spellings[language];
  return families.map((family) => {
    const behind = placesBehind[family];
    return {
      family,
      // What a number is of stands before it, or before the list it is in.
      before: new RegExp(
        `(?<!\\p{L})(?:${places[family]}) ?[([]?(?:(?:[\\dIVX]+[a-z]?|\\([\\da-z]{1,3}\\))(?:, ?|,? (?-i:\\p{Ll}{1,3}) |-)){0,8}$`,
        "iu",
      ),
      behind: behind === undefined ? null : new RegExp(`^[\\]) ]?(?:의\\d+)?(?:${behind})`, "u"),
    };
  });
}

const known = new Map<Language, PlaceSigns[]>();
const longest = 60;

/** What a number is the number of, by the words around it. */
export function familyAt(plain: string, { start, end }: Anchor, language: Language): PlaceFamily | null {
  const signs = known.get(language) ?? signsOf(language);
  known.set(language, signs);
  const [before, after] = [plain.slice(Math.max(0, start - longest), start), plain.slice(end, end + 6)];
  if (/§§? ?$/.test(before)) return "clause";
  const behind = signs.find((sign) => sign.behind?.test(after));
  return (behind ?? signs.find((sign) => sign.before.test(before)))?.family ?? null;
}

import type { Gazetteer, PlaceMention } from "./gazetteer.ts";

/** Where a follow-up asks: in some places, or everywhere else. */
interface Whereabouts {
  places: readonly string[];
  elsewhere: boolean;
}

/** A place in a question with the words that go with it. */
interface PlacePhrase extends Pick<PlaceMention, "start" | "end"> {
  /** "in " before it, and "'s" after it. */
  preposition: string;
  owner: string;
}

const ledBy = /(?:^|\b)((?:in|within|under|to|by|with|from|of|for) )?(?:the )?$/i;
const ownedBy = /^['\u2019]s(?!\w)/;
const beforeNoun = /^ (?:authorit|regulat|law|rule|requirement)/i;

/** The places of a text as phrases that can be taken out: words that only belong to a place, such as EUDAMED, stay. */
function phrasesIn(text: string, gazetteer: Gazetteer): PlacePhrase[] {
  const isPlace = ({ by, end }: PlaceMention) =>
    by === "name" || by === "authority" || by === "city" || (by === "adjective" && beforeNoun.test(text.slice(end)));
  return phrasesOf(text, gazetteer.mentionsIn(text).filter(isPlace));
}

function phrasesOf(text: string, mentions: readonly PlaceMention[]): PlacePhrase[] {
  return mentions.map(({ start, end }) => {
    const [led = "", preposition = ""] = ledBy.exec(text.slice(0, start)) ?? [];
    const owner = ownedBy.exec(text.slice(end))?.[0] ?? "";
    return { start: start - led.length, end: end + owner.length, preposition, owner };
  });
}

/** What stands between places that are told one after another. */
const listing = /^(?:, |,? (?:and|or) )$/;

/** Places that are listed are one phrase: "in the US, Canada and the EU". */
function asLists(text: string, phrases: readonly PlacePhrase[]): PlacePhrase[] {
  const lists: PlacePhrase[] = [];
  for (const phrase of phrases) {
    const last = lists.at(-1);
    const isListed = last !== undefined && listing.test(text.slice(last.end, phrase.start));
    lists.push(isListed ? { ...last, end: phrase.end, owner: phrase.owner } : phrase);
    if (isListed) lists.splice(-2, 1);
  }
  return lists;
}

function replaced(text: string, phrases: readonly PlacePhrase[], by: (phrase: PlacePhrase) => string): string {
  let at = 0;
  let result = "";
  for (const phrase of phrases) {
    result += text.slice(at, phrase.start) + by(phrase);
    at = phrase.end;
  }
  return result + text.slice(at);
}

/** A text without the places it names. */
export const withoutPlaces = (text: string, gazetteer: Gazetteer): string => replaced(text, phrasesIn(text, gazetteer), () => " ");

/** A text without all that names some places. */
export function withoutThese(text: string, places: readonly string[], gazetteer: Gazetteer): string {
  const mentions = gazetteer.mentionsIn(text).filter(({ code }) => places.includes(code));
  return replaced(text, phrasesOf(text, mentions), () => " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Places a text names, those of international bodies left out; who cites the CFR speaks of the US. */
export function placesNamed(text: string, gazetteer: Gazetteer): string[] {
  const places = gazetteer.placesIn(text).filter((place) => place !== "INT");
  return /\bCFR\b/.test(text) && !places.includes("US") ? [...places, "US"] : places;
}

/** The same question with the names of places spelled as names, however they were typed. */
export function withNames(text: string, gazetteer: Gazetteer): string {
  const mentions = gazetteer.mentionsIn(text).map((one) => ({ ...one, preposition: "", owner: "" }));
  const spelled = replaced(text, mentions, (one) => mentions.find(({ start }) => start === one.start)?.spelling ?? "");
  return spelled
    .replace(/\bunder (?:the )?(?:EU )?IVDR\b/gi, "for IVDs in the EU")
    .replace(/\bunder (?:the )?(?:EU )?MDR\b/gi, "under the EU MDR")
    .replace(/\b(?:the )?EMA\b/g, "the EU");
}

/** Places as they are listed in a sentence: "Canada, the EU and the US". */
export const listed = (places: readonly string[], { said }: Gazetteer): string => new Intl.ListFormat("en-GB").format(places.map(said));

/** A question with other places; they are put at its end where it names none and `append` is set. */
export function inPlaces(base: string, { places, elsewhere }: Whereabouts, gazetteer: Gazetteer, append: boolean): string {
  const known = placesNamed(base, gazetteer);
  if (!elsewhere && places.every((place) => known.includes(place))) return base;
  const to = listed(places, gazetteer);
  const phrases = asLists(base, phrasesIn(base, gazetteer));
  const [first] = phrases;
  const swapped = replaced(base, phrases, (phrase) => {
    const { preposition, owner } = phrase;
    if (to === "") return preposition === "" && owner === "" ? "the authority" : "";
    if (phrase !== first) return preposition === "" && owner === "" ? "the authority" : "";
    return preposition === "" ? `${to}${owner}` : `in ${to}`;
  });
  const tidy = swapped.replace(/\s+/g, " ").trim();
  if (!append || (first !== undefined && to !== "")) return tidy;
  return to === "" ? `${tidy} in other countries` : `${tidy} in ${to}`;
}

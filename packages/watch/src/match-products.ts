import type { About, Reason } from "./about.ts";
import { folded, holds, wordsOf } from "./folded.ts";
import { isWatched, marketOf, sharesArea } from "./markets.ts";
import type { Profile } from "./profile.ts";
import type { Reader } from "./reader.ts";
import { inMarketOf, listed, lower, placeName, reason } from "./sentences.ts";

/** Where something was announced, as it counts for a product: its market, or a source that it watches. */
function whereOf(profile: Profile, about: About): string | null {
  const market = marketOf(profile, about);
  if (market !== null) return inMarketOf(profile, market);
  return isWatched(profile, about) ? `from ${about.authority}, a source watched for ${profile.product.name}` : null;
}

/** Recalls and safety notices of the same kind of device, in a market or from a watched source. */
export function byDeviceKind(profile: Profile, about: About): Reason[] {
  const kinds = about.deviceKinds.filter((kind) => profile.deviceKinds.includes(kind));
  const where = whereOf(profile, about);
  if (about.reach !== "products" || kinds.length === 0 || where === null) return [];
  return [reason(profile, "device_kind", listed(kinds), `${about.said} of its kind of device (${listed(kinds.map(lower))}), ${where}`)];
}

const named = (found: string, firm: string): string =>
  wordsOf(found).join(" ") === wordsOf(firm).join(" ") ? firm : `${found}, which belongs to ${firm}`;

/** What a firm announces counts in the markets, and elsewhere where it is of the same field. */
function watchedFirm(reader: Reader, profile: Profile, about: About, firm: string, text: string): Reason[] {
  const found = reader.firms.namedIn(firm, text);
  if (found === null) return [];
  const fields = about.deviceKinds
    .flatMap((kind) => reader.deviceKinds.of(kind)?.field ?? [])
    .filter((field) => profile.fields.includes(field));
  const market = marketOf(profile, about);
  const [field] = fields;
  if (market === null && field === undefined) return [];
  const where = market === null ? `in the same field (${lower(field ?? "")})` : inMarketOf(profile, market);
  return [reason(profile, "firm", firm, `${about.said} of ${named(found, firm)}, a firm watched for ${profile.product.name}, ${where}`)];
}

/** What names the product's own firm, or one that is watched. */
export function byFirm(reader: Reader, profile: Profile, about: About): Reason[] {
  if (about.reach !== "products" && about.reach !== "named") return [];
  const text = [about.title, about.words, ...about.firms].join(" . ");
  const { firm, watched_firms, name } = profile.product;
  const own = reader.firms.namedIn(firm, text);
  const ownReasons = own === null ? [] : [reason(profile, "firm", firm, `${about.said} that names ${own}, the firm of ${name}`)];
  return [...ownReasons, ...watched_firms.flatMap((one) => watchedFirm(reader, profile, about, one, text))];
}

/** Only words that are the same, where no table tells what the notice is about. */
export function byWords(profile: Profile, about: About): Reason[] {
  const market = marketOf(profile, about);
  if (market === null || (about.reach === "products" && about.deviceKinds.length > 0) || !sharesArea(profile, about)) return [];
  const text = folded(about.words);
  const fewest = about.reach === "products" ? 2 : 1;
  const searches = profile.product.saved_searches.map(({ words }) => words).filter((words) => wordsOf(words).length >= fewest);
  return searches
    .filter((words) => holds(text, words))
    .map((words) =>
      reason(
        profile,
        "words",
        words,
        `only the ${wordsOf(words).length === 1 ? "word" : "words"} “${words}” ${wordsOf(words).length === 1 ? "is" : "are"} the same, in a ${about.said} in ${placeName(market)}`,
      ),
    );
}

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

const inWords = (kinds: readonly string[]): string => listed(kinds.map(lower));

const sharedKinds = (profile: Profile, about: About): string[] => about.deviceKinds.filter((kind) => profile.deviceKinds.includes(kind));

/** Recalls and safety notices of the same kind of device, in a market or from a watched source, and in a market of one that it is used with. */
export function byDeviceKind(reader: Reader, profile: Profile, about: About): Reason[] {
  const where = whereOf(profile, about);
  if (about.reach !== "products" || where === null) return [];
  // Kits are alike by what they hold: that both are kits tells nothing.
  const same = sharedKinds(profile, about).filter((kind) => kind !== reader.deviceKinds.kit);
  if (same.length > 0)
    return [reason(profile, "device_kind", listed(same), `${about.said} of its kind of device (${inWords(same)}), ${where}`)];
  const beside = about.deviceKinds.filter((kind) => profile.usedWith.includes(kind));
  if (beside.length === 0 || marketOf(profile, about) === null) return [];
  return [
    reason(
      profile,
      "device_kind",
      listed(beside),
      `${about.said} of a kind of device that its own is used with (${inWords(beside)}), ${where}`,
    ),
  ];
}

const named = (found: string, firm: string): string =>
  wordsOf(found).join(" ") === wordsOf(firm).join(" ") ? firm : `${found}, which belongs to ${firm}`;

/** A watched firm as it is named; a division by its firm's name where the kind of device is the same. */
function watchedName(reader: Reader, profile: Profile, about: About, firm: string, text: string): string | null {
  const found = reader.firms.namedIn(firm, text);
  if (found !== null) return named(found, firm);
  const whole = sharedKinds(profile, about).length > 0 ? reader.firms.wholeIn(firm, text) : null;
  return whole === null ? null : `${whole}, of which ${firm} is a part`;
}

/** Where a watched firm's notice counts: in the markets; elsewhere with a device of the same kind or field, or one that its own is used with. */
function whereFirmCounts(reader: Reader, profile: Profile, about: About): string | null {
  const market = marketOf(profile, about);
  if (market !== null) return inMarketOf(profile, market);
  const kinds = sharedKinds(profile, about);
  if (kinds.length > 0) return `and of its kind of device (${inWords(kinds)})`;
  const beside = about.deviceKinds.filter((kind) => profile.usedWith.includes(kind));
  if (beside.length > 0) return `and of a kind of device that its own is used with (${inWords(beside)})`;
  const fields = about.deviceKinds.flatMap((kind) => reader.deviceKinds.of(kind)?.field ?? []);
  const field = fields.find((one) => profile.fields.includes(one));
  return field === undefined ? null : `from ${about.authority}, in the same field (${lower(field)})`;
}

function watchedFirm(reader: Reader, profile: Profile, about: About, firm: string, text: string): Reason[] {
  const found = watchedName(reader, profile, about, firm, text);
  const where = found === null ? null : whereFirmCounts(reader, profile, about);
  if (found === null || where === null) return [];
  return [reason(profile, "firm", firm, `${about.said} of ${found}, a firm watched for ${profile.product.name}, ${where}`)];
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
  const fewest = about.reach === "market" ? 1 : 2;
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

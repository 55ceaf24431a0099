import type { About, Reason } from "./about.ts";
import { sameStandard, touches } from "./citations.ts";
import { holds, folded } from "./folded.ts";
import type { Profile } from "./profile.ts";
import { happened, inMarketOf, listed, placeName, reason } from "./sentences.ts";
import { isWatched, marketOf } from "./markets.ts";

/** Parts that classify kinds of devices by section: named whole, they are not about one section. */
const isWholeClassification = ({ parts, citation }: About["places"][number]): boolean =>
  parts !== null && parts.from === parts.to && parts.from >= 862 && parts.from <= 892 && !citation.includes(".");

/** Codes and sections of FDA's classification count where it is a market, or where they come from a watched source. */
const counts = (profile: Profile, about: About): boolean => marketOf(profile, about) !== null || isWatched(profile, about);

/** Parts, sections and articles of the profile in which something changed, or which a notice names. */
export function byClause(profile: Profile, about: About): Reason[] {
  const { name } = profile.product;
  const wanted = [...profile.cited, ...(counts(profile, about) ? profile.classified : [])];
  const hits = wanted.map((cited) => ({
    cited,
    places: about.places.filter((place) => touches(place, cited) && !(cited.includes(".") && isWholeClassification(place))),
  }));
  const found = hits.filter(({ places }) => places.length > 0);
  const cited = found.map((one) => one.cited);
  const [first] = cited;
  if (first === undefined) return [];
  const places = about.places.filter((place) => found.some((one) => one.places.includes(place)));
  const changed = about.verb !== null && about.librarySource !== null;
  if (changed) return [reason(profile, "clause", listed(cited), happened(about, places))];
  const where = listed(places.map(({ citation }) => citation));
  const own = where === listed(cited) ? `which ${name} is under` : `and ${name} is under ${listed(cited)}`;
  return [reason(profile, "clause", listed(cited), `${about.said} on ${where}, ${own}`)];
}

/** Product codes that both name. */
export function byProductCode(profile: Profile, about: About): Reason[] {
  if (!counts(profile, about)) return [];
  const own = profile.product.product_codes.map(({ code }) => code).filter((code) => about.productCodes.includes(code));
  return own.map((code) => reason(profile, "product_code", code, `${about.said} under its product code ${code}`));
}

/** Regulation numbers that both name. */
export function byRegulationNumber(profile: Profile, about: About): Reason[] {
  if (!counts(profile, about)) return [];
  return about.regulationNumbers
    .filter((section) => profile.regulationNumbers.includes(section))
    .map((section) => reason(profile, "regulation_number", section, `${about.said} under its regulation number 21 CFR ${section}`));
}

/** Standards that both name, where they count in a market. */
export function byStandard(profile: Profile, about: About): Reason[] {
  const market = marketOf(profile, about);
  if ((about.reach !== "market" && about.reach !== "named") || (market === null && !about.jurisdictions.includes("INT"))) return [];
  return profile.product.standards.flatMap(({ identifier }) => {
    const named = about.standards.find((one) => sameStandard(one, identifier));
    if (named === undefined) return [];
    const where = market === null ? "" : ` ${inMarketOf(profile, market)}`;
    const own = named === identifier ? "a standard of its profile" : `and ${identifier} is in its profile`;
    return [reason(profile, "standard", identifier, `${about.said} on ${named}, ${own}${where === "" ? "" : `,${where}`}`)];
  });
}

/** Substances of a medicine that a notice names in its markets. */
export function bySubstance(profile: Profile, about: About): Reason[] {
  const market = marketOf(profile, about);
  if (market === null) return [];
  const text = folded([about.words, ...about.substances].join(" . "));
  return profile.substances
    .filter((one) => holds(text, one))
    .map((one) =>
      reason(
        profile,
        "substance",
        one,
        `${about.said} of ${one}, its substance, in ${placeName(market)}, a market of ${profile.product.name}`,
      ),
    );
}

/** A text of the library that the product watches. */
export function byWatchedText(profile: Profile, about: About): Reason[] {
  const { name, watched_sources } = profile.product;
  if (about.librarySource === null || !watched_sources.library.includes(about.librarySource)) return [];
  return [reason(profile, "watched_source", about.title, `${happened(about, about.places)}, in a text watched for ${name}`)];
}

import type { ProductType } from "@clausewise/contracts";
import { jurisdictionOf, lawsIn } from "@clausewise/contracts/jurisdictions";
import type { About } from "./about.ts";
import { plainClass, type Profile } from "./profile.ts";

/** The market of a product in which something holds or was announced; null where it is in none. Notices of a union's countries are of the union. */
export function marketOf({ product }: Profile, { jurisdictions, reach }: About): string | null {
  const holds = (market: string) =>
    jurisdictions.some((code) => lawsIn(market).includes(code) || (reach === "products" && jurisdictionOf(market)?.members.includes(code)));
  return product.targetMarkets.find(holds) ?? null;
}

/** Whether something comes from an official source that the product watches. */
export const isWatched = ({ product }: Profile, { source }: About): boolean =>
  source !== null && product.watched_sources.official.includes(source);

const classIn = ({ product }: Profile, market: string): string | undefined => {
  const own = product.classes.find((one) => one.market === market);
  return own === undefined ? undefined : plainClass(own.class);
};

/** The areas of a product in a market: in the European Union a class from A to D says that it is a diagnostic alone, another that it is none. */
export function areasIn(profile: Profile, market: string): readonly ProductType[] {
  const { areas } = profile;
  const own = classIn(profile, market);
  if (own === undefined || !lawsIn(market).includes("EU") || !(areas.includes("device") && areas.includes("ivd"))) return areas;
  const other = /^[A-D]$/.test(own) ? "device" : "ivd";
  return areas.filter((area) => area !== other);
}

const families: readonly (readonly ProductType[])[] = [
  ["device", "ivd"],
  ["drug", "biologic"],
];

/** Whether both have an area in common; what does not say its area may be of any. */
export function sharesArea({ areas, isCombined }: Profile, about: About): boolean {
  if (about.isForeign) return false;
  // Recalls are told by kinds and substances, whichever law they fall under where they are sold.
  const alike = about.reach === "market" ? [] : families.filter((family) => family.some((area) => areas.includes(area))).flat();
  const own: ProductType[] = [...areas, ...(isCombined ? (["device", "drug", "biologic"] as const) : []), ...alike];
  return about.areas.length === 0 || own.length === 0 || about.areas.some((area) => own.includes(area));
}

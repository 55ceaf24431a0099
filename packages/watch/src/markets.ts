import { jurisdictionOf, lawsIn } from "@clausewise/contracts/jurisdictions";
import type { About } from "./about.ts";
import type { Profile } from "./profile.ts";

/** The market of a product in which something holds or was announced; null where it is in none. Notices of a union's countries are of the union. */
export function marketOf({ product }: Profile, { jurisdictions, reach }: About): string | null {
  const holds = (market: string) =>
    jurisdictions.some((code) => lawsIn(market).includes(code) || (reach === "products" && jurisdictionOf(market)?.members.includes(code)));
  return product.targetMarkets.find(holds) ?? null;
}

/** Whether something comes from an official source that the product watches. */
export const isWatched = ({ product }: Profile, { source }: About): boolean =>
  source !== null && product.watched_sources.official.includes(source);

/** Whether both have an area in common; what does not say its area may be of any. */
export function sharesArea({ areas, isCombined }: Profile, about: About): boolean {
  if (about.isForeign) return false;
  const isDevice = areas.includes("device") || areas.includes("ivd");
  const own = [
    ...areas,
    ...(isCombined ? ["device", "drug", "biologic"] : []),
    // Recalls are told by kinds, whichever law a kind falls under where it is sold.
    ...(isDevice && about.reach !== "market" ? ["device", "ivd"] : []),
  ];
  return about.areas.length === 0 || own.length === 0 || about.areas.some((area) => own.includes(area));
}

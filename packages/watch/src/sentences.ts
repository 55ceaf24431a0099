import type { ProductType } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import { jurisdictionOf } from "@clausewise/contracts/jurisdictions";
import type { About, MatchRule, Place, Reason } from "./about.ts";
import type { Profile } from "./profile.ts";

/** A reason as people read it. */
export const reason = ({ product }: Profile, rule: MatchRule, value: string, why: string): Reason => ({
  rule,
  value,
  sentence: `matches ${product.name}: ${why}`,
});

export const listed = (values: readonly string[]): string => {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} and ${last}`;
};

const most = 4;

/** `21 CFR 820.35 and 820.45`. */
function citations(places: readonly Place[]): string {
  const [head, ...others] = places.map(({ citation }) => citation);
  const title = /^\d+ CFR /.exec(head ?? "")?.[0] ?? "";
  const short = others.map((one) => (title !== "" && one.startsWith(title) ? one.slice(title.length) : one));
  const shown = [head ?? "", ...short].slice(0, most);
  return short.length + 1 > most ? `${shown.join(", ")} and ${short.length + 1 - most} more` : listed(shown);
}

const inForce = ({ effective }: About): string => (effective === null ? "" : `, in force ${knownDate(effective, "short")}`);

/** `21 CFR 820.35 changed, in force 2 Feb 2026`. */
export const happened = (about: About, places: readonly Place[]): string => `${citations(places)} ${about.verb ?? ""}${inForce(about)}`;

const withArticle = /^(?:United|European|Netherlands|Philippines|Czech|Dominican|Gulf|Eurasian|Association)/;

/** `Canada`, `the United States`. */
export function placeName(code: string): string {
  const name = jurisdictionOf(code)?.name ?? code;
  return withArticle.test(name) ? `the ${name}` : name;
}

/** `in Canada, a market of Pump 200`. */
export const inMarketOf = ({ product }: Profile, market: string): string => `in ${placeName(market)}, a market of ${product.name}`;

/** What a rule for some areas is for: `medical devices`. */
export function productsOf(areas: readonly ProductType[]): string {
  const named = [
    ...(areas.includes("device") ? ["medical devices"] : areas.includes("ivd") ? ["in vitro diagnostics"] : []),
    ...(areas.includes("drug") ? ["medicines"] : areas.includes("biologic") ? ["biologics"] : []),
  ];
  return named.length === 0 ? "products" : listed(named);
}

/** `an infusion pump`, with a small letter where the first word is no abbreviation. */
export const lower = (title: string): string => (/^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);

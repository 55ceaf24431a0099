import { jurisdictionOf, type Figure, type GapAnalysis, type GapMarket, type GapPack } from "@clausewise/contracts";
import { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
import { countsOf, packApplies, packDifference, questionsOn, rowPartsOf, takenOf, type TakenRequirement } from "@clausewise/planning";
import type { Product, RulePack } from "@clausewise/contracts";
import { simulatedGapRow } from "@clausewise/simulations";
import type { GapParts } from "./gap-parts.ts";
import type { OpenedAnalysis } from "./opened-analysis.ts";
import type { Standings, StoodRequirement } from "./standing.ts";

/** The areas of a product: those of its profile, else what its category means. */
export const areasOf = ({ areas, category }: Pick<Product, "areas" | "category">): Product["areas"] =>
  areas.length > 0 ? areas : category === null ? [] : [category];

/** The packs that are offered for a product: those that may be for it, and those that are chosen. */
export function offeredPacks({ packs }: GapParts, opened: OpenedAnalysis, { all }: Standings): GapPack[] {
  const aimed = { areas: areasOf(opened.product), markets: opened.product.targetMarkets };
  return packs().packs.map((pack) => {
    const taken = opened.packs.find((one) => one.pack === pack.pack)?.version ?? null;
    return {
      ...aboutPack(pack),
      applies: packApplies(pack, aimed),
      chosen: taken !== null,
      taken,
      difference: taken === null ? null : differenceOf(pack, all),
    };
  });
}

const aboutPack = ({
  pack,
  title,
  about,
  categories,
  jurisdictions,
  basis,
  version,
  checked,
  checked_against,
  requirements,
}: RulePack) => ({
  pack,
  title,
  about,
  categories,
  jurisdictions,
  basis,
  version,
  checked,
  checked_against,
  requirements: requirements.length,
});

function differenceOf({ pack, requirements }: RulePack, all: readonly StoodRequirement[]): GapPack["difference"] {
  const own = all.filter(({ row }) => row.pack === pack);
  // Most say what they said; of those it is enough to know so.
  const same = (one: StoodRequirement): TakenRequirement =>
    one.item.pack_change === null && one.held ? takenOf(one.held.requirement) : one.said;
  return packDifference(new Map(own.map((one) => [one.row.requirement_id, same(one)])), requirements);
}

/** What is asked of the product; of what a person decided by hand nothing is asked. */
export const askedOf = ({ all }: Standings): Pick<GapAnalysis, "questions" | "first"> =>
  questionsOn(all.flatMap(({ row, byRule }) => (row.override === null ? [byRule] : [])));

const regulatorsOf = (code: string): string => (jurisdictionOf(code)?.regulators ?? []).map(({ acronym }) => acronym).join(", ");

const marketName = (code: string): string => (code === "INT" ? "Every market" : jurisdictionName(code));
const authorityIn = (code: string): string => (code === "INT" ? "Standards and harmonised guidelines" : regulatorsOf(code));

/** How the product stands in each market: what is shown, and beside it the planning estimates of time and cost. */
export function byMarket({ clock }: Pick<GapParts, "clock">, { id, product }: OpenedAnalysis, { all }: Standings): GapMarket[] {
  const held = new Set(all.flatMap(({ item }) => item.markets));
  // In the order in which the product names its markets; what holds beside them comes last.
  const codes = [...new Set([...product.targetMarkets.filter((code) => held.has(code)), ...held])];
  return codes.map((code) => {
    const items = all.flatMap(({ item }) => (item.markets.includes(code) ? [item] : []));
    const { critical, ...parts } = rowPartsOf(items);
    const market = { code, name: marketName(code), authority: authorityIn(code) };
    const { estimatedTimeline, estimatedCost } = simulatedGapRow({ product: id, category: product.category, market });
    const criticalGaps: Figure = {
      basis: "computed",
      value: critical,
      unit: "count",
      explanation: "Requirements that apply, of which the law or standard leaves no choice, and for which nothing at all was linked.",
      date: clock.today(),
    };
    return {
      code,
      packs: [...new Set(items.map(({ pack }) => pack))],
      counts: countsOf(items),
      row: { market: market.name, authority: market.authority, ...parts, criticalGaps, estimatedTimeline, estimatedCost },
    };
  });
}

/** What is planned with in each target market before anything is known of the product. */
export const plannedRows = ({ id, product }: OpenedAnalysis): GapAnalysis["planned"] =>
  product.targetMarkets.map((code) => simulatedGapRow({ product: id, category: product.category, market: columnOf(code) }));

export const columnOf = (code: string) => ({ code, name: marketName(code), authority: authorityIn(code) });

const firstLooked = ["check_again", "missing", "partly_shown", "to_decide", "in_review"] as const;

/** What is to be looked at first: by where it stands, and of the same what is due first. */
export function nextOf({ all }: Standings): GapAnalysis["next"] {
  for (const status of firstLooked) {
    const [first] = all
      .filter(({ item }) => item.status === status)
      .toSorted((a, b) => (a.item.due ?? "9999").localeCompare(b.item.due ?? "9999"));
    if (first) return { id: first.item.id, title: first.item.title };
  }
  return null;
}

/** Who was asked to review an analysis; only its owner is told. */
export async function reviewersOf(
  { database, sharing, people }: GapParts,
  { id, isOwn, owner }: OpenedAnalysis,
): Promise<GapAnalysis["reviewers"]> {
  const ids = isOwn ? await sharing.sharedWith(database, owner, { kind: "gap_analysis", id }) : [];
  const names = await people.names(database, ids);
  return ids.map((one) => ({ id: one, name: names.get(one) ?? "Deleted person" }));
}

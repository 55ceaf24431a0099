import type { ListedMarket, MarketChoice, MarketComparison } from "@clausewise/contracts";
import { UpdateFilter } from "@clausewise/contracts";
import { compareMarkets, factsOn, type KnownMarket, type LatestUpdates } from "@clausewise/planning";
import { marketEstimates } from "@clausewise/simulations";
import { AppError } from "../../errors.ts";
import type { Caller, Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createExport } from "./export-comparison.ts";
import type { createMarketView, ViewParts } from "./market-view.ts";

export interface MarketParts extends ViewParts {
  audit: AuditTrail;
  updates: Services["intelligence"]["updates"];
  /** The facts as they stand. */
  view: ReturnType<typeof createMarketView>;
}

const updatesShown = 3;

/** Markets and what their laws say, beside each other. */
export function createMarketService(parts: MarketParts): Services["markets"] {
  const compare = (choice: MarketChoice, caller: Caller) => compared(parts, choice, caller);
  return {
    list: async () => [...parts.shelf().listed],
    compare,
    export: createExport({ ...parts, compare }),
  };
}

async function compared(parts: MarketParts, choice: MarketChoice, caller: Caller): Promise<MarketComparison> {
  const { product, area, phase } = choice;
  const markets = choice.markets.map((code) => found(parts.shelf().market(code), code));
  const known = await Promise.all(markets.map((listed) => knownOf(parts, listed, choice, caller)));
  const date = parts.clock.today();
  const { rows, topics } = compareMarkets(known, { product, date }, parts.shelf().labels);
  return { product, area: area ?? null, phase: phase ?? null, date, markets, rows, topics };
}

function found(market: ListedMarket | null, code: string): ListedMarket {
  if (market) return market;
  throw new AppError("invalid", `${code} is not among the markets that can be compared. Choose from the list of markets.`);
}

async function knownOf(parts: MarketParts, listed: ListedMarket, choice: MarketChoice, caller: Caller): Promise<KnownMarket> {
  const facts = await parts.view();
  return {
    listed,
    laws: listed.laws,
    facts: factsOn(
      listed.laws.flatMap((law) => [...(facts.get(law) ?? [])]),
      choice.product,
    ),
    estimates: marketEstimates(listed.code, choice),
    updates: await updatesOf(parts, listed, caller),
  };
}

/** What the Intelligence Hub holds of a market and of the laws that hold there. */
async function updatesOf({ updates }: MarketParts, { code, laws }: ListedMarket, caller: Caller): Promise<LatestUpdates> {
  const market = [...new Set([code, ...laws])].join(",");
  const { items, total } = await updates(UpdateFilter.parse({ market, limit: updatesShown }), caller);
  return { total, latest: items.map(({ title, createdAt, sourceUrl }) => ({ title, published: createdAt, url: sourceUrl })) };
}

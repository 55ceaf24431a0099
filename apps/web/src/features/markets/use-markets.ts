import type { MarketComparison } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";
import type { Choice } from "./choice.ts";

/** Every market that can be compared. */
export const useMarkets = () => trpc.markets.list.useQuery({}, { staleTime: 600_000 });

/** The markets that are chosen beside each other; asked for once there are enough. */
export const useComparison = ({ markets, product, area, phase }: Choice, enabled: boolean) =>
  trpc.markets.compare.useQuery(
    { markets: markets.join(","), product, ...(area && { area }), ...(phase && { phase }) },
    { enabled, staleTime: 60_000, placeholderData: (before: MarketComparison | undefined) => before },
  );

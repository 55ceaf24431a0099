import type { MarketComparison } from "@clausewise/contracts";
import { useEffect } from "react";
import { trpc } from "../../shared/trpc.ts";
import { canCompare, type Choice } from "./choice.ts";

type Compared = Omit<Choice, "differencesOnly">;

/** How long a comparison holds, in ms. */
const holds = 60_000;

/** How long nothing more is chosen until what was chosen is fetched, in ms. */
const restOfChoosing = 120;

/** Every market that can be compared. */
export const useMarkets = () => trpc.markets.list.useQuery({}, { staleTime: 600_000 });

const asked = ({ markets, product, area, phase }: Compared) => ({
  markets: markets.join(","),
  product,
  ...(area && { area }),
  ...(phase && { phase }),
});

/** The markets that are chosen beside each other. */
export const useComparison = (choice: Compared) =>
  trpc.markets.compare.useQuery(asked(choice), {
    staleTime: holds,
    placeholderData: (before: MarketComparison | undefined) => before,
  });

/** Has the comparison of what is chosen be there before it is asked for, once there are enough markets and the choosing rests. */
export function usePreparedComparison(choice: Compared): void {
  const { markets } = trpc.useUtils();
  const wanted = JSON.stringify(canCompare(choice.markets) ? asked(choice) : null);
  useEffect(() => {
    const input: ReturnType<typeof asked> | null = JSON.parse(wanted);
    if (input === null) return;
    const timer = setTimeout(() => void markets.compare.prefetch(input, { staleTime: holds }), restOfChoosing);
    return () => clearTimeout(timer);
  }, [markets, wanted]);
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

const assessed = (productId: string) => ({ product_id: productId });

/** What was answered about a product, the last changed first. */
export const useAssessed = (productId: string) => trpc.pathways.list.useQuery(assessed(productId), { staleTime: 0 });

type Assessed = NonNullable<ReturnType<typeof useAssessed>["data"]>["items"][number];

/** The rules are a long text, and only read where something is drawn. */
const decisionOf = (one: Assessed) => ({
  queryKey: ["decision", one.id, one.version],
  queryFn: async () => (await import("./drawn.ts")).drawn(one),
  staleTime: Infinity,
});

/** The decision that an assessment went through, with where everything of it stands. */
export const useDecision = (one: Assessed) => useQuery(decisionOf(one));

/** Has what a product's flowchart shows first be there before it is opened. */
export function usePreparedFlowchart() {
  const { pathways } = trpc.useUtils();
  const queries = useQueryClient();
  return async (productId: string): Promise<void> => {
    await pathways.list.prefetch(assessed(productId));
    const first = pathways.list.getData(assessed(productId))?.items[0];
    if (first) await queries.prefetchQuery(decisionOf(first));
  };
}

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

/** Has other decisions be there before one of them is chosen, each worked out in a rest of its own. */
export function usePreparedDecisions() {
  const queries = useQueryClient();
  return async (all: readonly Assessed[]): Promise<void> => {
    for (const one of all) {
      await new Promise<void>((done) => setTimeout(done));
      await queries.prefetchQuery(decisionOf(one));
    }
  };
}

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

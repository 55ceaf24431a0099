import { useQuery } from "@tanstack/react-query";
import { reading, trpc } from "../../shared/trpc.ts";

/** What was answered about a product, the last changed first. */
export const useAssessed = (productId: string) => trpc.pathways.list.useQuery({ product_id: productId }, { staleTime: 0 });

type Assessed = NonNullable<ReturnType<typeof useAssessed>["data"]>["items"][number];

/** The decision that an assessment went through, with where everything of it stands. */
export function useDecision({ id, version, rule_set, answers }: Assessed) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ["decision", id, version],
    queryFn: async () => {
      const [{ graph }, { placed }] = await Promise.all([
        client.pathways.explain.mutate({ rule_set, answers }, { context: reading }),
        import("@clausewise/planning/chart"),
      ]);
      return { graph, chart: placed(graph) };
    },
    staleTime: Infinity,
  });
}

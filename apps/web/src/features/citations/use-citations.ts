import type { LiveCitation, LiveCitationFilter } from "@clausewise/contracts";
import { liveStateLabels, liveStates, restingKindLabels, restingKinds } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const spec: ListSpec = {
  filters: [
    { name: "state", label: "State", nameOf: nameIn(liveStateLabels), known: liveStates },
    { name: "kind", label: "What rests on it", nameOf: nameIn(restingKindLabels), known: restingKinds },
    { name: "source", label: "Source" },
  ],
  sorts: [
    ["state", "What changed first"],
    ["citation", "By citation"],
    ["most", "What most rests on first"],
  ],
};

/** The clauses that a product rests on, or everything of the person's where none is named. */
export function useLiveCitations(productId: string | null) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<LiveCitation>>(
    () => ({
      name: "live-citations",
      part: productId ?? "all",
      read: (input) =>
        client.liveCitations.list.query({
          ...(asCall(input) as Partial<LiveCitationFilter>),
          ...(productId !== null && { product_id: productId }),
        }),
    }),
    [client, productId],
  );
  return useList(source, spec);
}

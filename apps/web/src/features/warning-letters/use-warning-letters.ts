import type { LetterKind, WarningLetter, WarningLetterFilter } from "@clausewise/contracts";
import { letterFamilies, letterFamilyLabels } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { followUpNames, kindNames } from "./letter-words.ts";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const spec: ListSpec = {
  filters: [
    { name: "kind", label: "Product", nameOf: nameIn(kindNames), known: Object.keys(kindNames) },
    { name: "family", label: "Subject", nameOf: nameIn(letterFamilyLabels), known: letterFamilies },
    { name: "year", label: "Year" },
    { name: "office", label: "Issuing office" },
    { name: "cited", label: "Regulation cited", nameOf: (value) => (value === "unknown" ? "Unknown" : value) },
    { name: "follow_up", label: "Response and close-out", nameOf: nameIn(followUpNames), known: Object.keys(followUpNames) },
  ],
  sorts: [
    ["newest", "Newest first"],
    ["oldest", "Oldest first"],
    ["firm", "By firm"],
  ],
};

/** What narrows the letters beside their filters: days, and a product that they are to concern. */
export interface Narrowing {
  from: string | null;
  to: string | null;
  product: string | null;
}

/** The warning letters, as the address asks for them. */
export function useLetterList({ from, to, product }: Narrowing) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<WarningLetter>>(
    () => ({
      name: "warning-letters",
      part: JSON.stringify([from, to, product]),
      read: (input) =>
        client.warningLetters.list.query({
          ...(asCall(input) as Partial<WarningLetterFilter>),
          ...(from !== null && { from }),
          ...(to !== null && { to }),
          ...(product !== null && { product }),
        }),
    }),
    [client, from, to, product],
  );
  return useList(source, spec, 60_000);
}

/** The person's products, to be held against the letters. */
export const useOwnProducts = () => trpc.products.list.useQuery({ sort: "name", limit: 100 });

const ofKind = (kind: string | undefined) => (kind === undefined ? {} : { kind: kind as LetterKind });
const trendsHold = 5 * 60_000;

/** How many letters there were, of one kind of product or of all. */
export const useLetterTrends = (kind: string | undefined, enabled: boolean) =>
  trpc.warningLetters.trends.useQuery(ofKind(kind), { enabled, staleTime: trendsHold });

/** Has the trends be there before they are opened. */
export function usePreparedLetterTrends(kind: string | undefined) {
  const { warningLetters } = trpc.useUtils();
  return () => void warningLetters.trends.prefetch(ofKind(kind), { staleTime: trendsHold });
}

import type { GuidanceFilter, ListedGuidance } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListInput, type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { reading, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";
import { productNames, statuses, textNames } from "./guidance-words.ts";

const name = "guidance";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const spec: ListSpec = {
  filters: [
    { name: "watched", label: "Watched", nameOf: () => "Watched by you", known: ["yes"] },
    { name: "status", label: "Status", known: statuses },
    { name: "comments", label: "Comments", nameOf: () => "Open for comment", known: ["open"] },
    { name: "organization", label: "FDA Organization" },
    { name: "topic", label: "Topic" },
    { name: "product", label: "Product", nameOf: nameIn(productNames), known: Object.keys(productNames) },
    { name: "held", label: "In the library", nameOf: nameIn(textNames), known: Object.keys(textNames) },
  ],
  sorts: [
    ["newest", "Newest first"],
    ["oldest", "Oldest first"],
    ["closing", "Comments close soonest"],
    ["title", "By title"],
  ],
};

const callOf = (input: ListInput): Partial<GuidanceFilter> => {
  const { search, ...call } = asCall(input);
  return { ...call, ...(search !== undefined && { query: search }) } as Partial<GuidanceFilter>;
};

/** A list that could not be read stays as it is; what went wrong stands on the console, and on the screen. */
function tell(input: ListInput, error: unknown): never {
  const isSearch = input.search !== "" || Object.keys(input.filters).length > 0;
  const message = error instanceof Error ? error.message : error;
  console.error(isSearch ? "Failed to search FDA guidance documents:" : "Failed to fetch FDA guidance documents:", message);
  throw error;
}

/** The guidance documents, as the address asks for them. */
export function useGuidanceList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<ListedGuidance>>(
    () => ({
      name,
      read: (input) => client.guidance.search.mutate(callOf(input), { context: reading }).catch((error: unknown) => tell(input, error)),
    }),
    [client],
  );
  return useList(source, spec);
}

/** One document with our points and the rules of its topics. */
export const useGuidance = (id: string) => trpc.guidance.get.useQuery({ id }, { staleTime: 60_000 });

/** The document that a text of the library is of. */
export const useGuidanceOfSource = (library_source_id: string, enabled: boolean) =>
  trpc.guidance.ofSource.useQuery({ library_source_id }, { enabled, staleTime: 5 * 60_000 });

/** Where words stand in the texts that are held, of one document where it is named. */
export const useTextHits = (search: string, id?: string) =>
  trpc.guidance.texts.useQuery(
    { search, ...(id !== undefined && { id }) },
    { enabled: search.trim() !== "", staleTime: 60_000, placeholderData: (before) => before },
  );

/** Watches a document, or does so no longer. */
export function useWatchGuidance() {
  const { guidance } = trpc.useUtils();
  const refresh = useRefreshList(name);
  const watch = trpc.guidance.watch.useMutation({
    onSuccess: async ({ title, is_watched }) => {
      notice(is_watched ? `Watched from now on: ${title}` : `No longer watched: ${title}`);
      await Promise.all([refresh(), guidance.get.invalidate()]);
    },
    onError: () => notice("That could not be saved. Nothing was changed; please try again."),
  });
  return {
    busyId: watch.isPending ? watch.variables.id : null,
    set: (id: string, is_watched: boolean) => watch.mutate({ id, is_watched }),
  };
}

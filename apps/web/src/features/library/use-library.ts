import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";
import { type LibraryFilter, pageSize } from "./filter.ts";

const fresh = { staleTime: 5 * 60_000 };

/** One page of the library; what was shown stays until the next has come. */
export function useLibraryPage({ page, ...wanted }: LibraryFilter) {
  return trpc.library.browse.useQuery(
    { ...wanted, limit: pageSize, offset: (page - 1) * pageSize },
    { ...fresh, placeholderData: keepPreviousData },
  );
}

export const useSourceAbout = (id: string) => trpc.library.describe.useQuery({ id }, { staleTime: 0 });

export const useContents = (id: string) => trpc.library.contents.useQuery({ id }, fresh);

export const useComparison = (id: string, from: string, to: string) => trpc.library.compare.useQuery({ id, from, to }, fresh);

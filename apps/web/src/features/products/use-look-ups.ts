import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

const asked = (search: string) => ({ enabled: search.trim().length > 1, placeholderData: keepPreviousData });

export const useCodes = (search: string) => trpc.products.codes.useQuery({ search }, asked(search));

export const usePredicates = (search: string) => trpc.products.predicates.useQuery({ search }, asked(search));

export const useReferences = (search: string) => trpc.products.references.useQuery({ search }, asked(search));

/** What a look-up came to. */
export interface LookedUp<T> {
  data: { register: { title: string; scope: string }; as_of: string | null; total: number; hits: T[] } | undefined;
  error: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

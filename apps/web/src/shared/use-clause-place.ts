import { trpc } from "./trpc.ts";

/** Where a clause stands in the library; null where it does not, undefined while that is looked up. */
export function useClausePlace(citation: string) {
  const { data } = trpc.library.clauses.useQuery({ search: citation }, { staleTime: 600_000 });
  if (data === undefined) return undefined;
  return data.clauses.find((place) => place.citation === citation) ?? data.clauses[0] ?? null;
}

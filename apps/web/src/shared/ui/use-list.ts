import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useAddress } from "../address.ts";
import { type ListAnswer, type ListSource, type ListSpec, noFilters, readWanted } from "../list.ts";
import { withParams } from "../params.ts";

const stretch = 50;

/** A list as its address asks for it, growing as it is scrolled; what was shown stays until the next has come. */
export function useList<T>(source: ListSource<T>, spec: ListSpec, staleTime = 0) {
  const [params, setParams] = useAddress();
  const wanted = readWanted(params, spec);
  const query = useInfiniteQuery({
    queryKey: ["list", source.name, source.part ?? null, wanted],
    staleTime,
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => source.read({ ...wanted, cursor: pageParam, limit: stretch }),
    getNextPageParam: (last: ListAnswer<T>) => last.next,
  });
  const change = (changes: Record<string, string | null>, replace = false) =>
    setParams((now) => withParams(now, changes), { replace, preventScrollReset: true });
  const pages = query.data?.pages;
  return {
    spec,
    wanted,
    query: { data: pages, error: query.error, isError: query.isError, refetch: query.refetch },
    items: pages?.flatMap((page) => page.items) ?? [],
    total: pages?.[0]?.total ?? null,
    facets: pages?.[0]?.facets ?? {},
    /** What is shown answers an earlier wish. */
    stale: query.isPlaceholderData,
    narrowed: wanted.search !== "" || Object.keys(wanted.filters).length > 0,
    more: { has: query.hasNextPage, loading: query.isFetchingNextPage, failed: query.isFetchNextPageError, load: query.fetchNextPage },
    search: (search: string) => change({ search }, true),
    choose: (filter: string, value: string | null) => change({ [filter]: value }),
    /** Chooses by what is chosen now, which may be more than what is drawn. */
    chooseFrom: (filter: string, next: (now: string | undefined) => string | null) =>
      setParams((now) => withParams(now, { [filter]: next(now.get(filter) ?? undefined) }), { preventScrollReset: true }),
    sort: (value: string) => change({ sort: value === spec.sorts[0]?.[0] ? null : value }),
    clearFilters: () => change(noFilters(spec)),
    clearAll: () => change({ ...noFilters(spec), search: null }),
  };
}

export type List<T> = ReturnType<typeof useList<T>>;

/** Reads a list anew, after something in it has changed. */
export function useRefreshList(name: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["list", name] });
}

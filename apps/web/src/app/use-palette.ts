import { useDebouncedValue } from "@mantine/hooks";
import { trpc } from "../shared/trpc.ts";

/** Sources of the library that what is typed may mean. */
export function useSourcesNamed(query: string) {
  const [search] = useDebouncedValue(query.trim().slice(0, 400), 200);
  const found = trpc.library.browse.useQuery({ search, limit: 5 }, { enabled: search.length > 1, staleTime: 60_000 });
  return query.trim() === "" ? [] : (found.data?.items ?? []);
}

/** Clauses that what is typed names, and headings that hold its words. */
export function useClausesNamed(query: string) {
  const [search] = useDebouncedValue(query.trim().slice(0, 400), 150);
  const found = trpc.library.clauses.useQuery({ search }, { enabled: search.length > 2, staleTime: 60_000 });
  return query.trim() === "" || found.data === undefined ? { clauses: [], headings: [] } : found.data;
}

export function useRecentQuestions() {
  const recent = trpc.answers.list.useQuery({ limit: 5 }, { staleTime: 60_000 });
  return recent.data?.items ?? [];
}

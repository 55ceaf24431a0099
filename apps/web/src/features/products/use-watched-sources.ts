import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc.ts";

const shown = 8;

export const useOfficialSources = () => trpc.official.health.useQuery({}, { staleTime: 60_000 });

export const useFoundSources = (search: string) =>
  trpc.library.browse.useQuery({ search, limit: shown }, { enabled: search.length > 1, placeholderData: keepPreviousData });

/** What some sources of the library are called; undefined for one that is on its way, or gone. */
export const useWatchedSources = (ids: readonly string[]): (string | undefined)[] =>
  trpc
    .useQueries((ask) => ids.map((id) => ask.library.describe({ id })))
    .map(({ data }) => data && `${data.entry.identifier} · ${data.entry.title}`);

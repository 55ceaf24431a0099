import { trpc } from "../../shared/trpc.ts";

/** How far the first fetching of official texts is. */
export const useFirstFetch = () => trpc.official.start.useQuery({}, { staleTime: Infinity });

/** Sources that are silent, with what is held of them. */
export const useSilentSources = () => trpc.official.silent.useQuery({}, { staleTime: 10 * 60_000 });

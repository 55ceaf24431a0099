import type { FoundInSource, SourceReading } from "@clausewise/contracts";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusOf, trpc } from "../../shared/trpc.ts";

const step = 30;

interface Stretch {
  around?: string;
  offset?: number;
  limit: number;
}

/** A source's passages around one of them, growing in both directions. */
function useSource(id: string, version: string | null, around: string | null) {
  const { client } = trpc.useUtils();
  const first: Stretch = around === null ? { offset: 0, limit: step } : { around, limit: step };
  return useInfiniteQuery({
    queryKey: ["source", id, version, around],
    staleTime: 5 * 60_000,
    // Another place of the same text takes the place of this one without the tools around it going away.
    placeholderData: (before, query) => {
      const sameText = query?.queryKey[2] === version || before?.pages[0]?.version.id === version;
      return query?.queryKey[1] === id && sameText ? before : undefined;
    },
    initialPageParam: first,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: (last: SourceReading): Stretch | null => {
      const end = last.offset + last.passages.length;
      return end < last.version.passages ? { offset: end, limit: step } : null;
    },
    getPreviousPageParam: (first: SourceReading): Stretch | null => {
      const offset = Math.max(0, first.offset - step);
      return first.offset > 0 ? { offset, limit: first.offset - offset } : null;
    },
  });

  async function read(stretch: Stretch): Promise<SourceReading> {
    const chosen = version === null ? {} : { version };
    try {
      return await client.library.read.query({ id, ...chosen, ...stretch });
    } catch (error) {
      // The passage may not be part of the chosen version: show that version from its beginning instead.
      if (stretch.around === undefined || version === null || statusOf(error) !== 404) throw error;
      return client.library.read.query({ id, version, offset: 0, limit: step });
    }
  }
}

/** The source read around one passage; it is read again only when the wanted passage is not on screen already. */
export function useReading(sourceId: string, versionId: string | null, passageId: string | null) {
  const place = `${sourceId}${versionId}`;
  const [anchor, setAnchor] = useState({ place, around: passageId });
  const around = anchor.place === place ? anchor.around : passageId;
  const source = useSource(sourceId, versionId, around);
  const passages = source.data?.pages.flatMap((page) => page.passages) ?? [];
  const outside =
    source.data !== undefined && passageId !== null && passageId !== around && !passages.some((passage) => passage.id === passageId);
  if (anchor.place !== place || outside) setAnchor({ place, around: passageId });
  // The place that what is shown was read around; it lags behind the wanted one until that has come. Its stretches are of useSource.
  const shownAround = (source.data?.pageParams as Stretch[] | undefined)?.find((stretch) => stretch.around !== undefined)?.around ?? null;
  return { source, around: shownAround, passages };
}

export interface Found extends FoundInSource {
  waiting: boolean;
}

const pause = 200;

/** Where words stand in a version of a source; looked for once typing pauses. */
export function useFound(id: string, version: string, words: string): Found {
  const [search] = useDebouncedValue(words.trim(), pause);
  const wanted = search.length > 1;
  const found = trpc.library.find.useQuery({ id, version, search }, { enabled: wanted, staleTime: 5 * 60_000 });
  const none = { total: 0, passages: [] };
  return { ...((wanted ? found.data : undefined) ?? none), waiting: search !== words.trim() || (wanted && found.isPending) };
}

export const useSourceContents = (id: string, version: string) =>
  trpc.library.contents.useQuery({ id, version }, { staleTime: 5 * 60_000 });

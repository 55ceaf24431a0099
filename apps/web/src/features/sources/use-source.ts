import type { SourceReading } from "@clausewise/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { statusOf, trpc } from "../../shared/trpc.ts";

const step = 30;

interface Stretch {
  around?: string;
  offset?: number;
  limit: number;
}

/** A source's passages around one of them, growing in both directions. */
export function useSource(id: string, version: string | null, around: string | null) {
  const { client } = trpc.useUtils();
  const first: Stretch = around === null ? { offset: 0, limit: step } : { around, limit: step };
  return useInfiniteQuery({
    queryKey: ["source", id, version, around],
    staleTime: 5 * 60_000,
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

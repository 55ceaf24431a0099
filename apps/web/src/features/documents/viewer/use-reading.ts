import type { Document, DocumentMark } from "@clausewise/contracts";
import { useDebouncedValue } from "@mantine/hooks";
import { trpc } from "../../../shared/trpc.ts";

const fresh = { staleTime: 5 * 60_000 };

/** Pages, sheets or slides that are loaded at once. */
export const partsAtOnce = 20;

/** A stretch of a version's parts, counted from 0. */
export const useParts = (id: string, version: number, stretch: number, enabled = true) =>
  trpc.documents.parts.useQuery({ id, version, from: stretch * partsAtOnce + 1, limit: partsAtOnce }, { ...fresh, enabled });

/** Words of a passage that somebody came for; without a quote the whole passage is meant. */
export interface Cited {
  passageId: string;
  quote: string | null;
  start: number | null;
}

/** Where the words stand that somebody came for. */
export const useMarks = (id: string, cited: Cited | null) =>
  trpc.documents.marks.useQuery(
    {
      id,
      passage_id: cited?.passageId ?? "",
      ...(cited?.quote != null && { quote: cited.quote }),
      ...(cited?.quote != null && cited.start !== null && { quote_start: cited.start }),
    },
    { ...fresh, enabled: cited !== null },
  );

/** Time in ms without typing after which words are looked for. */
const pause = 200;

interface Found {
  total: number;
  marks: DocumentMark[];
  waiting: boolean;
  failed: boolean;
}

/** Where words stand in a version; looked for once typing pauses. */
export function useFound(id: string, version: number | null, words: string): Found {
  const [search] = useDebouncedValue(words.trim(), pause);
  const wanted = search.length > 1 && version !== null;
  const found = trpc.documents.find.useQuery({ id, ...(version !== null && { version }), words: search }, { ...fresh, enabled: wanted });
  const none = { total: 0, marks: [] };
  const waiting = search !== words.trim() || (wanted && found.isPending);
  return { ...((wanted ? found.data : undefined) ?? none), waiting, failed: wanted && found.isError };
}

/** Where the file of a version is. */
export const fileAddress = (id: string, version?: number): string =>
  `/api/documents/${id}/file${version === undefined ? "" : `?version=${version}`}`;

export type Readable = Pick<Document, "id" | "title" | "extension" | "version" | "upload_status" | "parts">;

import type { OfficialChange, OfficialChangeFilter, OfficialEntry, OfficialOutcome } from "@clausewise/contracts";
import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

/** All official sources and how each is; asked for again as it changes. */
export const useSources = () => trpc.official.health.useQuery({}, { staleTime: 0 });

/** One source with its looks and what it did not give. */
export const useOfficialSource = (id: string) =>
  trpc.official.about.useQuery({ id }, { staleTime: 0, placeholderData: (before) => before });

export const useTexts = (id: string) => trpc.official.texts.useQuery({ id });

export const useAnswers = (id: string) => trpc.official.answers.useQuery({ id });

/** Has a source looked at now. */
export function useRun(id: string) {
  const { official } = trpc.useUtils();
  const run = trpc.official.run.useMutation({ onSettled: () => official.invalidate() });
  return { busy: run.isPending, run: async (accept_fewer: boolean): Promise<void> => void (await run.mutateAsync({ id, accept_fewer })) };
}

/** A file in place of an answer, and the day on which it was saved. */
export interface FileToGive {
  key: string;
  day: string;
  file: File;
}

interface Taken {
  outcome: OfficialOutcome;
  result: string;
}

/** Has a file read in place of an answer, and says what that came to. */
export function useGiveFile(id: string) {
  const { official } = trpc.useUtils();
  const giving = useMutation({
    mutationFn: async ({ key, day, file }: FileToGive): Promise<Taken> => {
      const form = new FormData();
      form.append("source_id", id);
      form.append("key", key);
      form.append("day", day);
      form.append("file", file);
      const response = await fetch("/api/official-files", { method: "POST", body: form });
      const { data, error } = (await response.json()) as { data?: Taken; error?: string };
      if (data === undefined) throw new Error(error ?? "Something went wrong on the server. Please try again.");
      return data;
    },
    onSettled: () => official.invalidate(),
  });
  const give = (given: FileToGive) => giving.mutateAsync(given).catch(() => undefined);
  return { give, busy: giving.isPending, taken: giving.data ?? null, problem: giving.error?.message ?? null };
}

/** What may become of a text or an entry, as the list of changes is narrowed. */
export const changeKinds = ["changed", "added", "removed", "back"] as const;

const changeSpec: ListSpec = { filters: [{ name: "kind", label: "What happened", known: changeKinds }], sorts: byTime };

/** What changed in one source, or in all where none is named. */
export function useChanges(sourceId: string | null) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<OfficialChange>>(
    () => ({
      name: "official",
      part: `changes ${sourceId}`,
      read: (input) =>
        client.official.changes.query({
          ...asCall(input),
          ...(sourceId !== null && { source_id: sourceId }),
        } as Partial<OfficialChangeFilter>),
    }),
    [client, sourceId],
  );
  return useList(source, changeSpec);
}

/** Which official source a text of the library comes from. */
export const usePlace = (librarySourceId: string) => trpc.official.place.useQuery({ library_source_id: librarySourceId });

const entrySpec: ListSpec = { filters: [], sorts: [] };

/** The entries of a register, as the address asks for them. */
export function useEntries(sourceId: string) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<OfficialEntry>>(
    () => ({
      name: "official",
      part: `entries ${sourceId}`,
      read: (input) =>
        client.official.entries.query({ ...asCall(input), source_id: sourceId } as Parameters<typeof client.official.entries.query>[0]),
    }),
    [client, sourceId],
  );
  return useList(source, entrySpec);
}

import { useMemo } from "react";
import type { LibraryEntry, LibraryFilter } from "@clausewise/contracts";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { kindLabels, statusLabels } from "../../shared/labels.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { textKindLabels, valueName } from "./names.ts";

const minutes = 60_000;
const fresh = { staleTime: 5 * minutes };

const filter = (name: string, label: string, known?: object) => ({
  name,
  label,
  nameOf: (value: string) => valueName(name, value),
  ...(known && { known: Object.keys(known) }),
});

const spec: ListSpec = {
  filters: [
    filter("authority", "Authority"),
    filter("kind", "Kind", kindLabels),
    filter("status", "Status", statusLabels),
    filter("jurisdiction", "Jurisdiction"),
    filter("text_kind", "Text", textKindLabels),
  ],
  sorts: [],
};

/** The sources of the library, as the address asks for them. */
export function useLibraryList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<LibraryEntry>>(
    () => ({ name: "library", read: (input) => client.library.browse.query(asCall(input) as Partial<LibraryFilter>) }),
    [client],
  );
  return useList(source, spec, fresh.staleTime);
}

export const useSourceAbout = (id: string) => trpc.library.describe.useQuery({ id }, { staleTime: 0 });

export const useContents = (id: string) => trpc.library.contents.useQuery({ id }, fresh);

export const useComparison = (id: string, from: string, to: string) => trpc.library.compare.useQuery({ id, from, to }, fresh);

import type { CheckedReference, ReferenceCheck, ReferenceFilter } from "@clausewise/contracts";
import { referenceVerdictLabels, referenceVerdicts } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

const isUnderWay = (check: ReferenceCheck | null | undefined): boolean => check?.state === "waiting" || check?.state === "running";

/** Time in ms after which it is asked again how far a check is. */
const askEvery = 1000;

/** The newest check of a document; null where none was made. */
export const useNewestCheck = (documentId: string) =>
  trpc.references.list.useQuery(
    { document_id: documentId, limit: 1 },
    { select: ({ items }) => items[0] ?? null, refetchInterval: ({ state }) => (isUnderWay(state.data?.items[0]) ? askEvery : false) },
  );

/** Has references checked, and ends a check; what changed is loaded again. */
export function useReferenceChecks() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.references.invalidate();
  return {
    begin: trpc.references.check.useMutation({ onSettled }),
    cancel: trpc.references.cancel.useMutation({ onSettled }),
  };
}

export type ReferenceChecks = ReturnType<typeof useReferenceChecks>;

const spec: ListSpec = {
  filters: [
    {
      name: "verdicts",
      label: "Verdict",
      nameOf: (value) => referenceVerdictLabels[value as CheckedReference["verdict"]] ?? value,
      known: referenceVerdicts,
    },
  ],
  sorts: [
    ["gravest", "Gravest first"],
    ["text", "As in the text"],
  ],
};

/** What a check found, as the address asks for it. */
export function useReferenceList({ id, counts }: ReferenceCheck) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<CheckedReference>>(
    () => ({
      name: "references",
      part: id,
      async read(input) {
        const page = await client.references.found.query({
          id,
          ...(asCall(input) as Partial<ReferenceFilter>),
          verdicts: input.filters["verdicts"] ?? "",
        });
        const verdicts = referenceVerdicts.flatMap((value) => (counts[value] ? [{ value, count: counts[value] }] : []));
        return { ...page, facets: { verdicts } };
      },
    }),
    [client, id, counts],
  );
  return useList(source, spec, 60_000);
}

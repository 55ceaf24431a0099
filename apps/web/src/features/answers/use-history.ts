import type { AnswerFilter, AnswerSummary } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

const spec: ListSpec = { filters: [], sorts: [] };

/** The questions this person asked. */
export function useHistory() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<AnswerSummary>>(
    () => ({ name: "history", read: (input) => client.answers.list.query(asCall(input) as Partial<AnswerFilter>) }),
    [client],
  );
  return useList(source, spec);
}

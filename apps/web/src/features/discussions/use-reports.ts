import type { DiscussionReport, DiscussionReportFilter } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

/** As events name it: what is reported is read anew with the board. */
const name = "discussionModeration";

const spec: ListSpec = { filters: [{ name: "open", label: "Still open", nameOf: () => "Yes", known: ["true"] }], sorts: byTime };

/** What people reported, as the address asks for it. */
export function useReports() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<DiscussionReport>>(
    () => ({
      name,
      read: (input) => client.discussionModeration.reports.query(asCall(input) as Partial<DiscussionReportFilter>),
    }),
    [client],
  );
  return useList(source, spec);
}

/** Leaves what was reported as it is; says where that was not noted. */
export function useKeep() {
  const call = trpc.discussionModeration.settle.useMutation({ onSettled: useRefreshList(name) });
  return (id: string) =>
    void call.mutateAsync({ id, outcome: "kept" }).catch((error: unknown) => notice(`The report stays open. ${explain(error)}`));
}

import type { Milestone, MilestoneChanges, MilestoneFilter, MilestoneFilters, PlacedMilestone } from "@clausewise/contracts";
import { useMemo } from "react";
import type { z } from "zod";
import { type ListInput, type ListSource, type Wanted, asCall } from "../../shared/list.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";
import { milestoneSpec } from "./milestone-list-spec.ts";

const name = "milestones";

type ListCall = z.input<typeof MilestoneFilter>;
export type BoardCall = z.input<typeof MilestoneFilters>;

/** The milestones as the address asks for them. */
export function useMilestoneList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Milestone>>(
    // What an address says is held against the contract by the server.
    () => ({ name, read: (input: ListInput) => client.milestones.list.query(asCall(input) as ListCall) }),
    [client],
  );
  return useList(source, milestoneSpec);
}

export type MilestoneList = ReturnType<typeof useMilestoneList>;

/** What a board is asked for, where a list is asked for that. */
export const boardCallOf = ({ search, filters }: Wanted): BoardCall => ({ ...filters, ...(search !== "" && { search }) });

export const useMilestoneBoard = (wanted: Wanted) =>
  trpc.milestones.board.useQuery(boardCallOf(wanted), { placeholderData: (before) => before });

export const useMilestone = (id: string) => trpc.milestones.get.useQuery({ id }, { retry: false });

/** What changed in the clause that a day follows from. */
export const useClauseChanges = (id: string) => trpc.milestones.clauseChanges.useQuery({ id }, { retry: false });

export const useMilestoneHistory = (id: string, enabled: boolean) => trpc.milestones.history.useQuery({ id }, { enabled });

/** Reads anew what shows milestones. */
export function useRefreshMilestones() {
  const { milestones } = trpc.useUtils();
  const refresh = useRefreshList(name);
  return () => Promise.all([refresh(), milestones.invalidate()]);
}

/** Milestones whose own milestone depends on may be chosen from. */
export const useCandidates = (search: string, enabled: boolean) =>
  trpc.milestones.list.useQuery({ search, whose: "own", limit: 8 }, { enabled });

export const useOwnDocuments = (search: string, enabled: boolean) => trpc.documents.list.useQuery({ search, limit: 8 }, { enabled });

export function useShare() {
  const refresh = useRefreshMilestones();
  return trpc.milestones.share.useMutation({ onSuccess: refresh });
}

/** What is said of a milestone, as far as it changes. */
export type MilestoneSaying = NonNullable<MilestoneChanges["seen"]>;

/** Changes milestones; says what could not be changed. */
export function useMilestoneActs() {
  const utils = trpc.useUtils();
  const refresh = useRefreshMilestones();
  const settled = { onSettled: refresh };
  const change = trpc.milestones.change.useMutation(settled);
  const remove = trpc.milestones.remove.useMutation(settled);
  const present = trpc.milestones.present.useMutation(settled);
  const depend = trpc.milestones.depend.useMutation(settled);
  const independ = trpc.milestones.independ.useMutation(settled);
  const confirm = trpc.milestones.confirmClause.useMutation(settled);
  const unshare = trpc.milestones.unshare.useMutation(settled);
  const told = async (what: string, act: Promise<unknown>): Promise<boolean> => {
    try {
      await act;
      return true;
    } catch (error) {
      notice(`${what} ${explain(error)}`);
      return false;
    }
  };
  return {
    say: (said: MilestoneChanges) => told("The milestone was not changed.", change.mutateAsync(said)),
    /** Shows a status on a board at once, and what it was before where it was not kept. */
    async setStatus(call: BoardCall, { id, status: before }: PlacedMilestone, status: PlacedMilestone["status"]): Promise<void> {
      const put = (as: PlacedMilestone["status"]) =>
        utils.milestones.board.setData(
          call,
          (board) => board && { ...board, items: board.items.map((one) => (one.id === id ? { ...one, status: as } : one)) },
        );
      void utils.milestones.board.cancel(call);
      put(status);
      if (!(await told("The milestone stays where it was.", change.mutateAsync({ id, status, seen: { status: before } })))) put(before);
    },
    remove: (id: string) => remove.mutateAsync({ id }),
    present: (id: string, document: string, document_id: string | null) =>
      told("The document was not added.", present.mutateAsync({ id, name: document, ...(document_id !== null && { document_id }) })),
    depend: (id: string, on_id: string) => told("It does not depend on that.", depend.mutateAsync({ id, on_id })),
    independ: (id: string, on_id: string) => told("It still depends on that.", independ.mutateAsync({ id, on_id })),
    confirmClause: (id: string) => told("That the day holds was not kept.", confirm.mutateAsync({ id })),
    unshare: (id: string, recipient: string) => told("It is still shared.", unshare.mutateAsync({ id, recipient })),
  };
}

export type MilestoneActs = ReturnType<typeof useMilestoneActs>;

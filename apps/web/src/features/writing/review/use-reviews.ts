import type { DraftFinding, DraftReview, DraftTool } from "@clausewise/contracts";
import { skipToken } from "@tanstack/react-query";
import { explain, trpc } from "../../../shared/trpc.ts";
import { notice } from "../../../shared/ui/notices.tsx";

/** Time in ms between two looks at how far a run is. */
const lookEvery = 1000;

export const isUnderWay = (review: Pick<DraftReview, "state"> | undefined): boolean =>
  review?.state === "waiting" || review?.state === "running";

/** How the last run of each tool over a draft stands, followed while one is under way. */
export const useReviews = (id: string | null) =>
  trpc.draftReviews.list.useQuery(id === null ? skipToken : { id }, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? lookEvery : false),
  });

export const useFindings = (id: string | null) => trpc.draftReviews.findings.useQuery(id === null ? skipToken : { id }, { staleTime: 0 });

export const useElements = (id: string | null) => trpc.draftReviews.elements.useQuery(id === null ? skipToken : { id }, { staleTime: 0 });

export const useReferences = (id: string | null) =>
  trpc.draftReviews.references.useQuery(id === null ? skipToken : { id }, { staleTime: 0 });

type Decision = { state: "open" | "accepted" } | { state: "dismissed"; reason: string };

/** Runs tools over a draft, ends them, and decides on what they found. */
export function useReviewActs(id: string | null) {
  const utils = trpc.useUtils();
  const run = trpc.draftReviews.run.useMutation({ onSettled: () => utils.draftReviews.list.invalidate() });
  const cancel = trpc.draftReviews.cancel.useMutation({ onSettled: () => utils.draftReviews.list.invalidate() });
  const decide = trpc.draftReviews.decide.useMutation();

  const said = async (work: Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      notice(`${failed} ${explain(error)}`);
      return false;
    }
  };
  return {
    /** Runs a tool over the draft as it is saved; `draftId` where that was known only now. */
    run: (tool: DraftTool, draftId: string) => said(run.mutateAsync({ id: draftId, tool }), "The check was not begun."),
    /** The tool that is being asked for. */
    asking: run.isPending ? run.variables.tool : null,
    cancel: (tool: DraftTool) => (id === null ? undefined : said(cancel.mutateAsync({ id, tool }), "The check was not ended.")),
    /** Shown at once, and taken back where the server does not take it. */
    decide: async (finding: DraftFinding, decision: Decision): Promise<boolean> => {
      if (id === null) return false;
      const put = (one: DraftFinding) =>
        utils.draftReviews.findings.setData({ id }, (all) => all?.map((other) => (other.id === one.id ? one : other)));
      await utils.draftReviews.findings.cancel({ id });
      put({ ...finding, reason: null, ...decision });
      const isDone = await said(
        decide.mutateAsync({ id: finding.id, ...decision }).then(put),
        "This was not kept, and stands as it stood.",
      );
      if (!isDone) put(finding);
      return isDone;
    },
  };
}

export type ReviewActs = ReturnType<typeof useReviewActs>;

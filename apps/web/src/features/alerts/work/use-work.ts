import { type AlertWork, Closing, Evidence, NewAssessment } from "@clausewise/contracts";
import { z } from "zod";
import { trpc } from "../../../shared/trpc.ts";
import { useContractForm } from "../../../shared/ui/use-contract-form.ts";
import { useRefreshList } from "../../../shared/ui/use-list.ts";
import { listName } from "../use-alerts.ts";

export const useWork = (id: string) => trpc.alertWork.get.useQuery({ id });

/** Forgets what was being written, then shows what a step came to, here and in the lists. */
function useStepDone(forget?: () => void) {
  const { alerts, alertWork } = trpc.useUtils();
  const refresh = useRefreshList(listName);
  return async (work: AlertWork): Promise<void> => {
    forget?.();
    alertWork.get.setData({ id: work.id }, work);
    await Promise.all([refresh(), alerts.invalidate()]);
  };
}

const Assessment = NewAssessment.pick({ impact: true, note: true }).extend({ evidence: z.array(Evidence) });

const idsOf = (evidence: readonly Evidence[], wanted: Evidence["kind"]) =>
  evidence.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

/** What is found of an alert, as it is being written: kept in the browser until it is saved. */
export function useAssessment({ id, version, impact, note, evidence }: AlertWork) {
  const initial = { impact: impact ?? "", note, evidence };
  const form = useContractForm(Assessment, { initial, draft: `alert-work-${id}` });
  const call = trpc.alertWork.assess.useMutation({ onSuccess: useStepDone(form.forget) });
  const send = (values: typeof initial) => {
    const parsed = NewAssessment.shape.impact.safeParse(values.impact);
    const chosen = values.evidence;
    const given = { document: idsOf(chosen, "document"), bookmark: idsOf(chosen, "bookmark"), clause: idsOf(chosen, "clause") };
    call.mutate({ id, version, impact: parsed.data, note: values.note, evidence: given });
  };
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return { form, send, isChanged, sending: call.isPending, error: call.error };
}
export type Assessing = ReturnType<typeof useAssessment>;

/** The reason for which an alert is closed, kept in the browser until it is. */
export function useClosing({ id, version }: AlertWork) {
  const form = useContractForm(Closing.pick({ reason: true }), { initial: { reason: "" }, draft: `alert-close-${id}` });
  const call = trpc.alertWork.close.useMutation({ onSuccess: useStepDone(form.forget) });
  const send = ({ reason }: { reason: string }) => call.mutate({ id, version, reason });
  return { form, send, sending: call.isPending, error: call.error };
}

/** Takes an alert on, for the first time or again. */
export function useTaking({ id, version, state }: AlertWork) {
  const onSuccess = useStepDone();
  const first = trpc.alertWork.assess.useMutation({ onSuccess });
  const again = trpc.alertWork.reopen.useMutation({ onSuccess });
  const call = state === "closed" ? again : first;
  return { take: () => call.mutate({ id, version }), taking: call.isPending, error: call.error };
}

/** What of the person's own, and of the library, has some words; a few of each. */
export function useEvidenceFound(kind: Evidence["kind"], words: string): { found: Evidence[]; isAsking: boolean; error: unknown } {
  const search = words.trim();
  const documents = trpc.documents.list.useQuery({ search, limit: 8 }, { enabled: kind === "document" });
  const bookmarks = trpc.queries.list.useQuery({ search, limit: 8, bookmarked: true }, { enabled: kind === "bookmark" });
  const clauses = trpc.library.clauses.useQuery({ search }, { enabled: kind === "clause" && search.length > 2 });
  const asked = { document: documents, bookmark: bookmarks, clause: clauses }[kind];
  const found: Record<typeof kind, Evidence[]> = {
    document: (documents.data?.items ?? []).map(({ id, title }) => ({ kind: "document", id, label: title, part_of: null })),
    bookmark: (bookmarks.data?.items ?? []).map(({ id, question, answer_id }) => ({
      kind: "bookmark",
      id,
      label: question,
      part_of: answer_id,
    })),
    clause: (clauses.data?.clauses ?? []).map(({ passage_id, citation, source_id }) => ({
      kind: "clause",
      id: passage_id,
      label: citation,
      part_of: source_id,
    })),
  };
  return { found: found[kind], isAsking: asked.isLoading, error: asked.error };
}

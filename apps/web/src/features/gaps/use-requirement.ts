import type { GapRequirementDetail } from "@clausewise/contracts";
import { useDebouncedValue } from "@mantine/hooks";
import { trpc } from "../../shared/trpc.ts";
import { useRefreshList } from "../../shared/ui/use-list.ts";
import { requirementList } from "./use-gaps.ts";

export const useRequirement = (id: string) =>
  trpc.gapRequirements.get.useQuery({ id }, { placeholderData: (before) => (before?.id === id ? before : undefined) });

/** Shows what a change of a requirement came to, here and wherever it is counted. */
function useChanged() {
  const { gaps, gapRequirements, signatures } = trpc.useUtils();
  const refresh = useRefreshList(requirementList);
  return async (detail: GapRequirementDetail): Promise<void> => {
    await gapRequirements.get.invalidate(undefined, { refetchType: "none" });
    gapRequirements.get.setData({ id: detail.id }, detail);
    await Promise.all([refresh(), gaps.get.invalidate(), gaps.matrix.invalidate(), signatures.of.invalidate()]);
  };
}

/** A document or an answer, with where in it; a note where neither is named. */
export interface ToLink {
  document_id?: string;
  bookmark_id?: string;
  page?: number;
  words?: string;
  note?: string;
}

/** Links evidence, takes it away, and says that it still holds. */
export function useProofs(id: string, onLinked: () => void = () => undefined) {
  const changed = useChanged();
  const linking = trpc.gapProofs.link.useMutation({
    onSuccess: async (detail) => {
      onLinked();
      await changed(detail);
    },
  });
  const unlinking = trpc.gapProofs.unlink.useMutation({ onSuccess: changed });
  const confirming = trpc.gapProofs.confirm.useMutation({ onSuccess: changed });
  return {
    link: (given: ToLink) => linking.mutate({ id, ...given }),
    unlink: (proof_id: string) => unlinking.mutate({ id, proof_id }),
    confirm: (proof_id: string) => confirming.mutate({ id, proof_id }),
    linking: linking.isPending,
    busyId: unlinking.isPending ? unlinking.variables.proof_id : confirming.isPending ? confirming.variables.proof_id : null,
    error: linking.error ?? unlinking.error ?? confirming.error,
  };
}

/** Accepts what is shown, takes that back, and notes that changed clauses were looked at. */
export function useJudging({ id, version }: Pick<GapRequirementDetail, "id" | "version">) {
  const onSuccess = useChanged();
  const accepting = trpc.gapRequirements.accept.useMutation({ onSuccess });
  const withdrawing = trpc.gapRequirements.withdraw.useMutation({ onSuccess });
  const looking = trpc.gapRequirements.look.useMutation({ onSuccess });
  return {
    accept: (note: string) => accepting.mutate({ id, version, note }),
    withdraw: (reason: string) => withdrawing.mutate({ id, reason }),
    look: (note: string) => looking.mutate({ id, note }),
    busy: accepting.isPending || withdrawing.isPending || looking.isPending,
    error: accepting.error ?? withdrawing.error ?? looking.error,
  };
}

/** Something of the person's that could be linked. */
export interface Linkable {
  id: string;
  label: string;
}

/** What of the person's documents or bookmarks has some words. */
export function useLinkables(kind: "document" | "bookmark", words: string) {
  const [search] = useDebouncedValue(words.trim(), 250);
  const documents = trpc.documents.list.useQuery({ search, limit: 8 }, { enabled: kind === "document" });
  const bookmarks = trpc.queries.list.useQuery({ search, limit: 8, bookmarked: true }, { enabled: kind === "bookmark" });
  const asked = kind === "document" ? documents : bookmarks;
  const found: Linkable[] =
    kind === "document"
      ? (documents.data?.items ?? []).map(({ id, title }) => ({ id, label: title }))
      : (bookmarks.data?.items ?? []).map(({ id, question }) => ({ id, label: question }));
  return { found, isAsking: asked.isLoading, error: asked.error };
}

/** Reads the person's documents for what a requirement asks for. */
export const useSuggestions = (id: string) => trpc.gapProofs.suggest.useQuery({ id }, { staleTime: 0 });

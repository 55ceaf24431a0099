import { type DiscussionFilter, type DiscussionSummary, NewDiscussion, NewDiscussionReply, withoutEmpty } from "@clausewise/contracts";
import {
  discussionCategories,
  discussionCategoryLabels,
  discussionScopeLabels,
  discussionScopes,
  discussionSortLabels,
  discussionSorts,
} from "@clausewise/contracts/discussion-words";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

const name = "discussions";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const spec: ListSpec = {
  filters: [
    { name: "category", label: "Category", nameOf: nameIn(discussionCategoryLabels), known: discussionCategories },
    { name: "scope", label: "Show", nameOf: nameIn(discussionScopeLabels), known: discussionScopes },
    { name: "tag", label: "Tag" },
  ],
  sorts: discussionSorts.map((value) => [value, discussionSortLabels[value]]),
};

/** The discussions of the board, as the address asks for them. */
export function useDiscussionList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<DiscussionSummary>>(
    () => ({ name, read: (input) => client.discussions.list.query(asCall(input) as Partial<DiscussionFilter>) }),
    [client],
  );
  return useList(source, spec);
}

export const useDiscussion = (id: string) => trpc.discussions.get.useQuery({ id }, { retry: false });

/** Reads the board anew, after something on it has changed. */
export function useRefreshBoard() {
  const { discussions } = trpc.useUtils();
  const refresh = useRefreshList(name);
  return () => Promise.all([refresh(), discussions.invalidate()]);
}

const empty = { title: "", content: "", category: discussionCategories[0] as string, tags: "" };

/** The form of a new discussion: what is typed is kept until it is sent. */
export function useNewDiscussion(onCreated: (id: string) => void) {
  const refresh = useRefreshBoard();
  const form = useContractForm(NewDiscussion, { initial: empty, draft: "discussion" });
  const call = trpc.discussions.create.useMutation({ onSuccess: refresh });
  const send = (values: typeof empty) =>
    call.mutate(NewDiscussion.parse(values), {
      onSuccess: ({ id }) => {
        form.forget();
        onCreated(id);
      },
    });
  const ready = form.values.title.trim() !== "" && form.values.content.trim() !== "";
  return { form, send, ready, sending: call.isPending, error: call.error };
}

/** The form of a reply: what is typed is kept with its discussion until it is sent. */
export function useReply(id: string) {
  const refresh = useRefreshBoard();
  const nothing = { id, content: "", quoted_id: "" };
  const form = useContractForm(NewDiscussionReply, { initial: nothing, draft: `discussion-reply-${id}` });
  const call = trpc.discussions.reply.useMutation({ onSuccess: refresh });
  const send = (values: typeof nothing) =>
    call.mutate(NewDiscussionReply.parse(withoutEmpty(NewDiscussionReply, { ...values, id })), { onSuccess: () => form.forget() });
  return { form, send, ready: form.values.content.trim() !== "", sending: call.isPending, error: call.error };
}

export type Reply = ReturnType<typeof useReply>;

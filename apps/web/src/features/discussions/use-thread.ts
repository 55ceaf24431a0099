import { DiscussionPostChanges } from "@clausewise/contracts";
import { useEffect, useRef, useState } from "react";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { useRefreshBoard } from "./use-discussions.ts";

/** Notes that the person opened a discussion, and what came while they had it open. */
export function useSeen(id: string, lastActivity: string): void {
  const { mutate } = trpc.discussions.see.useMutation();
  const noted = useRef<string | null>(null);
  useEffect(() => {
    if (noted.current === lastActivity) return;
    noted.current = lastActivity;
    mutate({ id });
  }, [id, lastActivity, mutate]);
}

/** Whether the person moderates what others write. */
export function useModerates(): boolean {
  const role = trpc.users.role.useQuery({}, { staleTime: Infinity }).data?.role_type;
  return role === "reviewer" || role === "administrator";
}

/** What people do with a discussion and its posts; says what could not be done. */
export function useThreadActs() {
  const onSettled = useRefreshBoard();
  const settled = { onSettled };
  const vote = trpc.discussions.vote.useMutation(settled);
  const accept = trpc.discussions.accept.useMutation(settled);
  const resolve = trpc.discussions.resolve.useMutation(settled);
  const follow = trpc.discussions.follow.useMutation(settled);
  const remove = trpc.discussions.remove.useMutation(settled);
  const report = trpc.discussions.report.useMutation(settled);
  const confirm = trpc.discussions.confirm.useMutation(settled);
  const pin = trpc.discussionModeration.pin.useMutation(settled);
  const lock = trpc.discussionModeration.lock.useMutation(settled);
  const hide = trpc.discussionModeration.hide.useMutation(settled);
  const restore = trpc.discussionModeration.restore.useMutation(settled);
  const told = (what: string, act: Promise<unknown>) => void act.catch((error: unknown) => notice(`${what} ${explain(error)}`));
  return {
    vote: (id: string, on: boolean) => told("Your vote was not counted.", vote.mutateAsync({ id, vote: on })),
    accept: (id: string, accepted: boolean) => told("The reply stays as it was.", accept.mutateAsync({ id, accepted })),
    resolve: (id: string, resolved: boolean) => told("The discussion stays as it was.", resolve.mutateAsync({ id, resolved })),
    follow: (id: string, following: boolean) => told("It stays as it was.", follow.mutateAsync({ id, following })),
    confirm: (id: string) => told("It was not noted.", confirm.mutateAsync({ id })),
    pin: (id: string, pinned: boolean) => told("The discussion stays where it was.", pin.mutateAsync({ id, pinned })),
    lock: (id: string, locked: boolean) => told("The discussion stays as it was.", lock.mutateAsync({ id, locked })),
    restore: (id: string) => told("It was not put back.", restore.mutateAsync({ id })),
    remove: (id: string) => remove.mutateAsync({ id }),
    report: report.mutateAsync,
    hide: (id: string, reason: string) => hide.mutateAsync({ id, reason }),
  };
}

export type ThreadActs = ReturnType<typeof useThreadActs>;

export const useEditions = (id: string, enabled: boolean) => trpc.discussions.history.useQuery({ id }, { enabled });

interface Edited {
  id: string;
  content: string;
  title?: string;
  category?: string;
  tags?: string;
}

/** The form by which a post is edited: what is typed is kept until it is saved. */
export function useEditing(edited: Edited, onDone: () => void) {
  const refresh = useRefreshBoard();
  const [initial] = useState<Edited & Record<string, unknown>>({ ...edited });
  const { id } = initial;
  const form = useContractForm(DiscussionPostChanges, { initial, draft: `discussion-edit-${id}` });
  const call = trpc.discussions.edit.useMutation({ onSuccess: refresh });
  const send = (values: typeof initial) =>
    call.mutate(DiscussionPostChanges.parse({ ...values, id }), {
      onSuccess: () => {
        form.forget();
        onDone();
      },
    });
  return { form, send, sending: call.isPending, error: call.error };
}

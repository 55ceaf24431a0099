import { NewAccessToken, accessTokenDays, type AccessScope } from "@clausewise/contracts";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";

interface Typed extends Record<string, unknown> {
  name: string;
  scopes: AccessScope[];
  days: number;
}

const initial: Typed = { name: "", scopes: ["read"], days: accessTokenDays.usual };

export const useTokens = () => trpc.accessTokens.list.useQuery({});

/** Makes tokens, and takes them back. */
export function useTokenChanges() {
  const { accessTokens } = trpc.useUtils();
  const form = useContractForm(NewAccessToken, { initial, draft: "access-token" });
  const create = trpc.accessTokens.create.useMutation({
    onSuccess: () => {
      form.forget();
      return accessTokens.list.invalidate();
    },
  });
  const revoke = trpc.accessTokens.revoke.useMutation({ onSuccess: () => accessTokens.list.invalidate() });
  return {
    form,
    send: (values: Typed) => create.mutate(values),
    sending: create.isPending,
    error: create.error,
    /** What was made last on this page; null before that. */
    made: create.data ?? null,
    revoke: async (id: string): Promise<void> => {
      await revoke.mutateAsync({ id });
      if (create.data?.id === id) create.reset();
    },
  };
}

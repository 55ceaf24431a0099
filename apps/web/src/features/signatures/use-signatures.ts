import type { SignatureMeaning, SignedKind } from "@clausewise/contracts";
import { rememberPage } from "../../shared/return-to.ts";
import { trpc } from "../../shared/trpc.ts";

export const useSignatures = (kind: SignedKind, id: string) => trpc.signatures.of.useQuery({ kind, id });

/** Begins to sign what was seen, and leaves for the identity provider, which leads back to this page. */
export function useSigning(kind: SignedKind, id: string, content_hash: string) {
  const beginning = trpc.signatures.begin.useMutation({
    onSuccess: ({ redirectUrl }) => {
      rememberPage(`${window.location.pathname}${window.location.search}`);
      window.location.assign(redirectUrl);
    },
  });
  return {
    begin: (meaning: SignatureMeaning, note: string) => beginning.mutate({ kind, id, meaning, note, content_hash }),
    busy: beginning.isPending || beginning.isSuccess,
    error: beginning.error,
  };
}

import type { Provider } from "@clausewise/contracts";
import { useCallback, useEffect, useState } from "react";
import { sessionApi } from "./session-api.ts";

export interface SignIn {
  providers: Provider[];
  busy: boolean;
  problem: string | null;
  start(provider?: string): void;
}

const unreachable = "Sign-in could not be started. Check your connection and try again in a moment.";

/** Asks the server for the identity provider's address and sends the browser there. */
export function useSignIn(): SignIn {
  const [providers, setProviders] = useState<Provider[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let gone = false;
    sessionApi.providers().then(
      (list) => gone || setProviders(list),
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    );
    return () => {
      gone = true;
    };
  }, []);

  const first = providers.find((provider) => provider.ready)?.name ?? providers[0]?.name ?? "local";
  const start = useCallback(
    (provider = first) => {
      setBusy(true);
      setProblem(null);
      sessionApi.redirectUrl(provider).then(
        (address) => window.location.assign(address),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          setBusy(false);
          setProblem(unreachable);
        },
      );
    },
    [first],
  );
  return { providers, busy, problem, start };
}

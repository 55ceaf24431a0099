import type { Failure } from "@clausewise/contracts";
import { steadyFetch } from "../../shared/steady-changes.ts";

const unreached = "The server could not be reached. Check your connection and begin it again.";

async function sent(given: { code: string; state: string }): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await steadyFetch("/api/signatures", { method: "POST", headers, body: JSON.stringify(given) }).catch(() => {
    throw new Error(unreached);
  });
  // The body comes from our own server, which keeps to the contract.
  if (!response.ok) throw new Error(((await response.json()) as Failure).error);
}

let completing: Promise<void> | null = null;

/** Signs what was begun, once per page load; fails with a sentence for the signer. */
export function completeSigning(search: URLSearchParams): Promise<void> {
  const [code, state] = [search.get("code"), search.get("state")];
  if (!code || !state) return Promise.reject(new Error("The identity provider did not confirm who you are."));
  return (completing ??= sent({ code, state }));
}

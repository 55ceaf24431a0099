import type { AccessToken, CreatedAccessToken } from "@clausewise/contracts";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { CopyField, ShownOnce } from "../../shared/ui/shown-once.tsx";
import styles from "./access-tokens.module.css";
import { NewTokenForm } from "./new-token-form.tsx";
import { TokenEntry } from "./token-entry.tsx";
import { useTokenChanges, useTokens } from "./use-tokens.ts";

/** What lets programs act for the person: each token with what it allows and when it was used, and a form for another. */
export function TokensList() {
  const changes = useTokenChanges();
  const [leaving, setLeaving] = useState<AccessToken | null>(null);
  return (
    <>
      {changes.made !== null && <Made token={changes.made} />}
      <QueryState query={useTokens()} waiting="Loading your access tokens" failed="Your access tokens could not be loaded." inline>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className={styles.none}>No program acts for you.</p>
          ) : (
            <ul className={styles.tokens} aria-label="Access tokens">
              {tokens.map((token) => (
                <TokenEntry key={token.id} token={token} onLeave={() => setLeaving(token)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <NewTokenForm changes={changes} />
      <Confirm
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving === null ? "" : `Take “${leaving.name}” back?`}
        action="Take back"
        danger
        onConfirm={async () => {
          if (leaving !== null) await changes.revoke(leaving.id);
        }}
        failed={(error) => `It was not taken back, and still opens what it opened. ${explain(error)}`}
      >
        Programs that use it are refused from the next request on. What they asked for you stays.
      </Confirm>
    </>
  );
}

/** The token that was just made, which is shown this once, and where programs take it. */
const Made = ({ token: { name, token } }: { token: CreatedAccessToken }) => (
  <ShownOnce>
    <p>Copy the token for “{name}” now: it is not shown again. Whoever has it can do what it allows until it is over or taken back.</p>
    <CopyField label="Access token" what="the access token" value={token} />
    <CopyField label="Address for programs that speak MCP" what="the address for MCP" value={`${window.location.origin}/api/mcp`} />
    <p>
      Programs send it as <code>Authorization: Bearer</code> with each request. The same token opens the REST operations that it allows.
    </p>
  </ShownOnce>
);

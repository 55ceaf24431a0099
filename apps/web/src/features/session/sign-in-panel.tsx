import { Button } from "@mantine/core";
import type { SignIn } from "./use-sign-in.ts";
import styles from "./sign-in-panel.module.css";

/** The other ways to sign in, and what stands in the way of signing in now. */
export function SignInNotes({ signIn }: { signIn: SignIn }) {
  const waiting = signIn.providers.filter((provider) => !provider.ready);
  return (
    <>
      {signIn.providers.length > 1 && (
        <div className={styles.choice} role="group" aria-label="Sign in with">
          <span>Sign in with</span>
          {signIn.providers.map((provider) => (
            <Button
              key={provider.name}
              variant="default"
              disabled={!provider.ready || signIn.busy}
              onClick={() => signIn.start(provider.name)}
            >
              {provider.label}
              {!provider.ready && " (not reachable now)"}
            </Button>
          ))}
        </div>
      )}
      {signIn.providers.length > 0 && waiting.length === signIn.providers.length && (
        <p className={styles.note} role="status">
          The sign-in service cannot be reached at the moment. You can still try; it is asked again each time.
        </p>
      )}
      {signIn.problem !== null && (
        <p className={styles.problem} role="alert">
          {signIn.problem}
        </p>
      )}
    </>
  );
}

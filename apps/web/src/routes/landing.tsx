import { Button } from "@mantine/core";
import { Navigate, useSearchParams } from "react-router";
import { FeatureCards } from "../features/landing/feature-cards.tsx";
import { Specimen } from "../features/landing/specimen.tsx";
import { rememberPage } from "../shared/return-to.ts";
import { useSession } from "../features/session/session-context.tsx";
import { SignInNotes } from "../features/session/sign-in-panel.tsx";
import { useSignIn } from "../features/session/use-sign-in.ts";
import { HeldFigures } from "../shared/ui/held-figures.tsx";
import { Page } from "../shared/ui/page.tsx";
import { PublicFrame } from "../shared/ui/public-frame.tsx";
import { Problem } from "../shared/ui/states.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./landing.module.css";

export function Landing() {
  const { user, pending } = useSession();
  if (user !== null) return <Navigate to="/dashboard" replace />;
  return (
    <>
      {pending && (
        <div className={styles.pending}>
          <Waiting />
        </div>
      )}
      <div className={pending ? styles.early : undefined}>
        <Welcome />
      </div>
    </>
  );
}

function Welcome() {
  const [search] = useSearchParams();
  const { ended } = useSession();
  const signIn = useSignIn();
  const access = () => signIn.start();
  const onboard = () => {
    rememberPage("/dashboard?explore=start");
    signIn.start();
  };
  return (
    <PublicFrame>
      <Page title="" width="open">
        <div className={styles.page}>
          {search.get("error") === "auth_failed" && (
            <div className={styles.failed}>
              <Problem title="Sign-in did not complete." retry={access} retryLabel="Try signing in again">
                You are not signed in, and nothing was changed.
              </Problem>
            </div>
          )}
          {ended && (
            <div className={styles.failed}>
              <Problem title="Your session has ended." retry={access} retryLabel="Sign in again">
                What you typed is kept in this browser tab. After signing in you are back where you were.
              </Problem>
            </div>
          )}
          <section className={styles.hero}>
            <div>
              <h1>Regulatory answers, clause by clause.</h1>
              <p>
                Ask a question about device, drug, biologic or combination product rules. You get the clauses that answer it, with their
                status and dates, ready to check: in the source’s own words where the library holds its text, and where it does not yet in
                our own summaries, marked as such.
              </p>
              <div className={styles.actions}>
                <Button onClick={access} loading={signIn.busy}>
                  Access Platform for Free
                </Button>
                <Button variant="default" onClick={onboard} disabled={signIn.busy}>
                  Start Interactive Onboarding
                </Button>
              </div>
              <SignInNotes signIn={signIn} />
            </div>
            <Specimen />
          </section>
          <FeatureCards />
          <section className={styles.mission} aria-labelledby="mission">
            <h2 id="mission">Our mission</h2>
            <div>
              <p>
                People in regulatory affairs read dense documents for hours, sign their name under conclusions, and are audited on them.
                They need the exact passage, its date and its status, and a plain “nothing found” where there is none.
              </p>
              <p>
                Clausewise gives them that, free of charge. It is a pilot study: what it does not yet know, it says. It supports your
                judgement and does not replace it.
              </p>
              <p className={styles.held}>
                <HeldFigures />
              </p>
              <Button onClick={access} disabled={signIn.busy}>
                Access Free Platform
              </Button>
            </div>
          </section>
        </div>
      </Page>
    </PublicFrame>
  );
}

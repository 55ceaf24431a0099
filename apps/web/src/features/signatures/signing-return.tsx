import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { takePage } from "../../shared/return-to.ts";
import { useTitle } from "../../shared/title.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import { completeSigning } from "./complete-signing.ts";
import styles from "./signing-return.module.css";

/** Where the identity provider leads back to whoever signs. */
export function SigningReturn() {
  const [refusal, setRefusal] = useState<{ why: string; back: string } | null>(null);
  const navigate = useNavigate();
  useTitle("Signing");
  useEffect(() => {
    let gone = false;
    completeSigning(new URLSearchParams(window.location.search)).then(
      () => gone || void navigate(takePage(), { replace: true }),
      (error: unknown) => {
        if (!gone) setRefusal({ why: error instanceof Error ? error.message : "Please begin it again.", back: takePage() });
      },
    );
    return () => {
      gone = true;
    };
  }, [navigate]);
  return (
    <>
      <h1>Signing</h1>
      {refusal === null ? (
        <Waiting label="Signing what you saw" />
      ) : (
        <div className={styles.refused}>
          <Problem title="Nothing was signed.">{refusal.why}</Problem>
          <Link to={refusal.back}>Back to what was to be signed</Link>
        </div>
      )}
    </>
  );
}

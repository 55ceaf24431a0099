import { isSigningState } from "@clausewise/contracts/signing";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../features/session/session-context.tsx";
import { SigningReturn } from "../features/signatures/signing-return.tsx";
import { takePage } from "../shared/return-to.ts";
import { useTitle } from "../shared/title.ts";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./auth-callback.module.css";

/** Where identity providers lead back to, from a sign-in or from confirming a signature. */
export function AuthCallback() {
  const state = new URLSearchParams(window.location.search).get("state") ?? "";
  return <main className={styles.page}>{isSigningState(state) ? <SigningReturn /> : <SignInReturn />}</main>;
}

function SignInReturn() {
  const { exchange } = useSession();
  const navigate = useNavigate();
  useTitle("Completing Sign In");
  useEffect(() => {
    let gone = false;
    exchange(new URLSearchParams(window.location.search)).then(
      () => gone || void navigate(takePage(), { replace: true }),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        if (!gone) void navigate("/?error=auth_failed", { replace: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [exchange, navigate]);
  return (
    <>
      <h1>Completing Sign In</h1>
      <Waiting label="Opening your session" />
    </>
  );
}

import { useEffect } from "react";
import { useNavigate } from "react-router";
import { takePage } from "../features/session/return-to.ts";
import { useSession } from "../features/session/session-context.tsx";
import { useTitle } from "../shared/title.ts";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./auth-callback.module.css";

export function AuthCallback() {
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
    <main className={styles.page}>
      <h1>Completing Sign In</h1>
      <Waiting label="Opening your session" />
    </main>
  );
}

import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./thank-you.module.css";

/** The end of the contact form, whether the message went out or is still kept here. */
export function ThankYou({ failed, retry }: { failed: boolean; retry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.thanks}>
      <h1 ref={heading} tabIndex={-1}>
        Thank you for your feedback!
      </h1>
      {failed ? (
        <Problem title="Your message could not be sent yet." retry={retry} retryLabel="Send again">
          It is kept in this browser tab. Send it again, or come back to this page later.
        </Problem>
      ) : (
        <p>Your message is kept here, and the administrators of this installation can read it.</p>
      )}
      <Button variant={failed ? "default" : "filled"} component={Link} to="/">
        Return to Home
      </Button>
    </section>
  );
}

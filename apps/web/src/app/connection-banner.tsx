import { lookForServer, useConnection } from "../shared/connection.ts";
import { TextButton } from "../shared/ui/text-button.tsx";
import styles from "./connection-banner.module.css";

/** Says that the server cannot be reached, for as long as it cannot. */
export function ConnectionBanner() {
  const connection = useConnection();
  if (connection === "here") return null;
  return (
    <div role="status" className={styles.banner}>
      {connection === "offline" ? (
        "You are offline. What is on screen stays readable and what you type is kept; questions and changes need the connection back."
      ) : (
        <>
          The server cannot be reached. What is on screen stays readable and what you type is kept; it is asked again every few seconds.{" "}
          <TextButton onClick={() => void lookForServer()}>Ask now</TextButton>
        </>
      )}
    </div>
  );
}

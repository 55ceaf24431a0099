import type { ReceivedMessage } from "@clausewise/contracts";
import { formatTime } from "../../shared/format.ts";
import styles from "./message-card.module.css";

export function MessageCard({ message: { firstName, lastName, email, message, created_at } }: { message: ReceivedMessage }) {
  return (
    <article className={styles.card}>
      <h2>
        {firstName} {lastName}
      </h2>
      <p className={styles.meta}>
        <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a> ·{" "}
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </p>
      <p className={styles.text}>{message}</p>
    </article>
  );
}

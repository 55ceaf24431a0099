import type { ReceivedMessage } from "@clausewise/contracts";
import { formatTime } from "../../shared/format.ts";
import { Line } from "../../shared/ui/line.tsx";
import { ListEntry } from "../../shared/ui/list-entry.tsx";
import styles from "./message-card.module.css";

export function MessageCard({ message: { firstName, lastName, email, message, created_at } }: { message: ReceivedMessage }) {
  return (
    <ListEntry>
      <h2>
        {firstName} {lastName}
      </h2>
      <Line quiet>
        <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </Line>
      <p className={styles.text}>{message}</p>
    </ListEntry>
  );
}

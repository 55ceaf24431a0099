import type { SearchResult } from "@clausewise/contracts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./thread.module.css";

/** How a follow-up was understood, and the way back to its own words. */
export function ReadAs({ answer, onAskAsTyped, busy }: { answer: SearchResult; onAskAsTyped: () => void; busy: boolean }) {
  if (answer.read_as === null) return null;
  return (
    <p className={styles.readAs}>
      <span>
        <strong>Read as:</strong> {answer.read_as}
      </span>
      <TextButton className="no-print" disabled={busy} onClick={onAskAsTyped}>
        Ask exactly as typed
      </TextButton>
    </p>
  );
}

import { ProgressLine } from "../../shared/ui/progress-line.tsx";
import { standingText } from "./first-fetch-words.ts";
import styles from "./first-fetch-standing.module.css";
import { useFirstFetch } from "./use-standing.ts";

/** How it stands with the official texts, beside what the library holds. */
export function FirstFetchStanding() {
  const first = useFirstFetch().data;
  if (first === undefined) return null;
  if (first.state === "fetching" && first.known > 0)
    return (
      <div className={styles.standing}>
        <ProgressLine
          label={first.now === null ? "Official texts" : `Official texts: ${first.now} now`}
          done={first.held}
          total={first.known}
          unit="rows"
        />
        <p>Until a text is there, our own summaries answer.</p>
      </div>
    );
  const said = standingText(first);
  return said === null ? null : <p className={styles.standing}>{said}</p>;
}

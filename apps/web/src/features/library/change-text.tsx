import type { PassageChange } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./comparison.module.css";
import { Reworded as RewordedText } from "../../shared/ui/reworded.tsx";
import { type DiffPiece, wordDiff } from "../../shared/word-diff.ts";

interface Props {
  id: string;
  change: PassageChange;
  /** The one that steps have led to. */
  current: boolean;
}

/** One passage in two versions: word by word where it was reworded, else what it said and what it says. */
export function ChangeText({ id, change: { citation, was, before, after }, current }: Props) {
  const pieces = before !== null && after !== null ? wordDiff(before.text, after.text) : null;
  return (
    <article id={id} tabIndex={-1} className={styles.change} data-current={current} aria-label={citation}>
      <Line>
        <strong>{citation}</strong>
        <Chip>{kindOf({ was, before, after })}</Chip>
        {was !== null && <span>was {was}</span>}
      </Line>
      {pieces === null ? (
        <>
          {before !== null && <Words side="before" text={before.text} />}
          {after !== null && <Words side="after" text={after.text} />}
        </>
      ) : (
        <Reworded pieces={pieces} />
      )}
    </article>
  );
}

function kindOf({ was, before, after }: Pick<PassageChange, "was" | "before" | "after">): string {
  // Of what is cited by its page, the page alone is another.
  if (was !== null) return / p\. ?\d+$/u.test(was) ? "Moved" : "Renumbered";
  if (before === null) return "New";
  return after === null ? "Gone" : "Reworded";
}

function Words({ side, text }: { side: "before" | "after"; text: string }) {
  return (
    <div className={styles.words} data-side={side}>
      <small>{side === "before" ? "Before" : "After"}</small>
      <p>{text}</p>
    </div>
  );
}

function Reworded({ pieces }: { pieces: readonly DiffPiece[] }) {
  return (
    <div className={styles.words} data-side="both">
      <small>Words</small>
      <p>
        <RewordedText pieces={pieces} />
      </p>
    </div>
  );
}

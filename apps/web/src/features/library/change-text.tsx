import type { PassageChange } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./comparison.module.css";
import { Reworded } from "../../shared/ui/reworded.tsx";
import { type DiffPiece, wordDiff } from "../../shared/word-diff.ts";

interface Props {
  id: string;
  change: PassageChange;
  /** The one that steps have led to. */
  current: boolean;
}

/** One passage in two versions beside each other, with the words marked that differ where it was reworded. */
export function ChangeText({ id, change: { citation, was, before, after }, current }: Props) {
  const pieces = before !== null && after !== null ? wordDiff(before.text, after.text) : null;
  return (
    <article id={id} tabIndex={-1} className={styles.change} data-current={current} aria-label={citation}>
      <Line>
        <strong>{citation}</strong>
        <Chip>{kindOf({ was, before, after })}</Chip>
        {was !== null && <span>was {was}</span>}
      </Line>
      <div className={styles.sides}>
        {before !== null && <Words side="before" pieces={pieces?.filter(({ kind }) => kind !== "new") ?? whole(before.text)} />}
        {after !== null && <Words side="after" pieces={pieces?.filter(({ kind }) => kind !== "gone") ?? whole(after.text)} />}
      </div>
    </article>
  );
}

function kindOf({ was, before, after }: Pick<PassageChange, "was" | "before" | "after">): string {
  // Of what is cited by its page, the page alone is another.
  if (was !== null) return / p\. ?\d+$/u.test(was) ? "Moved" : "Renumbered";
  if (before === null) return "New";
  return after === null ? "Gone" : "Reworded";
}

const whole = (text: string): readonly DiffPiece[] => [{ text, kind: "kept" }];

function Words({ side, pieces }: { side: "before" | "after"; pieces: readonly DiffPiece[] }) {
  return (
    <div className={styles.words} data-side={side}>
      <small>{side === "before" ? "Before" : "After"}</small>
      <p>
        <Reworded pieces={pieces} />
      </p>
    </div>
  );
}

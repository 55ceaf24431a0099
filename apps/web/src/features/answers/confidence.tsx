import { Tooltip, UnstyledButton } from "@mantine/core";
import { formatPercent } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import styles from "./confidence.module.css";

const meaning = "The estimated chance that a right clause is among the first three cited.";

/** Confidence in percent: green at 0.8 or more, else yellow, with a word beside the colour, and what the figure means. */
export function Confidence({ score }: { score: number }) {
  const high = score >= 0.8;
  return (
    <span>
      <Tooltip
        label={meaning}
        events={{ hover: true, focus: true, touch: true }}
        withinPortal={false}
        position="bottom-start"
        multiline
        maw="min(30rem, 90vw)"
        classNames={{ tooltip: styles.meaning ?? "" }}
      >
        <UnstyledButton className={styles.figure}>
          <Chip tone={high ? "ok" : "warn"}>
            Confidence {formatPercent(score)}, {high ? "high" : "check the passages"}
          </Chip>
        </UnstyledButton>
      </Tooltip>
      <span className="visually-hidden">{meaning}</span>
    </span>
  );
}

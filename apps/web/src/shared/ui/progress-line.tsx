import "@mantine/core/styles/Progress.layer.css";
import { Progress } from "@mantine/core";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { formatNumber, formatPercent } from "../format.ts";
import styles from "./progress-line.module.css";

interface Props {
  /** What is going on: `Uploading protocol.pdf`. */
  label: string;
  done: number;
  /** Null while it is not known how much there is. */
  total: number | null;
  unit: "bytes" | "rows" | "share";
}

/** How far something is: `1.20 MB of 4.00 MB`, or `30 %` of a whole that is 1. */
export function progressText({ done, total, unit }: Omit<Props, "label">): string {
  if (unit === "share") return formatPercent(done);
  const show = unit === "bytes" ? fileSize : formatNumber;
  return total === null ? show(done) : `${show(done)} of ${show(total)}`;
}

/** Work that takes more than a moment, and how far it is. */
export function ProgressLine({ label, ...amount }: Props) {
  const { done, total } = amount;
  const part = total === null || total === 0 ? null : Math.min(100, (done / total) * 100);
  return (
    <div className={styles.progress}>
      <p>
        <span>{label}</span> <span>{progressText(amount)}</span>
      </p>
      <Progress.Root size={6}>
        <Progress.Section value={part ?? 100} animated={part === null} striped={part === null} aria-label={label} withAria />
      </Progress.Root>
    </div>
  );
}

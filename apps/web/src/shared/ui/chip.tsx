import type { ReactNode } from "react";
import type { Tone } from "../labels.ts";
import styles from "./chip.module.css";

/** A short fact set apart; the word carries the meaning, the colour only helps. */
export function Chip({ tone = "plain", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

import type { Clause } from "@clausewise/contracts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./pathways.module.css";

export type OpenClause = (clause: Clause) => void;

/** Clauses, each opening its passage beside the page. */
export function ClauseButtons({ clauses, onOpen }: { clauses: readonly Clause[]; onOpen: OpenClause }) {
  return (
    <span className={styles.clauses}>
      {clauses.map((clause) => (
        <TextButton key={clause.clause} onClick={() => onOpen(clause)}>
          {clause.clause}
        </TextButton>
      ))}
    </span>
  );
}

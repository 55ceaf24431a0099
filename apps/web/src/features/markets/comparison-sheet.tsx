import { type ComponentType, useState } from "react";
import { Sheet } from "../../shared/ui/dialog.tsx";
import { useEscape } from "../../shared/ui/use-escape.ts";
import type { PlacedClause } from "./cell.tsx";
import type { Choice } from "./choice.ts";
import { MarketComparisonView } from "./market-comparison.tsx";
import styles from "./markets.module.css";

interface Props {
  opened: boolean;
  onClose: () => void;
  choice: Choice;
  onChoose: (chosen: Partial<Choice>) => void;
  /** Shows a clause beside the comparison. */
  Reader: ComponentType<{ clause: PlacedClause; onClose: () => void }>;
}

/** The comparison of markets over the whole screen; a clause opens beside it, and Escape closes that first. */
export function ComparisonSheet({ opened, onClose, choice, onChoose, Reader }: Props) {
  const [clause, setClause] = useState<PlacedClause | null>(null);
  const closeClause = () => setClause(null);
  useEscape(clause !== null, closeClause);
  return (
    <Sheet opened={opened} onClose={onClose} title="50-Market Regulatory Comparison">
      <div className={styles.sheet} data-reading={clause !== null}>
        <div className={styles.main}>
          <MarketComparisonView choice={choice} onChoose={onChoose} onOpen={setClause} />
        </div>
        {clause !== null && <Reader key={clause.clause} clause={clause} onClose={closeClause} />}
      </div>
    </Sheet>
  );
}

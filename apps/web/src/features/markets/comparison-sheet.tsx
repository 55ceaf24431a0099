import { Modal } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { PlacedClause } from "./cell.tsx";
import type { Choice } from "./choice.ts";
import { MarketComparisonView } from "./market-comparison.tsx";
import styles from "./markets.module.css";

interface Props {
  opened: boolean;
  onClose: () => void;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Shows a clause beside the comparison. */
  reader: (clause: PlacedClause, onClose: () => void) => ReactNode;
}

/** The comparison of markets over the whole screen; a clause opens beside it, and Escape closes that first. */
export function ComparisonSheet({ opened, onClose, choice, onChoose, reader }: Props) {
  const [clause, setClause] = useState<PlacedClause | null>(null);
  const closeClause = () => setClause(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || clause === null) return;
    event.stopPropagation();
    closeClause();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={clause === null}
      fullScreen
      radius={0}
      title="50-Market Regulatory Comparison"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles.sheet} data-reading={clause !== null} onKeyDown={onKeyDown}>
        <div className={styles.main}>
          <MarketComparisonView choice={choice} onChoose={onChoose} onOpen={setClause} />
        </div>
        {clause !== null && reader(clause, closeClause)}
      </div>
    </Modal>
  );
}

import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { EdgeDialog } from "../../../shared/ui/dialog.tsx";
import styles from "./review.module.css";

interface Props {
  label: string;
  /** Whether the sheet is open, where the screen is too narrow for both. */
  opened: boolean;
  onClose: () => void;
  /** What is looked at, said on top of the sheet, which covers the text. */
  sentence: { before: string; words: string; after: string } | null;
  children: ReactNode;
}

/** What is said of the text: beside it, and on a narrow screen in a sheet from the foot with the sentence on top. */
export function Side({ label, opened, onClose, sentence, children }: Props) {
  const beside = useMediaQuery("(min-width: 900px)", true, { getInitialValueInEffect: false });
  if (beside)
    return (
      <aside className={styles.side} aria-label={label} tabIndex={-1}>
        {children}
      </aside>
    );
  return (
    <EdgeDialog opened={opened} onClose={onClose} position="bottom" size="80%" title={label}>
      <div className={styles.sheet}>
        {sentence && (
          <p className={styles.sentence}>
            {sentence.before}
            <b>{sentence.words}</b>
            {sentence.after}
          </p>
        )}
        {children}
      </div>
    </EdgeDialog>
  );
}

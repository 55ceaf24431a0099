import { useMediaQuery } from "@mantine/hooks";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type ReactNode, useEffect, useRef } from "react";
import { EdgeDialog } from "./dialog.tsx";
import { IconButton } from "./icon-button.tsx";
import { useOnlyPane } from "./panes.ts";
import styles from "./side-pane.module.css";
import { useEscape } from "./use-escape.ts";

interface Props {
  /** What it shows: `Source`. */
  label: string;
  onClose: () => void;
  /** What happens in place of closing when another pane takes its room. */
  onReplaced?: () => void;
  /** What it was opened from, said on top of the sheet, which covers that; nothing where it belongs to no part of the page. */
  belongsTo: string | null;
  /** The way out takes the focus again whenever this changes. */
  shown: string;
  children: ReactNode;
}

/** One thing beside the page: at its right from 900 px, below that a sheet from the foot. Opening another closes it. */
export function SidePane({ label, onClose, onReplaced = onClose, belongsTo, shown, children }: Props) {
  const beside = useMediaQuery("(min-width: 900px)", true, { getInitialValueInEffect: false });
  useOnlyPane(onReplaced);
  const content = (
    <div className={styles.content} data-pane-content>
      <CloseButton key={shown} label={`Close the ${label.toLowerCase()} (Esc)`} onClose={onClose} />
      {!beside && belongsTo !== null && <p className={styles.from}>{belongsTo}</p>}
      {children}
    </div>
  );
  if (beside) return <Beside label={label} onClose={onClose} content={content} />;
  return (
    <EdgeDialog
      opened
      onClose={onClose}
      position="bottom"
      withCloseButton={false}
      padding={0}
      returnFocus={false}
      classNames={{ content: styles.sheet ?? "", body: styles.body ?? "" }}
      attributes={{ content: { "aria-label": label } }}
    >
      {content}
    </EdgeDialog>
  );
}

function Beside({ label, onClose, content }: { label: string; onClose: () => void; content: ReactNode }) {
  useEscape(true, onClose);
  return (
    <aside className={`${styles.pane} no-print`} data-pane aria-label={label}>
      {content}
    </aside>
  );
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever steps on within the pane stays at what they pressed.
    const inside = button.current?.closest("[data-pane-content]")?.contains(document.activeElement) === true;
    if (!inside) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.close}>
      <IconButton ref={button} label={label} onClick={onClose}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </div>
  );
}

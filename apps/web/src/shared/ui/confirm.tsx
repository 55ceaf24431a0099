import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import styles from "./confirm.module.css";
import { Dialog } from "./dialog.tsx";
import { Problem } from "./states.tsx";

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The question: `Sign out everywhere?` */
  title: string;
  /** What follows, and what stays. */
  children: ReactNode;
  /** What the button does, in its words. */
  action: string;
  /** Destroys something. */
  danger?: boolean;
  onConfirm: () => Promise<void>;
  /** What is said when it did not work, and what was kept; of the error where it says more. */
  failed: string | ((error: unknown) => string);
}

/** Asks once more before something that cannot be undone; stays open with the reason where it fails. */
export function Confirm({ opened, onClose, title, children, action, danger = false, onConfirm, failed }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setBusy(false);
    setProblem(null);
    onClose();
  };
  const confirm = () => {
    setBusy(true);
    onConfirm().then(close, (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      setProblem(typeof failed === "string" ? failed : failed(error));
      setBusy(false);
    });
  };
  return (
    <Dialog opened={opened} onClose={close} title={title} centered>
      <div>{children}</div>
      {problem !== null && (
        <div className={styles.problem}>
          <Problem title={problem} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button onClick={confirm} loading={busy} data-danger={danger || undefined}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button, Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import styles from "./confirm.module.css";
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
  /** What is said when it did not work, and what was kept. */
  failed: string;
}

/** Asks once more before something that cannot be undone; stays open with the reason where it fails. */
export function Confirm({ opened, onClose, title, children, action, danger = false, onConfirm, failed }: Props) {
  const [state, setState] = useState<"asking" | "busy" | "failed">("asking");
  const close = () => {
    setState("asking");
    onClose();
  };
  const confirm = () => {
    setState("busy");
    onConfirm().then(close, (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      setState("failed");
    });
  };
  return (
    <Modal opened={opened} onClose={close} title={title} centered closeButtonProps={{ "aria-label": "Close" }}>
      <p>{children}</p>
      {state === "failed" && (
        <div className={styles.problem}>
          <Problem title={failed} />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button onClick={confirm} loading={state === "busy"} data-danger={danger || undefined}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}

import { Button } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import type { ReactNode } from "react";
import styles from "./states.module.css";

/** Nothing here, and what to do about it. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}

/** What went wrong, what was kept, and a way on. */
export function Problem({
  title,
  children,
  retry,
  retryLabel = "Try again",
}: {
  title: string;
  children?: ReactNode;
  retry?: () => void;
  retryLabel?: string;
}) {
  return (
    <div className={styles.problem} role="alert">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <div>
        <strong>{title}</strong>
        {children !== undefined && <p>{children}</p>}
        {retry !== undefined && (
          <Button variant="default" onClick={retry} mt={10}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "./line.module.css";

/** Short facts in a line that wraps; `quiet` where they stand behind what they are about. */
export function Line({
  quiet = false,
  className = "",
  children,
}: {
  quiet?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.line} ${className}`} data-quiet={quiet}>
      {children}
    </div>
  );
}

import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { type ReactNode, useId } from "react";
import styles from "./panel.module.css";

interface Props {
  heading?: string;
  /** What it is, where no heading says it. */
  label?: string;
  icon?: ReactNode;
  /** Says that something needs a second look. */
  warns?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Something beside the matter itself, set apart in a frame. */
export function Panel({ heading, label, icon, warns = false, className = "", children }: Props) {
  const id = useId();
  return (
    <section
      className={`${styles.panel} ${className}`}
      data-warns={warns}
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : id}
    >
      {warns && <IconAlertTriangle size={18} stroke={1.6} aria-hidden />}
      <div>
        {heading !== undefined && (
          <h2 id={id}>
            {icon}
            {heading}
          </h2>
        )}
        {children}
      </div>
    </section>
  );
}

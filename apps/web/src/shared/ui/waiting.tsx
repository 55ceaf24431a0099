import { Loader } from "@mantine/core";
import styles from "./states.module.css";

/** Fills the place of what is on its way, and says what that is; `inline` keeps to one line. */
export function Waiting({ label = "Loading", inline = false }: { label?: string; inline?: boolean }) {
  return (
    <div className={styles.waiting} data-inline={inline} role="status">
      <Loader size={inline ? 16 : 22} color="var(--accent)" aria-hidden />
      <span>{label}…</span>
    </div>
  );
}

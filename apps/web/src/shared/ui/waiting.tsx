import { Loader } from "@mantine/core";
import styles from "./states.module.css";

/** Fills the place of what is on its way, and says what that is. */
export function Waiting({ label = "Loading" }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Loader size={22} color="var(--accent)" aria-hidden />
      <span>{label}…</span>
    </div>
  );
}

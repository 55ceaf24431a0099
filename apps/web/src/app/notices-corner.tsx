import { Notifications } from "@mantine/notifications";
import styles from "./shell.module.css";

/** Where notices appear. */
export function NoticesCorner() {
  return <Notifications position="bottom-left" autoClose={3000} className={styles.notices ?? ""} />;
}

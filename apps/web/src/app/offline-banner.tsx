import { useSyncExternalStore } from "react";
import styles from "./offline-banner.module.css";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p role="status" className={styles.banner}>
      You are offline. What is on screen stays readable; questions and changes need the connection back.
    </p>
  );
}

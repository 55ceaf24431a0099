import { noticeWithUndo } from "../../shared/ui/notices.tsx";
import styles from "./profile.module.css";

/** What is still to be set right before a form can be saved, or else that what is typed is kept meanwhile. */
export function Unsaved({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <span>What you type is kept in this browser tab until it is saved.</span>;
  return (
    <span role="alert" className={styles.problems}>
      Not saved yet. {problems.join(" ")}
    </span>
  );
}

interface Forgettable<T> {
  values: T;
  change: (values: T) => void;
  forget: () => void;
}

/** Empties a form, with the way back to what stood there. */
export function forgetWithUndo<T>({ values, change, forget }: Forgettable<T>, message: string): void {
  forget();
  noticeWithUndo(message, () => change(values));
}

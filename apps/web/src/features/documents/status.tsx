import type { Document, UploadStatus } from "@clausewise/contracts";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconLoader2 from "@tabler/icons-react/dist/esm/icons/IconLoader2.mjs";
import IconXboxX from "@tabler/icons-react/dist/esm/icons/IconXboxX.mjs";
import styles from "./status.module.css";

export const statusWords: Record<UploadStatus, string> = {
  pending: "Pending",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
};

const icons: Record<UploadStatus, typeof IconClock> = {
  pending: IconClock,
  processing: IconLoader2,
  completed: IconCircleCheck,
  failed: IconXboxX,
};

/** A status as it is shown; one that is not known is treated like pending. */
const knownStatus = (status: string): UploadStatus => (status in icons ? (status as UploadStatus) : "pending");

/** Whether a document waits to be read or is being read. */
export const isUnread = ({ upload_status }: Pick<Document, "upload_status">): boolean =>
  !["completed", "failed"].includes(knownStatus(upload_status));

/** How far a document is, by a sign and colour of its own and in words. */
export function Status({ status, iconOnly = false }: { status: string; iconOnly?: boolean }) {
  const known = knownStatus(status);
  const Icon = icons[known];
  return (
    <span className={styles.status} data-status={known} title={iconOnly ? statusWords[known] : undefined}>
      <Icon size={iconOnly ? 19 : 15} stroke={1.8} aria-hidden />
      <span className={iconOnly ? "visually-hidden" : undefined}>{statusWords[known]}</span>
    </span>
  );
}

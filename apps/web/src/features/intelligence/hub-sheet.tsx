import { Sheet } from "../../shared/ui/dialog.tsx";
import styles from "./hub-sheet.module.css";
import { Hub } from "./hub.tsx";

/** The Regulatory Intelligence Hub over the whole screen; what it shows is read anew whenever it opens. */
export function HubSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} onClose={onClose} title="Regulatory Intelligence Hub">
      <div className={styles.sheet}>
        <Hub />
      </div>
    </Sheet>
  );
}

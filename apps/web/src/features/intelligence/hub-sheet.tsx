import { Modal } from "@mantine/core";
import styles from "./hub-sheet.module.css";
import { Hub } from "./hub.tsx";

/** The Regulatory Intelligence Hub over the whole screen; what it shows is read anew whenever it opens. */
export function HubSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      title="Regulatory Intelligence Hub"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles.sheet}>
        <Hub />
      </div>
    </Modal>
  );
}

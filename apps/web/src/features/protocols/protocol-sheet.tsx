import { Modal } from "@mantine/core";
import type { SendFile } from "../../shared/ui/upload-one.tsx";
import { ProtocolWizard } from "./protocol-wizard.tsx";
import styles from "./protocols.module.css";

interface Props {
  opened: boolean;
  onClose: () => void;
  send: SendFile;
}

/** Protocol analysis over the whole screen; where one is stands in the address. */
export function ProtocolSheet({ opened, onClose, send }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      title="Protocol Analysis Wizard"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles.sheet}>
        <ProtocolWizard send={send} />
      </div>
    </Modal>
  );
}

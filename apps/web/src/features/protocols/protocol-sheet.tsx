import { Sheet } from "../../shared/ui/dialog.tsx";
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
    <Sheet opened={opened} onClose={onClose} title="Protocol Analysis Wizard">
      <div className={styles.sheet}>
        <ProtocolWizard send={send} />
      </div>
    </Sheet>
  );
}

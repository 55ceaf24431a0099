import { Link } from "react-router";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TemplateList } from "./template-list.tsx";
import styles from "./templates.module.css";

/** The templates over the dashboard. */
export function TemplateModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Global Templates" size={1080}>
      <p className={styles.modalHead}>
        <Link to="/templates">Open as page</Link>
      </p>
      <TemplateList />
    </Dialog>
  );
}

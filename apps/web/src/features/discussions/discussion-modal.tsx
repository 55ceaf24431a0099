import { Link } from "react-router";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { DiscussionList } from "./discussion-list.tsx";
import styles from "./discussions.module.css";
import { StartDiscussion } from "./starting.tsx";

/** The board over the dashboard. */
export function DiscussionModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Discussion Board" size={1080}>
      <div className={styles.modalHead}>
        <Link to="/discussion-board">Open as page</Link>
        <StartDiscussion />
      </div>
      <DiscussionList start={<StartDiscussion />} />
    </Dialog>
  );
}

import { Modal } from "@mantine/core";
import { useOnTop } from "../../shared/ui/use-on-top.ts";
import { MilestoneTracking } from "./milestone-tracking.tsx";
import styles from "./milestones.module.css";

/** Milestone Tracking over the whole screen. */
export function MilestonesSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { within, closeOnTop } = useOnTop(onClose);
  return (
    <Modal
      opened={opened}
      onClose={closeOnTop}
      fullScreen
      radius={0}
      title="Milestone Tracking"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles.sheet} ref={within}>
        <MilestoneTracking />
      </div>
    </Modal>
  );
}

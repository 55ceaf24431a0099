import { Sheet } from "../../shared/ui/dialog.tsx";
import { MilestoneTracking } from "./milestone-tracking.tsx";
import styles from "./milestones.module.css";

/** Milestone Tracking over the whole screen. */
export function MilestonesSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet opened={opened} onClose={onClose} title="Milestone Tracking">
      <div className={styles.sheet}>
        <MilestoneTracking />
      </div>
    </Sheet>
  );
}

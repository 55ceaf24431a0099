import { Button } from "@mantine/core";
import IconCalendarDown from "@tabler/icons-react/dist/esm/icons/IconCalendarDown.mjs";
import { saveFile } from "../../shared/save-file.ts";
import { notice } from "../../shared/ui/notices.tsx";
import styles from "./clocks.module.css";
import { type ClockState, runFields } from "./clock-state.ts";

async function save(state: ClockState): Promise<void> {
  const { id, ...fields } = runFields(state);
  try {
    notice(`Saved as ${await saveFile(`/api/review-clocks/${id}/calendar?${new URLSearchParams(fields)}`)}.`);
  } catch {
    notice("The calendar could not be saved. Nothing was lost: try again.");
  }
}

/** Hands the days to a calendar. */
export const SaveCalendar = ({ state }: { state: ClockState }) => (
  <Button
    variant="default"
    className={styles.save ?? ""}
    leftSection={<IconCalendarDown size={16} stroke={1.6} aria-hidden />}
    onClick={() => void save(state)}
  >
    Save as calendar (.ics)
  </Button>
);

import { Button } from "@mantine/core";
import IconTimelineEvent from "@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs";
import { Link } from "react-router";
import type { ClockState } from "./clock-state.ts";
import styles from "./clocks.module.css";

/** Leads to where the days become milestones. */
export const PlanMilestones = ({ state: { clock, start, choice } }: { state: ClockState }) => (
  <Button
    component={Link}
    variant="default"
    className={styles.save ?? ""}
    to={`/clinres?${new URLSearchParams({ open: "milestones", plan: clock, start, choice })}`}
    leftSection={<IconTimelineEvent size={16} stroke={1.6} aria-hidden />}
  >
    Plan milestones
  </Button>
);

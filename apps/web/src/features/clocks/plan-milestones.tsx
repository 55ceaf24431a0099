import { Button } from "@mantine/core";
import IconTimelineEvent from "@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs";
import { Link } from "react-router";
import type { ClockState } from "./clock-state.ts";
import styles from "./clocks.module.css";

const listsOf = (happened: Pick<ClockState, "holds" | "events" | "extensions">) =>
  Object.fromEntries(Object.entries(happened).flatMap(([name, list]) => (list.length === 0 ? [] : [[name, list.join(",")]])));

/** Leads to where the days become milestones. */
export const PlanMilestones = ({ state: { clock, start, choice, ...happened } }: { state: ClockState }) => (
  <Button
    component={Link}
    variant="default"
    className={styles.save ?? ""}
    to={`/clinres?${new URLSearchParams({ open: "milestones", plan: clock, start, choice, ...listsOf(happened) })}`}
    leftSection={<IconTimelineEvent size={16} stroke={1.6} aria-hidden />}
  >
    Plan milestones
  </Button>
);

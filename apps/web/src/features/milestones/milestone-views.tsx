import { formatNumber } from "../../shared/format.ts";
import type { Wanted } from "../../shared/list.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Board } from "./board.tsx";
import { Calendar } from "./calendar.tsx";
import styles from "./views.module.css";
import { Timeline } from "./timeline.tsx";
import { boardCallOf, useMilestoneActs, useMilestoneBoard } from "./use-milestones.ts";
import type { Moving } from "./use-moving.ts";
import type { usePlace } from "./use-place.ts";

interface Props {
  wanted: Wanted;
  place: ReturnType<typeof usePlace>;
  moving: Moving;
}

/** The milestones as a board, a timeline or a calendar, on which they are moved by dragging and by keyboard. */
export function MilestoneViews({ wanted, place, moving }: Props) {
  const board = useMilestoneBoard(wanted);
  const acts = useMilestoneActs();
  return (
    <QueryState query={board} waiting="Loading milestone data..." failed="The milestones could not be loaded.">
      {({ items, total }) => {
        const onMove = (id: string, day: string) => {
          const from = items.find((one) => one.id === id)?.plannedDate;
          if (from !== undefined) void moving.ask({ id, day, from });
        };
        return (
          <>
            {total > items.length && (
              <p className={styles.hint}>
                The first {formatNumber(items.length)} by day are shown. Filter to see the others here; the list has them all.
              </p>
            )}
            {place.view === "board" && (
              <Board items={items} onOpen={place.open} onDrop={(one, status) => void acts.setStatus(boardCallOf(wanted), one, status)} />
            )}
            {place.view === "timeline" && <Timeline items={items} onOpen={place.open} onMove={onMove} />}
            {place.view === "calendar" && (
              <Calendar items={items} month={place.month} onTurn={place.turnTo} onOpen={place.open} onMove={onMove} />
            )}
          </>
        );
      }}
    </QueryState>
  );
}

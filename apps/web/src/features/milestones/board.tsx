import type { PlacedMilestone } from "@clausewise/contracts";
import { milestoneStatuses, milestoneStatusLabels } from "@clausewise/contracts/milestone-words";
import { memo, useRef } from "react";
import { formatNumber } from "../../shared/format.ts";
import { useDropTarget } from "./dragging.ts";
import { MilestoneCard } from "./milestone-card.tsx";
import { liftHint, useLift } from "./use-lift.ts";
import styles from "./views.module.css";

type Status = PlacedMilestone["status"];

interface Props {
  items: readonly PlacedMilestone[];
  onOpen: (id: string) => void;
  onDrop: (milestone: PlacedMilestone, status: Status) => void;
}

const none: readonly PlacedMilestone[] = [];
const statusIn = (place: string): Status | undefined => milestoneStatuses.find((status) => status === place);
const labelOf = (place: string): string => milestoneStatusLabels[statusIn(place) ?? "pending"];

/** The status beside another, to which an arrow leads. */
function beside(place: string, key: string): string | null {
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const at = milestoneStatuses.findIndex((status) => status === place);
  return by === 0 ? null : (milestoneStatuses[at + by] ?? null);
}

/** The milestones by status; each goes to another by dragging or by keyboard. */
export function Board({ items, onOpen, onDrop }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const found = (id: string) => items.find((one) => one.id === id);
  const drop = (id: string, place: string) => {
    const [one, status] = [found(id), statusIn(place)];
    if (one && status !== undefined && one.status !== status) onDrop(one, status);
  };
  const { lifted, said } = useLift({
    container: board,
    find: (id) => {
      const one = found(id);
      return one ? { name: one.name, place: one.status, fixed: one.may === "view" } : null;
    },
    step: beside,
    told: labelOf,
    drop,
  });
  const byStatus = Map.groupBy(items, ({ status }) => status);
  return (
    <>
      <p className={styles.hint}>Drag a card to another status, or move it with the keyboard: {liftHint}</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.board} ref={board}>
        {milestoneStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            items={byStatus.get(status) ?? none}
            lifted={lifted?.id ?? null}
            under={lifted?.place === status}
            onOpen={onOpen}
            onDrop={drop}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnProps {
  status: Status;
  items: readonly PlacedMilestone[];
  lifted: string | null;
  under: boolean;
  onOpen: (id: string) => void;
  onDrop: (id: string, status: Status) => void;
}

const Column = memo(function Column({ status, items, lifted, under, onOpen, onDrop }: ColumnProps) {
  const column = useRef<HTMLElement>(null);
  useDropTarget(column, ({ id }) => onDrop(id, status));
  return (
    <section ref={column} className={styles.column} data-under={under} aria-label={milestoneStatusLabels[status]}>
      <h3>
        {milestoneStatusLabels[status]} <small>{formatNumber(items.length)}</small>
      </h3>
      <ul aria-label={`${milestoneStatusLabels[status]} milestones`}>
        {items.map((one) => (
          <li key={one.id}>
            <MilestoneCard milestone={one} lifted={lifted === one.id} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
});

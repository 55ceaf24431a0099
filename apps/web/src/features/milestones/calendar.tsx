import type { PlacedMilestone } from "@clausewise/contracts";
import { Button, UnstyledButton } from "@mantine/core";
import { memo, useRef } from "react";
import { formatDate, today } from "../../shared/format.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { addDays, addMonths, pageOf } from "./days.ts";
import { useDraggable, useDropTarget } from "./dragging.ts";
import { liftHint, useLift } from "./use-lift.ts";
import styles from "./views.module.css";

interface Props {
  items: readonly PlacedMilestone[];
  month: string | null;
  onTurn: (month: string) => void;
  onOpen: (id: string) => void;
  onMove: (id: string, day: string) => void;
}

const none: readonly PlacedMilestone[] = [];
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The milestones of a month by day; each goes to another day by dragging or by keyboard. */
export function Calendar({ items, month: asked, onTurn, onOpen, onMove }: Props) {
  const page = useRef<HTMLTableElement>(null);
  const month = asked ?? today().slice(0, 7);
  const days = pageOf(month);
  const byDay = Map.groupBy(items, ({ plannedDate }) => plannedDate);
  const { lifted, said } = useLift({
    container: page,
    find: (id) => {
      const one = items.find((item) => item.id === id);
      return one ? { name: one.name, place: one.plannedDate, fixed: one.may === "view" } : null;
    },
    step: (day, key) => {
      const next = addDays(day, steps[key] ?? 0);
      return key in steps && days.includes(next) ? next : null;
    },
    told: formatDate,
    drop: onMove,
  });
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <>
      <Turning month={month} onTurn={onTurn} />
      <p className={styles.hint}>Drag a milestone to another day, or move it with the keyboard: {liftHint} Ctrl Z undoes a move.</p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.scroll}>
        <table className={styles.calendar} ref={page}>
          <caption className="visually-hidden">Milestones of {formatDate(month)}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <Day
                    key={day}
                    day={day}
                    outside={!day.startsWith(month)}
                    items={byDay.get(day) ?? none}
                    lifted={lifted?.id ?? null}
                    under={lifted?.place === day}
                    onOpen={onOpen}
                    onMove={onMove}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Turning = ({ month, onTurn }: { month: string; onTurn: (month: string) => void }) => (
  <div className={styles.turning}>
    <IconButton label="Previous month" onClick={() => onTurn(addMonths(month, -1))}>
      <IconChevronLeft size={18} aria-hidden />
    </IconButton>
    <h3 aria-live="polite">{formatDate(month)}</h3>
    <IconButton label="Next month" onClick={() => onTurn(addMonths(month, 1))}>
      <IconChevronRight size={18} aria-hidden />
    </IconButton>
    <Button variant="default" size="xs" onClick={() => onTurn(today().slice(0, 7))}>
      Today
    </Button>
  </div>
);

interface DayProps extends Pick<Props, "items" | "onOpen" | "onMove"> {
  day: string;
  outside: boolean;
  lifted: string | null;
  under: boolean;
}

const Day = memo(function Day({ day, outside, items, lifted, under, onOpen, onMove }: DayProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  useDropTarget(cell, ({ id }) => {
    if (!items.some((one) => one.id === id)) onMove(id, day);
  });
  return (
    <td ref={cell} data-outside={outside} data-under={under} data-today={day === today()}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {items.length > 0 && (
        <ul aria-label={formatDate(day)}>
          {items.map((one) => (
            <li key={one.id}>
              <Entry milestone={one} lifted={lifted === one.id} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
});

function Entry({
  milestone: { id, name, may, status },
  lifted,
  onOpen,
}: {
  milestone: PlacedMilestone;
  lifted: boolean;
  onOpen: (id: string) => void;
}) {
  const entry = useRef<HTMLButtonElement>(null);
  useDraggable(entry, id, may === "view");
  return (
    <UnstyledButton
      ref={entry}
      className={styles.entry ?? ""}
      data-milestone={id}
      data-lifted={lifted}
      data-status={status}
      onClick={() => onOpen(id)}
    >
      {name}
    </UnstyledButton>
  );
}

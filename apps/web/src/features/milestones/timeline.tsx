import type { PlacedMilestone } from "@clausewise/contracts";
import { milestoneStatusLabels } from "@clausewise/contracts/milestone-words";
import { UnstyledButton } from "@mantine/core";
import { type CSSProperties, memo, useRef } from "react";
import { formatDate, today } from "../../shared/format.ts";
import { addDays, monthsIn, placeIn, type Stretch, stretchOf } from "./days.ts";
import { useDraggable, useDropTarget } from "./dragging.ts";
import { liftHint, useLift } from "./use-lift.ts";
import styles from "./views.module.css";

interface Props {
  items: readonly PlacedMilestone[];
  onOpen: (id: string) => void;
  onMove: (id: string, day: string) => void;
}

/** Pixels that a day takes at least, and those of a row's height. */
const dayWidth = 4;
const rowHeight = 34;

/** Behind the middle of the stretch a name stands before its mark, where there is more room for it. */
const half = 50;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const at = (percent: number): CSSProperties => ({ insetInlineStart: `${percent}%` });

/** The milestones along their days, with what depends on what; each goes to another day by dragging or by keyboard. */
export function Timeline({ items, onOpen, onMove }: Props) {
  const timeline = useRef<HTMLDivElement>(null);
  const stretch = stretchOf(items.map(({ plannedDate }) => plannedDate));
  const { lifted, said } = useLift({
    container: timeline,
    find: (id) => {
      const one = items.find((item) => item.id === id);
      return one ? { name: one.name, place: one.plannedDate, fixed: one.may === "view" } : null;
    },
    step: (day, key) => (key in steps ? addDays(day, steps[key] ?? 0) : null),
    told: formatDate,
    drop: onMove,
  });
  const protocols = [...Map.groupBy(items, ({ protocolId }) => protocolId)];
  return (
    <>
      <p className={styles.hint}>
        Drag a milestone along its days, or move it with the keyboard, up and down by weeks: {liftHint} Ctrl Z undoes a move.
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className={styles.scroll}>
        <div className={styles.timeline} ref={timeline} style={{ minInlineSize: stretch.days * dayWidth }}>
          <Months stretch={stretch} />
          {protocols.map(([protocolId, ofProtocol]) => (
            <Protocol
              key={protocolId}
              name={protocolId}
              items={ofProtocol}
              stretch={stretch}
              lifted={lifted}
              onOpen={onOpen}
              onMove={onMove}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const Months = ({ stretch }: { stretch: Stretch }) => (
  <div className={styles.months} aria-hidden>
    {monthsIn(stretch).map((month) => (
      <span key={month} style={at(placeIn(stretch, `${month}-01`))}>
        {formatDate(month)}
      </span>
    ))}
  </div>
);

interface ProtocolProps extends Props {
  name: string;
  stretch: Stretch;
  lifted: { id: string; place: string } | null;
}

function Protocol({ name, items, stretch, lifted, onOpen, onMove }: ProtocolProps) {
  const rows = useRef<HTMLUListElement>(null);
  useDropTarget(rows, ({ id, clientX, grabbedAt }) => {
    const track = rows.current?.getBoundingClientRect();
    const one = items.find((item) => item.id === id);
    if (!track || !one) return;
    const days = Math.round(((clientX - grabbedAt - track.left) / track.width) * stretch.days);
    const day = addDays(stretch.from, days);
    if (day !== one.plannedDate) onMove(id, day);
  });
  const now = placeIn(stretch, today());
  return (
    <section aria-label={name} className={styles.protocol}>
      <h3>{name}</h3>
      <div className={styles.track}>
        {now >= 0 && now <= 100 && <div className={styles.today} style={at(now)} aria-hidden />}
        <Dependencies items={items} stretch={stretch} />
        <ul ref={rows} aria-label={`Milestones of ${name}`}>
          {items.map((one) => (
            <li key={one.id}>
              <Marker
                milestone={one}
                percent={placeIn(stretch, lifted?.id === one.id ? lifted.place : one.plannedDate)}
                lifted={lifted?.id === one.id}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Lines from what comes before to what depends on it. */
const Dependencies = memo(function Dependencies({ items, stretch }: { items: readonly PlacedMilestone[]; stretch: Stretch }) {
  const rowOf = new Map(items.map(({ id }, row) => [id, row]));
  const lines = items.flatMap((one, row) =>
    one.depends_on.flatMap((id) => {
      const from = items[rowOf.get(id) ?? -1];
      return from ? [{ id: `${id} ${one.id}`, from, fromRow: rowOf.get(id) ?? 0, to: one, row }] : [];
    }),
  );
  const middle = (row: number) => row * rowHeight + rowHeight / 2;
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 100 ${items.length * rowHeight}`}
      preserveAspectRatio="none"
      style={{ blockSize: items.length * rowHeight }}
      aria-hidden
    >
      {lines.map(({ id, from, fromRow, to, row }) => {
        const x = placeIn(stretch, from.plannedDate);
        return <path key={id} d={`M ${x} ${middle(fromRow)} V ${middle(row)} H ${placeIn(stretch, to.plannedDate)}`} />;
      })}
    </svg>
  );
});

interface MarkerProps {
  milestone: PlacedMilestone;
  percent: number;
  lifted: boolean;
  onOpen: (id: string) => void;
}

const Marker = memo(function Marker({ milestone, percent, lifted, onOpen }: MarkerProps) {
  const { id, name, plannedDate, status, may } = milestone;
  const marker = useRef<HTMLButtonElement>(null);
  useDraggable(marker, id, may === "view");
  return (
    <UnstyledButton
      ref={marker}
      className={styles.marker ?? ""}
      style={at(percent)}
      data-milestone={id}
      data-lifted={lifted}
      data-status={status}
      data-turned={percent > half}
      onClick={() => onOpen(id)}
    >
      <i aria-hidden />
      <span>
        {name} <small>{formatDate(plannedDate)}</small>
        <span className="visually-hidden">, {milestoneStatusLabels[status]}</span>
      </span>
    </UnstyledButton>
  );
});

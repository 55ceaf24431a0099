import type { OfficialRun } from "@clausewise/contracts";
import { formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { type Column, DataTable } from "../../shared/ui/data-table.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { outcomeWords, resultText } from "./official-words.ts";
import styles from "./source-table.module.css";

/** `12 s`, `3 min`, `1 h 20 min`. */
export function lastingText({ begun_at, ended_at }: Pick<OfficialRun, "begun_at" | "ended_at">): string {
  const seconds = Math.max(0, Math.round((Date.parse(ended_at) - Date.parse(begun_at)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const columnsFor = (title: string): readonly Column<OfficialRun>[] => [
  { name: "ended", label: "Ended", cell: ({ ended_at }) => <time dateTime={ended_at}>{formatTime(ended_at)}</time> },
  { name: "outcome", label: "Came to", cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  { name: "result", label: "In words", cell: ({ result }) => <span className={styles.words}>{resultText({ title, result })}</span> },
  { name: "lasted", label: "Took", figure: true, cell: lastingText },
];

function Outcome({ outcome }: Pick<OfficialRun, "outcome">) {
  const [label, tone] = outcomeWords(outcome);
  return <Chip tone={tone}>{label}</Chip>;
}

/** The looks at a source, the newest first. */
export function SourceRuns({ title, runs }: { title: string; runs: readonly OfficialRun[] }) {
  if (runs.length === 0) return <Empty title="No look has ended yet">Each look at this source is listed here with what it came to.</Empty>;
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} tabIndex={0} role="region" aria-label="Looks at this source">
      <DataTable caption="Looks" columns={columnsFor(title)} rows={runs} keyOf={({ id }) => id} sort={null} onSort={unsorted} />
    </div>
  );
}

const unsorted = () => undefined;

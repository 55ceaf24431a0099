import { UnstyledButton } from "@mantine/core";
import type { ContentsEntry, Passage, SourceReading } from "@clausewise/contracts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { entryOf } from "./places.ts";
import styles from "./source-lists.module.css";
import { useSourceContents } from "./use-source.ts";

export function SourceContents({
  reading,
  current,
  onOpen,
}: {
  reading: SourceReading;
  current: Passage | undefined;
  onOpen: (passageId: string) => void;
}) {
  return (
    <QueryState
      query={useSourceContents(reading.source.id, reading.version.id)}
      waiting="Loading the contents"
      failed="The contents could not be loaded."
    >
      {(entries) => <Entries entries={entries} here={entryOf(current, entries)} onOpen={onOpen} />}
    </QueryState>
  );
}

interface EntriesProps {
  entries: readonly ContentsEntry[];
  here: ContentsEntry | undefined;
  onOpen: (passageId: string) => void;
}

function Entries({ entries, here, onOpen }: EntriesProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.passage_id}>
          <UnstyledButton
            aria-current={entry === here ? "true" : undefined}
            ref={entry === here ? bringIntoView : undefined}
            onClick={() => onOpen(entry.passage_id)}
          >
            <span className={styles.row}>
              <strong>{entry.heading === "" ? entry.citation : entry.heading}</strong>
            </span>
            <small>
              {entry.citation}
              {entry.page !== null && ` · page ${entry.page}`}
            </small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

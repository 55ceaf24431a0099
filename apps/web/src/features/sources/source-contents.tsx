import type { ContentsEntry, Passage, SourceReading } from "@clausewise/contracts";
import { explain, trpc } from "../../shared/trpc.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { Waiting } from "../../shared/ui/waiting.tsx";
import styles from "./source-lists.module.css";

export function SourceContents({
  reading,
  current,
  onOpen,
}: {
  reading: SourceReading;
  current: Passage | undefined;
  onOpen: (passageId: string) => void;
}) {
  const contents = trpc.library.contents.useQuery({ id: reading.source.id, version: reading.version.id });
  const here = entryOf(current, contents.data ?? []);
  if (contents.isPending) return <Waiting label="Loading the contents" />;
  if (contents.isError)
    return (
      <Problem title="The contents could not be loaded." retry={() => void contents.refetch()}>
        {explain(contents.error)}
      </Problem>
    );
  return (
    <ul className={styles.list}>
      {contents.data.map((entry) => (
        <li key={entry.passage_id}>
          <button
            type="button"
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
          </button>
        </li>
      ))}
    </ul>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

/** The entry a passage stands under: the one that begins with it, else the one of its heading. */
const entryOf = (passage: Passage | undefined, entries: readonly ContentsEntry[]): ContentsEntry | undefined =>
  passage && (entries.find((entry) => entry.passage_id === passage.id) ?? entries.find((entry) => entry.heading === passage.heading));

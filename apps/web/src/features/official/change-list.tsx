import { counted } from "../../shared/format.ts";
import { ListBody } from "../../shared/ui/list-body.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { Segments } from "../../shared/ui/segments.tsx";
import styles from "./change-list.module.css";
import { ChangeRow } from "./change-row.tsx";
import { changeKinds, useChanges } from "./use-official.ts";

interface Props {
  /** Null for all of them. */
  sourceId: string | null;
  /** What a source is called, by its id. */
  nameOf: ((id: string) => string) | null;
}

const labels = { changed: "Changed", added: "New", removed: "No longer listed", back: "Listed again" } as const;
const choices = [["all", "All"] as const, ...changeKinds.map((kind) => [kind, labels[kind]] as const)];

/** What changed, the newest first. */
export function ChangeList({ sourceId, nameOf }: Props) {
  const list = useChanges(sourceId);
  const narrowed = list.wanted.filters["kind"] ?? "all";
  return (
    <ListBody
      summary={
        <div className={styles.summary}>
          <Segments
            label="What happened"
            options={choices}
            value={narrowed}
            onChange={(kind) => list.choose("kind", kind === "all" ? null : kind)}
          />
          <p role="status">{list.total !== null && counted(list.total, "change")}</p>
        </div>
      }
      list={list}
      label="Changes"
      keyOf={({ id }) => id}
      renderRow={(change) => <ChangeRow change={change} source={nameOf?.(change.source_id) ?? null} />}
      rowHeight={120}
      waiting="Loading what changed"
      failed="What changed could not be loaded."
      empty={
        <div className={styles.empty}>
          <Empty title="Nothing changed so far">
            Texts that come in, change or are no longer listed stand here. The first load of a register is no change of anything.
          </Empty>
        </div>
      }
      none={["Nothing of this kind", "Nothing of this kind happened so far, or not in this source."]}
    />
  );
}

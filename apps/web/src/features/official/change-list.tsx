import { ListBody } from "../../shared/ui/list-body.tsx";
import { Empty } from "../../shared/ui/states.tsx";
import { ChangeRow } from "./change-row.tsx";
import { useChanges } from "./use-official.ts";

interface Props {
  /** Null for all of them. */
  sourceId: string | null;
  /** What a source is called, by its id. */
  nameOf: ((id: string) => string) | null;
}

/** What changed, the newest first. */
export function ChangeList({ sourceId, nameOf }: Props) {
  const list = useChanges(sourceId);
  return (
    <ListBody
      list={list}
      label="Changes"
      keyOf={({ id }) => id}
      renderRow={(change) => <ChangeRow change={change} source={nameOf?.(change.source_id) ?? null} />}
      rowHeight={120}
      waiting="Loading what changed"
      failed="What changed could not be loaded."
      empty={
        <Empty title="Nothing changed so far">
          Texts that come in, change or are no longer listed stand here. The first load of a register is no change of anything.
        </Empty>
      }
      none={["Nothing changed", ""]}
    />
  );
}

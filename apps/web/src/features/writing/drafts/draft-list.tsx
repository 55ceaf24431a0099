import type { DraftHead } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useAddress } from "../../../shared/address.ts";
import { counted, formatDay } from "../../../shared/format.ts";
import { withParams } from "../../../shared/params.ts";
import { Line } from "../../../shared/ui/line.tsx";
import { ListEntry } from "../../../shared/ui/list-entry.tsx";
import { ListPanel } from "../../../shared/ui/list-page.tsx";
import { Segments } from "../../../shared/ui/segments.tsx";
import { Empty } from "../../../shared/ui/states.tsx";
import { TitleLink } from "../../../shared/ui/title-link.tsx";
import { nameOf, useDraftChanges, useDraftList } from "../use-drafts.ts";
import { writingAddress } from "../writing-address.ts";
import styles from "./draft-list.module.css";

const views = [
  ["kept", "Kept"],
  ["deleted", "Deleted"],
] as const;

/** All drafts of a person; those that were deleted can be had back for a while. */
export function DraftList() {
  const [params, setParams] = useAddress();
  const deleted = params.get("deleted") === "true";
  return (
    <ListPanel
      list={useDraftList(deleted)}
      label="Drafts"
      counted={["draft", "drafts"]}
      searchLabel="Search drafts"
      searchHint="Words of the title"
      filters={
        <div className={styles.which}>
          <Segments
            label="Which"
            options={views}
            value={deleted ? "deleted" : "kept"}
            onChange={(view) => setParams((now) => withParams(now, { deleted: view === "deleted" ? "true" : null }))}
          />
        </div>
      }
      keyOf={({ id }) => id}
      renderRow={(draft) => <DraftRow draft={draft} deleted={deleted} />}
      rowHeight={96}
      waiting="Loading your drafts"
      failed="Your drafts could not be loaded."
      empty={
        deleted ? (
          <Empty title="Nothing was deleted">A draft that you delete can be had back from here for 30 days.</Empty>
        ) : (
          <Empty title="No drafts yet" action={<Link to={writingAddress(null)}>New draft</Link>}>
            A text that you paste, type or upload is kept here, seen by you alone.
          </Empty>
        )
      }
      none={["No draft of that title", "Try fewer or other words."]}
    />
  );
}

function DraftRow({ draft, deleted }: { draft: DraftHead; deleted: boolean }) {
  const { remove, bringBack, busyId } = useDraftChanges();
  const name = nameOf(draft);
  const act = deleted ? bringBack : remove;
  return (
    <ListEntry
      action={
        <Button
          variant="default"
          aria-label={`${deleted ? "Restore" : "Delete"} ${name}`}
          loading={busyId === draft.id}
          onClick={() => void act(draft)}
        >
          {deleted ? "Restore" : "Delete"}
        </Button>
      }
    >
      <h2>{deleted ? name : <TitleLink to={writingAddress(draft.id)}>{name}</TitleLink>}</h2>
      <Line quiet>
        <span>{counted(draft.characters, "character")}</span>
        <span>Changed {formatDay(draft.updated_at)}</span>
      </Line>
    </ListEntry>
  );
}

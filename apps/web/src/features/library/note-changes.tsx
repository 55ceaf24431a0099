import type { NoteChange } from "@clausewise/contracts";
import { versionName } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { counted, formatDate, formatNumber } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { ChangeText } from "./change-text.tsx";
import styles from "./note-list.module.css";
import { useNoteChanges } from "./use-notes.ts";

/** What official texts changed of the clause of a note, the words before and after. */
export function NoteChanges({ passageId }: { passageId: string }) {
  return (
    <QueryState
      query={useNoteChanges(passageId)}
      waiting="Comparing the official texts"
      failed="What changed could not be loaded."
      isEmpty={(changes) => changes.length === 0}
      empty={<p>The version that changed this clause is not held any longer. Read the official text before you confirm.</p>}
      inline
    >
      {(changes) => changes.map((change) => <OfChange key={change.to.id} change={change} of={passageId} />)}
    </QueryState>
  );
}

function OfChange({ change: { source, since, from, to, changes, total_changes }, of }: { change: NoteChange; of: string }) {
  const [first] = changes;
  return (
    <div className={styles.change}>
      <h4>
        {source.identifier} as it applies from {formatDate(since)} on
      </h4>
      {from === null ? (
        <p>
          The words before are not held. <Link to={`/library/${source.id}?version=${to.id}`}>Read it as it is</Link>
        </p>
      ) : (
        <p>
          {counted(total_changes, "passage")} of this clause {total_changes === 1 ? "differs" : "differ"} from the version before,{" "}
          {versionName(from.label)}. {changes.length < total_changes && `The first ${formatNumber(changes.length)} stand here. `}
          <Link to={comparisonOf(source.id, from.id, to.id, first?.section)}>Both versions whole, side by side</Link>
        </p>
      )}
      {changes.map((one, at) => (
        <ChangeText
          key={`${one.before?.passage_id}${one.after?.passage_id}`}
          id={`change-${of}-${to.id}-${at}`}
          change={one}
          current={false}
        />
      ))}
    </div>
  );
}

/** Where two versions stand side by side, unfolded at a section. */
const comparisonOf = (source: string, from: string, to: string, clause: string | undefined): string =>
  `/library/${source}?${new URLSearchParams({ part: "versions", from, to, ...(clause !== undefined && { clause }) }).toString()}`;

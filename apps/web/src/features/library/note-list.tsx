import type { UnconfirmedNote } from "@clausewise/contracts";
import { useState } from "react";
import { Link } from "react-router";
import { counted } from "../../shared/format.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { NoteCard } from "./note-card.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import styles from "./note-list.module.css";
import { useConfirmNote } from "./use-notes.ts";

/** Notes that wait for somebody to say that they hold, by the source they stand in. */
export function NoteList({ notes }: { notes: readonly UnconfirmedNote[] }) {
  const [chosen, setChosen] = useState<UnconfirmedNote | null>(null);
  const confirm = useConfirmNote();
  return (
    <>
      <p className={styles.count} role="status">
        {counted(notes.length, "note")} written before a change
      </p>
      {[...Map.groupBy(notes, ({ source_id }) => source_id)].map(([id, its]) => (
        <section key={id} className={styles.group}>
          <h2>
            <Link to={`/library/${id}`}>{its[0]?.source_title}</Link>
          </h2>
          <ul>
            {its.map((note) => (
              <li key={note.passage_id}>
                <NoteCard note={note} onConfirm={() => setChosen(note)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {chosen !== null && (
        <NoteDialog
          key={chosen.passage_id}
          note={chosen}
          onClose={() => setChosen(null)}
          onConfirm={async (reason) => {
            await confirm(chosen, reason);
            notice(`${chosen.citation} is confirmed.`);
          }}
        />
      )}
    </>
  );
}

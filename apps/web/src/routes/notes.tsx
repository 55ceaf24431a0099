import { RetiredCards } from "../features/coach/retired-cards.tsx";
import { NoteList } from "../features/library/note-list.tsx";
import { useNotes } from "../features/library/use-notes.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** Our notes that were written before an official text changed. */
export function Notes() {
  return (
    <Page title="Notes to confirm">
      <PageHead
        heading="Notes to confirm"
        lede="Notes of ours on clauses that an official text has changed since. Until somebody confirms one, everybody reads beside it that it was written before the change."
      />
      <QueryState
        query={useNotes()}
        waiting="Loading the notes"
        failed="The notes could not be loaded."
        isEmpty={(notes) => notes.length === 0}
        empty={
          <Empty title="No note waits">Every note was compared with the law as it is now, as far as official texts were fetched.</Empty>
        }
      >
        {(notes) => <NoteList notes={notes} />}
      </QueryState>
      <RetiredCards />
    </Page>
  );
}

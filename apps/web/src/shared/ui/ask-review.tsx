import { Button } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { explain } from "../trpc.ts";
import styles from "./ask-review.module.css";
import { Choice, TextArea } from "./fields.ts";
import { QueryState } from "./query-state.tsx";
import { Problem } from "./states.tsx";

interface Reviewer {
  id: string;
  name: string;
}

interface Props {
  /** Whom it may be. */
  people: ComponentProps<typeof QueryState<readonly Reviewer[]>>["query"];
  onAsk: (personId: string, note: string) => void;
  busy: boolean;
  error: unknown;
  onClose: () => void;
}

/** Asks one of those who may review for their review. */
export function AskReview({ people: query, onAsk, busy, error, onClose }: Props) {
  const [person, setPerson] = useState("");
  const [note, setNote] = useState("");
  return (
    <QueryState
      query={query}
      waiting="Loading the people"
      failed="The people could not be loaded."
      inline
      isEmpty={(people) => people.length === 0}
      empty={<p>There is no other reviewer or administrator here who could be asked.</p>}
    >
      {(people) => (
        <form
          className={styles.form}
          aria-label="Ask for a review"
          onSubmit={(event) => {
            event.preventDefault();
            onAsk(person, note);
          }}
        >
          <Choice
            label="Whom"
            value={person}
            onChange={(event) => setPerson(event.target.value)}
            data={[
              { value: "", label: "Choose a reviewer or administrator" },
              ...people.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
          <TextArea
            label="What is asked of them (optional)"
            rows={2}
            maxLength={5000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {error !== null && <Problem title="Nobody was asked.">{explain(error)}</Problem>}
          <div className={styles.foot}>
            <Button type="submit" loading={busy} disabled={person === ""}>
              Ask
            </Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </QueryState>
  );
}

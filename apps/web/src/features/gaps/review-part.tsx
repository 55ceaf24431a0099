import type { GapAnalysis } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Choice, TextArea } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./gaps.module.css";
import { useReview, useReviewers } from "./use-gaps.ts";

/** Who accepts what is shown: reviewers and administrators, whom the owner asks. */
export function ReviewPart({ analysis: { id, is_own, may_accept, reviewers } }: { analysis: GapAnalysis }) {
  const [asking, setAsking] = useState(false);
  const { end, busy, error } = useReview(id, () => undefined);
  const heading = useId();
  if (!is_own) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>Review</h2>
      <p className={styles.lede}>
        Evidence counts as met once a reviewer or an administrator accepts it{may_accept ? "; you may." : "."} Who is asked reads this
        analysis with the words that were linked, and nothing else of yours.
      </p>
      {error !== null && <Problem title="That was not done.">{explain(error)}</Problem>}
      {reviewers.length > 0 && (
        <ul className={styles.facts}>
          {reviewers.map((one) => (
            <li key={one.id}>
              {one.name} was asked.{" "}
              <TextButton onClick={() => end(one.id)} disabled={busy}>
                End it<span className="visually-hidden"> for {one.name}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {asking ? (
        <Asking id={id} onClose={() => setAsking(false)} />
      ) : (
        <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
          Ask for a review
        </Button>
      )}
    </section>
  );
}

function Asking({ id, onClose }: { id: string; onClose: () => void }) {
  const [person, setPerson] = useState("");
  const [note, setNote] = useState("");
  const { ask, busy, error } = useReview(id, onClose);
  return (
    <QueryState
      query={useReviewers(true)}
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
            ask(person, note);
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

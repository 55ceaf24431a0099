import { Button } from "@mantine/core";
import type { RetiredCard } from "@clausewise/contracts";
import { useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { Clauses } from "./card-reason.tsx";
import styles from "./coach.module.css";
import { useConfirmCard, useRetiredCards } from "./use-coach.ts";

/** Quiz cards that are asked of nobody until somebody finds that they hold under the words of today. */
export function RetiredCards() {
  return (
    <section className={styles.list} aria-labelledby="retired-cards">
      <h2 id="retired-cards">Quiz cards to confirm</h2>
      <p className={styles.remark}>
        Cards of the compliance coach of which a clause changed since they were checked. Until somebody confirms one, it is asked of nobody.
      </p>
      <QueryState
        query={useRetiredCards()}
        waiting="Loading the cards"
        failed="The cards could not be loaded."
        isEmpty={(cards) => cards.length === 0}
        empty={<p className={styles.remark}>No card waits: what each of them cites stands as it did when it was checked.</p>}
        inline
      >
        {(cards) => cards.map((card) => <Retired key={card.id} card={card} />)}
      </QueryState>
    </section>
  );
}

function Retired({ card }: { card: RetiredCard }) {
  const { question, options, right, why, checked, citations, changes, amended, topic } = card;
  return (
    <article className={styles.retired}>
      <h3>{question}</h3>
      <p className={styles.remark}>
        {topic}, checked {formatDate(checked)}
      </p>
      {options.length > 0 && (
        <ul>
          {options.map((option, place) => (
            <li key={option}>
              {option}
              {right.includes(place) && <strong> (right)</strong>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.why}>{why}</p>
      <Clauses citations={citations} />
      {amended.map(({ clause, by, since }) => (
        <p key={`${clause} ${by} ${since}`}>
          {clause} was amended by {by}, since {formatDate(since)}.
        </p>
      ))}
      {changes.map(({ mark, citation, was, was_text, now, passage }) => (
        <div key={mark} className={styles.difference}>
          <div>
            <strong>
              {citation} before: {was.label}
            </strong>
            <blockquote className={styles.quote}>{was_text ?? "These words are no longer held."}</blockquote>
          </div>
          <div>
            <strong>Now{now === null ? "" : `: ${now.label}`}</strong>
            <blockquote className={styles.quote}>{passage?.text ?? "Nothing stands there any longer."}</blockquote>
          </div>
        </div>
      ))}
      <Confirm card={card} />
    </article>
  );
}

function Confirm({ card: { id, question } }: { card: RetiredCard }) {
  const [reason, setReason] = useState("");
  const confirm = useConfirmCard(() => setReason(""));
  return (
    <form
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") confirm.mutate({ id, reason: reason.trim() });
      }}
    >
      <TextField label={`Why “${question}” still holds`} value={reason} onChange={(event) => setReason(event.target.value)} />
      <Button type="submit" variant="default" disabled={reason.trim() === ""} loading={confirm.isPending}>
        Confirm the card
      </Button>
      {confirm.isError && <Problem title="The card was not confirmed.">{explain(confirm.error)} Your reason is kept.</Problem>}
    </form>
  );
}

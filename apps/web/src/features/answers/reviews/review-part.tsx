import type { AnswerReviews } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { AskReview } from "../../../shared/ui/ask-review.tsx";
import { AskedReviewers } from "../../../shared/ui/asked-reviewers.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import styles from "./review-part.module.css";
import { useAnswerReviews, useReview, useReviewers } from "./use-answer-reviews.ts";

/** Who reviews an answer: reviewers and administrators, whom its owner asks. */
export function ReviewPart({ answerId }: { answerId: string }) {
  const { data } = useAnswerReviews(answerId);
  return data?.is_own ? <Asked reviews={data} /> : null;
}

function Asked({ reviews: { answer_id, reviewers } }: { reviews: AnswerReviews }) {
  const [asking, setAsking] = useState(false);
  const { ask, end, busy, asked, ended } = useReview(answer_id, () => setAsking(false));
  const people = useReviewers(asking);
  return (
    <section className={`${styles.part} no-print`} aria-label="Review">
      {ended !== null && <Problem title="That was not done.">{explain(ended)}</Problem>}
      <AskedReviewers reviewers={reviewers} onEnd={end} busy={busy} />
      {asking ? (
        <AskReview people={people} onAsk={ask} busy={busy} error={asked} onClose={() => setAsking(false)} />
      ) : (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
            Have it reviewed
          </Button>
          <p className={styles.quiet}>Who is asked reads this answer with what it cites, and nothing else of yours.</p>
        </div>
      )}
    </section>
  );
}

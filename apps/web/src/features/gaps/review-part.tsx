import type { GapAnalysis } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { AskReview } from "../../shared/ui/ask-review.tsx";
import { AskedReviewers } from "../../shared/ui/asked-reviewers.tsx";
import { Problem } from "../../shared/ui/states.tsx";
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
      <AskedReviewers reviewers={reviewers} onEnd={end} busy={busy} />
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
  const { ask, busy, error } = useReview(id, onClose);
  return <AskReview people={useReviewers(true)} onAsk={ask} busy={busy} error={error} onClose={onClose} />;
}

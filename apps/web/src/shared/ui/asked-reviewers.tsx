import styles from "./ask-review.module.css";
import { TextButton } from "./text-button.tsx";

interface Props {
  reviewers: readonly { id: string; name: string }[];
  /** Takes the asking back. */
  onEnd: (personId: string) => void;
  busy: boolean;
}

/** Who was asked for a review, each to be asked no longer. */
export function AskedReviewers({ reviewers, onEnd, busy }: Props) {
  if (reviewers.length === 0) return null;
  return (
    <ul className={styles.asked}>
      {reviewers.map(({ id, name }) => (
        <li key={id}>
          {name} was asked for a review.{" "}
          <TextButton onClick={() => onEnd(id)} disabled={busy}>
            End it<span className="visually-hidden"> for {name}</span>
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

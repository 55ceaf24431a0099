import type { AnswerSummary } from "@clausewise/contracts";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import IconCornerDownRight from "@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs";
import { authorityLabels } from "../../shared/authorities.ts";
import { formatAgo, formatPercent } from "../../shared/format.ts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./history.module.css";

/** A few questions with their outcomes. */
export function HistoryList({ items }: { items: readonly AnswerSummary[] }) {
  const questions = new Map(items.map(({ id, question }) => [id, question]));
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <HistoryRow item={item} questions={questions} />
        </li>
      ))}
    </ul>
  );
}

/** A question with its outcome; a follow-up names the question it follows where that is among `questions`. */
export function HistoryRow({ item, questions }: { item: AnswerSummary; questions: ReadonlyMap<string, string> }) {
  return (
    <div className={styles.row}>
      <TitleLink to={`/queries/${item.id}`}>{item.question}</TitleLink>
      {item.follows !== null && (
        <p className={styles.follows}>
          <IconCornerDownRight size={14} stroke={1.6} aria-hidden />
          <span>Follow-up{questions.has(item.follows) && ` to “${questions.get(item.follows)}”`}</span>
        </p>
      )}
      <Line quiet className={styles.facts}>
        <Chip tone={outcomeTones[item.outcome]}>{outcomeLabels[item.outcome]}</Chip>
        {item.outcome !== "nothing_found" && item.outcome !== "declined" && <span>{formatPercent(item.confidence_score)}</span>}
        <span>{authorityLabels[item.authority]}</span>
        <span>{formatAgo(item.created_at)}</span>
        {item.is_bookmarked && (
          <span className={styles.marked}>
            <IconBookmarkFilled size={13} aria-hidden /> Bookmarked
          </span>
        )}
      </Line>
    </div>
  );
}

import { useGuidance } from "./use-guidance.ts";
import styles from "./guidance.module.css";

/** By which rule a document has each of its topics, which are ours and not FDA's. */
export function TopicReasons({ id }: { id: string }) {
  const reasons = useGuidance(id).data?.topic_reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <h3>Topics, given by our rules</h3>
      <ul>
        {reasons.map(({ topic, because }) => (
          <li key={topic}>
            <strong>{topic}</strong>: {because}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { UnstyledButton } from "@mantine/core";
import type { TopicProgress } from "@clausewise/contracts";
import { useState } from "react";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./coach.module.css";
import { useProgress } from "./use-coach.ts";

type OnAsk = (question: string, topic: TopicProgress) => void;

/** What the coach can be asked about, and questions to begin with. */
export function Topics({ onAsk }: { onAsk: OnAsk }) {
  return (
    <section aria-label="Topics" className={styles.topics}>
      <p className={styles.lede}>
        Ask about a rule: the answer comes from the library, as on the Ask page, in short and with its clauses. Or begin with a topic.
      </p>
      <QueryState query={useProgress()} waiting="Loading the topics" failed="The topics could not be loaded." inline>
        {({ topics }) => <TopicList topics={topics} onAsk={onAsk} />}
      </QueryState>
    </section>
  );
}

function TopicList({ topics, onAsk }: { topics: readonly TopicProgress[]; onAsk: OnAsk }) {
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = all ? topics : topics.filter(({ named }) => named);
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  return (
    <>
      {groups.map(([group, of]) => (
        <div key={group} role="group" aria-label={group}>
          {all && <h3>{group}</h3>}
          <div className={styles.chips}>
            {of.map((one) => (
              <UnstyledButton
                key={one.topic}
                className={styles.topic}
                aria-pressed={one.topic === chosen}
                onClick={() => setChosen(one.topic === chosen ? null : one.topic)}
              >
                {one.topic}
              </UnstyledButton>
            ))}
          </div>
          {of
            .filter(({ topic }) => topic === chosen)
            .map((topic) => (
              <Asks key={topic.topic} topic={topic} onAsk={onAsk} />
            ))}
        </div>
      ))}
      <TextButton onClick={() => setAll(!all)}>{all ? "Show fewer topics" : `Show all ${topics.length} topics`}</TextButton>
    </>
  );
}

function Asks({ topic, onAsk }: { topic: TopicProgress; onAsk: OnAsk }) {
  return (
    <ul className={`${styles.asks} ${styles.offered}`} aria-label={`Questions on ${topic.topic}`}>
      {topic.asks.map((question) => (
        <li key={question}>
          <TextButton onClick={() => onAsk(question, topic)}>{question}</TextButton>
        </li>
      ))}
    </ul>
  );
}

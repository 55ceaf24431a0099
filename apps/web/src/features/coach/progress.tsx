import type { Figure, LearningProgress, TopicProgress } from "@clausewise/contracts";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./coach.module.css";
import { setCoach } from "./coach-state.ts";
import { useEarlierQuestions, useProgress } from "./use-coach.ts";
import { Link } from "react-router";

/** Weak areas that are shown: the others come once these are better. */
const weakShown = 2;

const practise = (topic: string) => setCoach({ part: "quiz", deck: topic });

/** How far one is, worked out from one's own questions and answers. */
export function Progress() {
  return (
    <section className={styles.body} aria-label="Learning progress">
      <QueryState query={useProgress()} waiting="Working out your progress" failed="Your progress could not be worked out." inline>
        {(progress) => (
          <>
            <Facts progress={progress} />
            <Trend weeks={progress.understanding_trend} />
            <Earlier />
            <TopicTable topics={progress.topics} />
          </>
        )}
      </QueryState>
    </section>
  );
}

const listed = (names: readonly string[], none: string): string => (names.length === 0 ? none : new Intl.ListFormat("en").format(names));

function Facts({ progress }: { progress: LearningProgress }) {
  const { current_level, next_level, total_sessions, weak_areas, strengths, topics_mastered } = progress;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Level</dt>
        <dd>
          <Chip tone="ok">{current_level}</Chip> <small>{next_level}</small>
        </dd>
      </div>
      <div>
        <dt>Questions asked</dt>
        <dd>{total_sessions}</dd>
      </div>
      <div>
        <dt>Weak areas</dt>
        <dd>
          {weak_areas.length === 0 && "None: no topic has three answered cards of which fewer than 70 % are right."}
          {weak_areas.slice(0, weakShown).map((topic) => (
            <span key={topic} className={styles.weak}>
              {topic}
              <TextButton aria-label={`Practise ${topic}`} onClick={() => practise(topic)}>
                Practise
              </TextButton>
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>Strengths</dt>
        <dd>{listed(strengths, "None yet: a strength has three answered cards, 85 % of them right.")}</dd>
      </div>
      <div>
        <dt>Topics mastered</dt>
        <dd>{listed(topics_mastered, "None yet: of a mastered topic four cards in five will be remembered for three weeks.")}</dd>
      </div>
    </dl>
  );
}

const heightOf = (week: Figure): string => `${week.value ?? 0}%`;

function Trend({ weeks }: { weeks: readonly Figure[] }) {
  if (weeks.every(({ basis }) => basis === "unknown"))
    return <p className={styles.remark}>No card was answered in the last eight weeks, so there is no trend yet.</p>;
  return (
    <figure className={styles.trend}>
      <figcaption>Right answers in each of the last eight weeks, the oldest first</figcaption>
      <ol>
        {weeks.map((week) => (
          <li
            key={week.basis === "unknown" || week.basis === "computed" ? week.explanation : ""}
            title={("explanation" in week && week.explanation) || ""}
          >
            <span className={styles.bar} style={{ height: heightOf(week) }} data-unknown={week.value === null} />
            <span>{week.value === null ? "–" : `${week.value} %`}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Earlier() {
  const { data } = useEarlierQuestions();
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <h3>Asked last</h3>
      <ul className={styles.asks}>
        {data.items.map(({ id, question, answer_id }) => (
          <li key={id}>
            <Link to={`/queries/${answer_id}`}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TopicTable({ topics }: { topics: readonly TopicProgress[] }) {
  const begun = topics.filter(({ answered }) => answered > 0);
  if (begun.length === 0) return <p className={styles.remark}>Answer quiz cards, and each topic stands here with what you know of it.</p>;
  return (
    <table className={styles.table}>
      <caption>Topics begun: {counted(begun.length, "topic")}</caption>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">Answered</th>
          <th scope="col">Right</th>
          <th scope="col">Due</th>
        </tr>
      </thead>
      <tbody>
        {begun.map(({ topic, answered, cards, right, due }) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            <td>
              {answered} of {cards}
            </td>
            <td>{right.value === null ? "–" : `${right.value} %`}</td>
            <td>{due}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

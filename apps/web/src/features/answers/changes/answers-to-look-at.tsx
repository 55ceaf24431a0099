import type { AnswerToLookAt } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import { Link } from "react-router";
import { counted, formatDay } from "../../../shared/format.ts";
import { explain } from "../../../shared/trpc.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { Panel } from "../../../shared/ui/panel.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { TitleLink } from "../../../shared/ui/title-link.tsx";
import { ChangeWords } from "../../../shared/ui/change-words.tsx";
import styles from "./changes.module.css";
import { LookForm } from "./look-form.tsx";
import { useAnswersToLookAt } from "./use-changes.ts";

/** Changes of one answer that are told of before it is opened. */
const shown = 2;

const headingOf = (total: number): string => `${counted(total, "saved answer rests", "saved answers rest")} on words that changed`;

/** The person's answers whose cited words changed, as tasks; nothing where there are none. */
export function AnswersToLookAt() {
  const { answers, total, more, error, retry } = useAnswersToLookAt();
  if (error !== null)
    return (
      <Problem title="Which of your answers rest on words that changed could not be loaded.">
        {explain(error)} <TextButton onClick={retry}>Try again</TextButton>
      </Problem>
    );
  if (total === 0) return null;
  return (
    <Panel warns heading={headingOf(total)}>
      <ul className={styles.tasks}>
        {answers.map((answer) => (
          <Task key={answer.id} answer={answer} />
        ))}
      </ul>
      {more.has && (
        <div className={styles.foot}>
          <Button variant="default" loading={more.isLoading} onClick={more.load}>
            Show more of them
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Task({ answer: { id, question, bookmark_id, created_at, changes } }: { answer: AnswerToLookAt }) {
  const left = changes.length - shown;
  return (
    <li>
      <h3>
        <TitleLink to={`/queries/${id}`}>{question}</TitleLink>
      </h3>
      <Line quiet>
        {bookmark_id !== null && <Chip icon={<IconBookmarkFilled aria-hidden />}>Bookmarked</Chip>}
        <span>asked {formatDay(created_at)}</span>
      </Line>
      {changes.slice(0, shown).map((change) => (
        <p key={change.mark}>
          <ChangeWords change={change} />
        </p>
      ))}
      {left > 0 && <p>And {counted(left, "more change", "more changes")} in what it cites.</p>}
      <div className={styles.foot}>
        <Link to={`/queries/${id}`} aria-label={`See what changed: ${question}`}>
          See what changed
        </Link>
        <LookForm answerId={id} question={question} changes={changes} />
      </div>
    </li>
  );
}

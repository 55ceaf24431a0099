import type { Answers } from "@clausewise/contracts";
import { Button, UnstyledButton } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useEffect, useRef } from "react";
import type { OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";
import { QuestionField } from "./question-field.tsx";
import { type QuestionGroup, openIn, withAnswer } from "./question-groups.ts";

interface Props {
  groups: readonly QuestionGroup[];
  /** Questions that no earlier one without an answer could make needless: those are asked. */
  ready: ReadonlySet<string>;
  /** Name of the group that is shown; the first open one where there is none of that name. */
  at: string | null;
  onGo: (group: string) => void;
  answers: Answers;
  onChange: (answers: Answers) => void;
  onOpen: OpenClause;
}

/** The questions that matter, one group at a time. */
export function Questions({ groups, ready, at, onGo, answers, onChange, onOpen }: Props) {
  const named = groups.findIndex(({ name }) => name === at);
  const place = Math.max(0, named);
  const group = groups[place];
  const heading = useFocusOnChange(group?.name);
  if (group === undefined) return null;
  const go = (to: number) => {
    const name = groups[to]?.name;
    if (name !== undefined) onGo(name);
  };
  const asked = group.questions.filter(({ id }) => ready.has(id) || answers[id] !== undefined);
  const waiting = group.questions.length - asked.length;
  return (
    <section className={styles.questions} aria-label="Questions">
      <Groups groups={groups} place={place} answers={answers} onGo={go} />
      <h2 ref={heading} tabIndex={-1}>
        {group.name}
      </h2>
      {asked.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.id]}
          onAnswer={(answer) => onChange(withAnswer(answers, question.id, answer))}
          onOpen={onOpen}
        />
      ))}
      {waiting > 0 && (
        <p className={styles.quiet}>
          {waiting === 1 ? "One more question" : `Up to ${waiting} more questions`} here, by what is answered before.
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="default" disabled={place === 0} onClick={() => go(place - 1)}>
          Back
        </Button>
        <Button disabled={place === groups.length - 1} onClick={() => go(place + 1)}>
          Next
        </Button>
        <span className={styles.quiet} role="status">
          Part {place + 1} of {groups.length}
        </span>
      </div>
    </section>
  );
}

/** The heading takes the focus when another group is shown, and not on the first. */
function useFocusOnChange(name: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== name) heading.current?.focus();
    before.current = name;
  }, [name]);
  return heading;
}

interface GroupsProps {
  groups: readonly QuestionGroup[];
  place: number;
  answers: Answers;
  onGo: (to: number) => void;
}

function Groups({ groups, place, answers, onGo }: GroupsProps) {
  return (
    <ol className={styles.groups}>
      {groups.map((group, at) => {
        const isDone = openIn(group, answers) === 0;
        return (
          <li key={group.name}>
            <UnstyledButton aria-current={at === place ? "step" : undefined} onClick={() => onGo(at)}>
              {isDone && <IconCheck size={13} stroke={2.2} aria-hidden />}
              {group.name}
              {isDone && <span className="visually-hidden">, answered</span>}
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

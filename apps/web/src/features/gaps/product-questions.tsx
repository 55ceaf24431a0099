import type { GapQuestion, ProductFacts, ToldCondition } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { counted } from "../../shared/format.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { Segments } from "../../shared/ui/segments.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./gaps.module.css";

/** What was answered, as it is told. */
interface Told {
  facts: ProductFacts;
  conditions: ToldCondition[];
}

interface Props {
  questions: readonly GapQuestion[];
  /** How many are shown at first. */
  first: number;
  saving: boolean;
  onSave: (answers: Told) => void;
}

const more = 20;
const yesOrNo = [
  ["true", "Yes"],
  ["false", "No"],
] as const;

const keyOf = ({ fact, condition }: GapQuestion): string => fact ?? condition ?? "";

function toldOf(questions: readonly GapQuestion[], answers: ReadonlyMap<string, string>): Told {
  const told: Told = { facts: {}, conditions: [] };
  for (const question of questions) {
    const answer = answers.get(keyOf(question));
    if (answer === undefined) continue;
    if (question.fact !== null) told.facts[question.fact] = question.options === null ? answer === "true" : answer;
    else if (question.condition !== null) told.conditions.push({ condition: question.condition, holds: answer === "true" });
  }
  return told;
}

/** A short form on the product: that on which most hangs first, all of it saved at once. */
export function ProductQuestions({ questions, first, saving, onSave }: Props) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [shown, setShown] = useState(first);
  const hidden = questions.length - shown;
  const answer = (question: GapQuestion, value: string) =>
    setAnswers((now) => {
      const next = new Map(now);
      if (value === "" || now.get(keyOf(question)) === value) next.delete(keyOf(question));
      else next.set(keyOf(question), value);
      return next;
    });
  return (
    <form
      aria-label="Questions on the product"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(toldOf(questions, answers));
      }}
    >
      <ul className={styles.questions}>
        {questions.slice(0, shown).map((question) => (
          <Asked
            key={keyOf(question)}
            question={question}
            answer={answers.get(keyOf(question)) ?? ""}
            onAnswer={(value) => answer(question, value)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Button type="submit" loading={saving} disabled={answers.size === 0}>
          {answers.size === 0 ? "Save answers" : `Save ${counted(answers.size, "answer")}`}
        </Button>
        {hidden > 0 && (
          <TextButton onClick={() => setShown(shown + more)}>
            Show {counted(Math.min(more, hidden), "more question", "more questions")} of {hidden}
          </TextButton>
        )}
      </div>
    </form>
  );
}

interface AskedProps {
  question: GapQuestion;
  answer: string;
  onAnswer: (value: string) => void;
}

function Asked({ question: { asks, options, requirements }, answer, onAnswer }: AskedProps) {
  return (
    <li className={styles.question}>
      <p>
        {asks} <small>{counted(requirements, "requirement")}</small>
      </p>
      {options === null ? (
        <Segments label={asks} options={yesOrNo} value={yesOrNo.find(([value]) => value === answer)?.[0] ?? null} onChange={onAnswer} />
      ) : (
        <Choice
          aria-label={asks}
          value={answer}
          onChange={(event) => onAnswer(event.target.value)}
          data={[{ value: "", label: "Not known yet" }, ...options]}
        />
      )}
    </li>
  );
}

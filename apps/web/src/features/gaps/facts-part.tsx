import type { GapAnalysis, GapFact, GapQuestion, ProductFacts } from "@clausewise/contracts";
import { useId } from "react";
import { counted } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Choice } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { Button } from "@mantine/core";
import styles from "./gaps.module.css";
import { useAnalysisChanges } from "./use-gaps.ts";

const toldIn = (facts: readonly GapFact[]): ProductFacts =>
  Object.fromEntries(facts.filter(({ origin }) => origin === "told").map(({ fact, value }) => [fact, value]));

/** What is asked of the product to decide what applies, and what is known already, each with who says so. */
export function FactsPart({ analysis }: { analysis: GapAnalysis }) {
  const { facts, questions, is_own } = analysis;
  const changes = useAnalysisChanges(analysis);
  const heading = useId();
  const told = toldIn(facts);
  const takeBack = (fact: GapFact["fact"]) => changes.tell(Object.fromEntries(Object.entries(told).filter(([name]) => name !== fact)));
  if (facts.length === 0 && questions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>What decides what applies</h2>
      {changes.error !== null && <Problem title="That was not saved.">{explain(changes.error)}</Problem>}
      {is_own && questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <Asked
              key={question.fact}
              question={question}
              disabled={changes.telling}
              onAnswer={(value) => changes.tell({ ...told, [question.fact]: value })}
            />
          ))}
        </ul>
      )}
      {questions.length === 0 && <p className={styles.lede}>Everything that decides is known.</p>}
      {facts.length > 0 && (
        <details className={styles.known}>
          <summary>{counted(facts.length, "thing")} known of the product</summary>
          <ul className={styles.facts}>
            {facts.map(({ fact, said, because, origin }) => (
              <li key={fact}>
                {said}. <small>{because}</small>{" "}
                {origin === "told" && is_own && (
                  <TextButton onClick={() => takeBack(fact)} disabled={changes.telling}>
                    Take back<span className="visually-hidden">: {said}</span>
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface AskedProps {
  question: GapQuestion;
  disabled: boolean;
  onAnswer: (value: boolean | string) => void;
}

function Asked({ question: { asks, values, requirements }, disabled, onAnswer }: AskedProps) {
  return (
    <li className={styles.question}>
      <p>
        {asks}{" "}
        <small>
          {counted(requirements, "requirement")} {requirements === 1 ? "hangs" : "hang"} on it.
        </small>
      </p>
      {values === null ? (
        <div className={styles.foot} role="group" aria-label={asks}>
          <Button variant="default" size="compact-sm" disabled={disabled} onClick={() => onAnswer(true)}>
            Yes
          </Button>
          <Button variant="default" size="compact-sm" disabled={disabled} onClick={() => onAnswer(false)}>
            No
          </Button>
        </div>
      ) : (
        <Choice
          aria-label={asks}
          disabled={disabled}
          value=""
          onChange={(event) => event.target.value !== "" && onAnswer(event.target.value)}
          data={[{ value: "", label: "Choose" }, ...values.map((value) => ({ value, label: value }))]}
        />
      )}
    </li>
  );
}

import type { GapAnalysis, GapFact, ProductFacts } from "@clausewise/contracts";
import { useId } from "react";
import { counted } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Problem } from "../../shared/ui/states.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./gaps.module.css";
import { ProductQuestions } from "./product-questions.tsx";
import { useAnalysisChanges } from "./use-gaps.ts";

const toldIn = (facts: readonly GapFact[]): ProductFacts =>
  Object.fromEntries(facts.filter(({ origin }) => origin === "told").map(({ fact, value }) => [fact, value]));

/** What is asked of the product to decide what applies, and what is known already, each with who says so. */
export function FactsPart({ analysis }: { analysis: GapAnalysis }) {
  const { facts, conditions, questions, first, counts, is_own } = analysis;
  const changes = useAnalysisChanges(analysis);
  const heading = useId();
  const told = toldIn(facts);
  const takeBack = (fact: GapFact["fact"]) =>
    changes.tell(Object.fromEntries(Object.entries(told).filter(([name]) => name !== fact)), conditions);
  const known = facts.length + conditions.length;
  if (known === 0 && questions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>What decides what applies</h2>
      {changes.error !== null && <Problem title="That was not saved.">{explain(changes.error)}</Problem>}
      {questions.length === 0 ? (
        <p className={styles.lede}>Everything that decides is known.</p>
      ) : (
        <p className={styles.lede}>
          {counted(first.questions, "question")} {first.questions === 1 ? "decides" : "decide"} {first.requirements} of the{" "}
          {counted(counts.to_decide ?? 0, "requirement")} that {counts.to_decide === 1 ? "is" : "are"} to be decided. What you do not know
          stays open.
        </p>
      )}
      {is_own && questions.length > 0 && (
        <ProductQuestions
          key={analysis.version}
          questions={questions}
          first={first.questions}
          saving={changes.telling}
          onSave={(answers) => changes.tell({ ...told, ...answers.facts }, [...conditions, ...answers.conditions])}
        />
      )}
      {known > 0 && (
        <details className={styles.known}>
          <summary>{counted(known, "thing")} known of the product</summary>
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
            {conditions.map(({ condition, holds }) => (
              <li key={condition}>
                {holds ? "It is so" : "It is not so"} that {condition}. <small>You said so here.</small>{" "}
                {is_own && (
                  <TextButton
                    onClick={() =>
                      changes.tell(
                        told,
                        conditions.filter((one) => one.condition !== condition),
                      )
                    }
                    disabled={changes.telling}
                  >
                    Take back<span className="visually-hidden">: {condition}</span>
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

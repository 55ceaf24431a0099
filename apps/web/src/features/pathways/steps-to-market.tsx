import type { Answers } from "@clausewise/contracts";
import { type RuleSet, routesFor } from "@clausewise/planning";
import { useDeferredValue, useMemo } from "react";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseButtons, type OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";

/** The steps to market for everything that may still come out. */
export function StepsToMarket({ set, answers, onOpen }: { set: RuleSet; answers: Answers; onOpen: OpenClause }) {
  const settledAnswers = useDeferredValue(answers);
  const routes = useMemo(() => routesFor(set, settledAnswers), [set, settledAnswers]);
  return (
    <section aria-labelledby="steps-to-market" className={styles.part}>
      <h2 id="steps-to-market">Steps to market</h2>
      {routes.map(({ outcome, title, steps }) => (
        <details key={outcome} open={routes.length === 1} className={styles.route}>
          <summary>{title}</summary>
          <ol>
            {steps.map(({ title: step, says, clauses, certain }) => (
              <li key={step}>
                <p>
                  <strong>{step}</strong> {!certain && <Chip>if it applies</Chip>}
                </p>
                <p>{says}</p>
                <ClauseButtons clauses={clauses} onOpen={onOpen} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

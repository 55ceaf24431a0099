import type { Answers } from "@clausewise/contracts";
import { type RuleSet, checklistFor, routesFor } from "@clausewise/planning";
import { useDeferredValue, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { dayIn } from "../../shared/params.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseButtons, type OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";

/** Leads on to what the outcome has to hold; the day that the review clocks run from goes along. */
function ToChecklist({ set, outcome, productId }: { set: RuleSet; outcome: string; productId: string | null }) {
  const [params] = useSearchParams();
  const route = checklistFor(set.id, outcome);
  if (route === null || productId === null) return null;
  const start = dayIn(params, "start");
  const query = new URLSearchParams({ tab: "checklist", product: productId, route, ...(start !== null && { start }) });
  return <Link to={`?${query.toString()}`}>Checklist of this route</Link>;
}

interface Props {
  set: RuleSet;
  answers: Answers;
  productId: string | null;
  onOpen: OpenClause;
}

/** The steps to market for everything that may still come out. */
export function StepsToMarket({ set, answers, productId, onOpen }: Props) {
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
          <ToChecklist set={set} outcome={outcome} productId={productId} />
        </details>
      ))}
    </section>
  );
}

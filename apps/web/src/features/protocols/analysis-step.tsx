import type { Protocol } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { ProgressLine } from "../../shared/ui/progress-line.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import { FactRow } from "./fact-row.tsx";
import styles from "./protocols.module.css";
import { Scores } from "./scores.tsx";
import { isUnderWay, useProtocolChanges } from "./use-protocols.ts";

/** How far the analysis is, and then the facts with the page and words that each came from. */
export function AnalysisStep({ protocol }: { protocol: Protocol }) {
  const { retry } = useProtocolChanges();
  const { id, title, state, problem, progress, step, facts } = protocol;
  return (
    <div className={styles.step}>
      <h2>{title}</h2>
      {isUnderWay(protocol) && (
        <>
          <ProgressLine label={step} done={progress} total={1} unit="share" />
          <p className={styles.lede}>It goes on when you leave this page, and after a restart of the server.</p>
        </>
      )}
      {state === "failed" && (
        <Problem title="The protocol could not be read." retry={() => void retry(id)}>
          {problem}
        </Problem>
      )}
      {facts.length > 0 && (
        <>
          {state === "done" && <Scores protocol={protocol} />}
          <dl className={styles.facts} aria-label="Facts of the protocol">
            {facts.map((fact) => (
              <FactRow key={fact.field} protocol={protocol} fact={fact} />
            ))}
          </dl>
          {state === "done" && (
            <div>
              <Button variant="default" onClick={() => void retry(id)}>
                Read it again
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

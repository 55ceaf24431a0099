import type { PathwayAssessment } from "@clausewise/contracts";
import { type RuleSet, differingAnswers, outcomesInWords } from "@clausewise/planning";
import { useMemo } from "react";
import styles from "./pathways.module.css";

interface Props {
  set: RuleSet;
  one: PathwayAssessment;
  other: PathwayAssessment;
}

/** Two assessments beside each other: what comes out of each, and the answers that differ. */
export function Comparison({ set, one, other }: Props) {
  const differing = useMemo(() => differingAnswers(set, one.answers, other.answers), [set, one.answers, other.answers]);
  return (
    <div className={styles.compared}>
      <table>
        <caption>
          {differing.length === 0 ? "They give the same answers where answers count." : "Answers that differ where they count"}
        </caption>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">{one.name}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Result</th>
            <td>{outcomesInWords(set, one.outcomes)}</td>
            <td>{outcomesInWords(set, other.outcomes)}</td>
          </tr>
          {differing.map(({ question, text, one: first, other: second }) => (
            <tr key={question}>
              <th scope="row">{text}</th>
              <td>{first ?? "Not answered"}</td>
              <td>{second ?? "Not answered"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { type RuleSet, outcomesInWords } from "@clausewise/planning";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./pathways.module.css";
import { useComparison } from "./use-pathways.ts";

/** Two assessments beside each other: what comes out of each, and the answers that differ. */
export function Comparison({ set, one, other }: { set: RuleSet; one: string; other: string }) {
  return (
    <QueryState query={useComparison(one, other)} waiting="Comparing" failed="The two could not be compared." inline>
      {(found) => (
        <div className={styles.compared}>
          <table>
            <caption>
              {found.differing.length === 0 ? "They give the same answers where answers count." : "Answers that differ where they count"}
            </caption>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">{found.one.name}</th>
                <th scope="col">{found.other.name}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Result</th>
                <td>{outcomesInWords(set, found.one.outcomes)}</td>
                <td>{outcomesInWords(set, found.other.outcomes)}</td>
              </tr>
              {found.differing.map(({ question, text, one: first, other: second }) => (
                <tr key={question}>
                  <th scope="row">{text}</th>
                  <td>{first ?? "Not answered"}</td>
                  <td>{second ?? "Not answered"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </QueryState>
  );
}

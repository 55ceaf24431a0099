import type { Protocol, ProtocolChange, ProtocolHead } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { PassageQuote } from "./passage-quote.tsx";
import styles from "./protocols.module.css";
import { useComparison, useProtocolList } from "./use-protocols.ts";

interface Props {
  protocol: Protocol;
  before: string | null;
  onCompare: (before: string | null) => void;
}

const nameOf = ({ title, document }: ProtocolHead): string =>
  document === null ? title : `${document.title}, version ${document.version}: ${title.slice(0, 60)}`;

/** What this version changes of another that was read, and by which rule that may be substantial. */
export function Amendment({ protocol, before, onCompare }: Props) {
  const others = (useProtocolList().data?.items ?? []).filter(({ id, state }) => id !== protocol.id && state === "done");
  return (
    <section aria-labelledby="amendment">
      <h2 id="amendment">Compared with another version</h2>
      {others.length === 0 ? (
        <p className={styles.lede}>Have the version before analysed as well: what this one changes of it is then told item by item.</p>
      ) : (
        <Choice
          label="The version before"
          data={[{ value: "", label: "None" }, ...others.map((one) => ({ value: one.id, label: nameOf(one) }))]}
          value={others.some(({ id }) => id === before) ? (before ?? "") : ""}
          onChange={(event) => onCompare(event.target.value === "" ? null : event.target.value)}
        />
      )}
      {before !== null && <Changes protocol={protocol} before={before} />}
    </section>
  );
}

function Changes({ protocol, before }: { protocol: Protocol; before: string }) {
  return (
    <QueryState
      query={useComparison(protocol.id, before)}
      waiting="Comparing the versions"
      failed="The versions could not be compared."
      inline
    >
      {(comparison) => (
        <>
          <p role="status" className={styles.differing}>
            {comparison.changes.length} of {comparison.changes.length + comparison.same} items differ.
          </p>
          <ul className={styles.issues}>
            {comparison.changes.map((change) => (
              <Change key={`${change.kind} ${change.of}`} change={change} before={comparison.before} after={comparison.after} />
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

const ways = { changed: "Changed", added: "Added", removed: "Removed" } as const;
const says = {
  substantial: ["bad", "Substantial by this rule"],
  likely: ["warn", "Likely substantial: look at it"],
  unlikely: ["plain", "Not substantial by itself"],
} as const;

function Change({ change, before, after }: { change: ProtocolChange; before: ProtocolHead; after: ProtocolHead }) {
  return (
    <li>
      <h3>
        {change.title} <Chip>{ways[change.change]}</Chip>
      </h3>
      <div className={styles.sides}>
        {change.before !== null && (
          <div>
            <p className={styles.note}>Before</p>
            <PassageQuote document={before.document} passage={change.before} value={change.kind === "fact" ? change.before.value : null} />
          </div>
        )}
        {change.after !== null && (
          <div>
            <p className={styles.note}>Now</p>
            <PassageQuote document={after.document} passage={change.after} value={change.kind === "fact" ? change.after.value : null} />
          </div>
        )}
      </div>
      {change.rules.length === 0 && (
        <p className={styles.note}>None of the rules speaks of this: whether it is substantial is yours to say.</p>
      )}
      {change.rules.map(({ id, says: said, why, citations }) => (
        <div key={id}>
          <p>
            <Chip tone={says[said][0]}>{says[said][1]}</Chip> {why}
          </p>
          <p className={styles.clauses}>
            {citations.map(({ clause }) => (
              <ClauseLink key={clause} clause={clause} />
            ))}
          </p>
        </div>
      ))}
    </li>
  );
}

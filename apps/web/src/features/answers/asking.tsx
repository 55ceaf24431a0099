import type { Statement } from "@clausewise/contracts";
import { Loader } from "@mantine/core";
import { authorityLabels } from "../../shared/authorities.ts";
import { explain } from "../../shared/trpc.ts";
import { Rich } from "../../shared/ui/rich.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./asking.module.css";
import { type Asked, placeWords } from "./asked.ts";

/** What is going on while a question is being answered, with the statements that have come so far. */
export function Asking({ asked, arrived }: { asked: Asked; arrived: readonly Statement[] }) {
  return (
    <div className={styles.asking}>
      <Loader size={18} color="var(--accent)" aria-hidden />
      <div>
        <p className={styles.question}>{asked.query}</p>
        <p role="status">
          Searching {asked.scope?.library === false ? placeWords(asked.scope) : `${authorityLabels[asked.authority]} sources`}, then
          checking every quote against its passage…
        </p>
        {arrived.length > 0 && (
          <ul className={styles.arrived} aria-label="Found so far">
            {arrived.map(({ text, citations }, at) => (
              // Statements are only ever added at the end, so their positions are stable keys.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <Rich text={text} /> <span>{citations.map(({ citation }) => citation).join(", ")}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export function AskFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className={styles.failed}>
      <Problem title="The question was not answered." retry={retry} retryLabel="Ask again">
        {explain(error)} Your question is kept.
      </Problem>
    </div>
  );
}

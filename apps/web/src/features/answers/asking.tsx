import { Loader } from "@mantine/core";
import { authorityLabels } from "../../shared/authorities.ts";
import { explain } from "../../shared/trpc.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./asking.module.css";
import type { Asked } from "./asked.ts";

/** What is going on while a question is being answered. */
export function Asking({ asked }: { asked: Asked }) {
  return (
    <div className={styles.asking} role="status">
      <Loader size={18} color="var(--accent)" aria-hidden />
      <div>
        <p className={styles.question}>{asked.query}</p>
        <p>Searching {authorityLabels[asked.authority]} sources, then checking every quote against its passage…</p>
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

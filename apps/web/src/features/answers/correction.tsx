import type { SearchResult } from "@clausewise/contracts";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import type { ReactNode } from "react";
import { Panel } from "../../shared/ui/panel.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import styles from "./answer.module.css";

/** What is wrong with what the question takes for granted, or that it is right; `children` show the clauses. */
export function Correction({ correction, children }: { correction: NonNullable<SearchResult["correction"]>; children: ReactNode }) {
  if (correction.kind === "corrected")
    return (
      <Panel warns label="Correction">
        <p>
          <strong>About the question:</strong> <Rich text={correction.text} />
        </p>
        {children}
      </Panel>
    );
  return (
    <Panel label="Confirmed" className={styles.confirmed}>
      <p>
        <IconCheck size={15} stroke={2} aria-hidden /> <strong>Confirmed:</strong> <Rich text={correction.text} />
      </p>
      {children}
    </Panel>
  );
}

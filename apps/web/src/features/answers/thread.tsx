import type { SearchResult } from "@clausewise/contracts";
import IconCornerDownRight from "@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs";
import { Link } from "react-router";
import styles from "./thread.module.css";
import { type ThreadStep, useThread } from "./use-thread.ts";

/** The chain of questions an answer stands in. */
export function Thread({ answer }: { answer: SearchResult }) {
  const { before, after } = useThread(answer);
  if (before.length === 0 && after.length === 0) return null;
  return (
    <nav className={`${styles.thread} no-print`} aria-label="Thread">
      <ol>
        {before.map((step, depth) => (
          <Step key={step.id} step={step} isFirst={depth === 0} />
        ))}
        <li aria-current="page">
          {before.length > 0 && <IconCornerDownRight size={14} stroke={1.6} aria-hidden />}
          <span>{answer.query}</span>
        </li>
        {after.map((step) => (
          <Step key={step.id} step={step} isFirst={false} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, isFirst }: { step: ThreadStep; isFirst: boolean }) {
  return (
    <li>
      {!isFirst && <IconCornerDownRight size={14} stroke={1.6} aria-hidden />}
      <Link to={`/queries/${step.id}`}>{step.question}</Link>
    </li>
  );
}

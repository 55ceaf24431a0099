import type { ListedQuery, QueryStatus } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconBookmarkFilled from "@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs";
import IconBookmarkOff from "@tabler/icons-react/dist/esm/icons/IconBookmarkOff.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconLoader2 from "@tabler/icons-react/dist/esm/icons/IconLoader2.mjs";
import IconXboxX from "@tabler/icons-react/dist/esm/icons/IconXboxX.mjs";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatDay, formatPercent } from "../../shared/format.ts";
import { changesText } from "../../shared/answer-changes.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./bookmark-card.module.css";
import { confidenceTone } from "./confidence-tone.ts";
import { useWholeResponse } from "./use-bookmarks.ts";

const statusIcons: Partial<Record<QueryStatus, { icon: typeof IconClock; name: string; className: string }>> = {
  completed: { icon: IconCircleCheck, name: "Completed", className: "completed" },
  processing: { icon: IconLoader2, name: "Processing", className: "processing" },
  failed: { icon: IconXboxX, name: "Failed", className: "failed" },
};
const otherStatus = { icon: IconClock, name: "Waiting", className: "other" };

interface Props {
  query: ListedQuery;
  onRemove: () => void;
  busy: boolean;
  /** What to do about an answer whose passages have changed. */
  again: ReactNode;
}

export function BookmarkCard({ query, onRemove, busy, again }: Props) {
  const changed = changesText(query.changes);
  const status = statusIcons[query.query_status] ?? otherStatus;
  return (
    <article className={styles.card}>
      <span className={`${styles.status} ${styles[status.className]}`} title={status.name}>
        <status.icon size={19} stroke={1.7} aria-hidden />
        <span className="visually-hidden">{status.name}</span>
      </span>
      <div className={styles.body}>
        <h2>{query.answer_id === null ? query.question : <TitleLink to={`/queries/${query.answer_id}`}>{query.question}</TitleLink>}</h2>
        <Line quiet className={styles.meta}>
          <span>{formatDay(query.created_at)}</span>
          <Chip tone={confidenceTone(query.confidence_score)}>Confidence {formatPercent(query.confidence_score)}</Chip>
          <Chip icon={<IconBookmarkFilled aria-hidden />}>Bookmarked</Chip>
        </Line>
        {changed !== null && (
          <Line className={styles.changed}>
            <Chip tone="warn" icon={<IconAlertTriangle aria-hidden />}>
              {changed}
            </Chip>
            <Link to={`/queries/${query.answer_id}`}>See what changed</Link>
            {again}
          </Line>
        )}
        {query.query_status === "processing" && <p className={styles.notice}>Processing your question... This may take a few moments.</p>}
        {query.query_status === "failed" && <p className={styles.trouble}>Failed to process this question. Please try again.</p>}
        {query.response !== "" && <Response query={query} />}
        {query.source_documents !== "" && (
          <p className={styles.sources}>
            <strong>Sources</strong> {query.source_documents}
          </p>
        )}
        {query.answer_id !== null && (
          <p className={styles.full}>
            <Link to={`/queries/${query.answer_id}`}>Open the full answer with its sources</Link>
          </p>
        )}
      </div>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconBookmarkOff size={15} aria-hidden />}
        onClick={onRemove}
        aria-label={`Remove bookmark: ${query.question}`}
      >
        Remove
      </Button>
    </article>
  );
}

function Response({ query }: { query: ListedQuery }) {
  const [open, setOpen] = useState(false);
  const text = useWholeResponse(query, open);
  const [long, setLong] = useState(false);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setLong((was) => was || element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.response}>
      <h3>AI Response</h3>
      <p ref={box} data-collapsed={!open}>
        <Rich text={open ? text : text.replaceAll(/\n{2,}/gu, "\n")} />
      </p>
      {long && (
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Show Less" : "Show More"}
        </TextButton>
      )}
    </div>
  );
}

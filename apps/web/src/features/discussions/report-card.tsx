import type { DiscussionReport } from "@clausewise/contracts";
import { reportOutcomeLabels, reportReasonLabels } from "@clausewise/contracts/discussion-words";
import { Button } from "@mantine/core";
import { formatAgo } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import styles from "./discussions.module.css";

/** One report: what is said to be wrong, with the words it is about; whoever removes them does so where they stand. */
export function ReportCard({ report, onKeep }: { report: DiscussionReport; onKeep: (id: string) => void }) {
  const { id, thread_id, post_id, title, content, author, reporter, reason, note, created_at, outcome, settled_by } = report;
  return (
    <article className={styles.card}>
      <Line>
        <Chip tone={outcome === null ? "warn" : "plain"}>{reportReasonLabels[reason]}</Chip>
        <h2>
          <TitleLink to={`/discussion-board/${thread_id}?post=${post_id}`}>{title === "" ? "Deleted discussion" : title}</TitleLink>
        </h2>
      </Line>
      {note !== "" && <p>{note}</p>}
      <p className={styles.excerpt}>{content}</p>
      <Line quiet>
        <span>Written by {author}</span>
        <span>Reported by {reporter}</span>
        <time dateTime={created_at}>{formatAgo(created_at)}</time>
        {outcome !== null && (
          <span>
            {reportOutcomeLabels[outcome]} by {settled_by}
          </span>
        )}
      </Line>
      {outcome === null && (
        <div className={styles.foot}>
          <Button variant="default" onClick={() => onKeep(id)}>
            Leave it as it is
          </Button>
        </div>
      )}
    </article>
  );
}

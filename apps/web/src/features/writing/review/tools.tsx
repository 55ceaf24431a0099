import type { DraftReview, DraftTool } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatAgo } from "../../../shared/format.ts";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "./review.module.css";
import { isUnderWay } from "./use-reviews.ts";

const labels: Record<DraftTool, string> = {
  completeness: "Check completeness",
  references: "Check references",
  consistency: "Check consistency",
};

const doing: Record<DraftTool, string> = {
  completeness: "Completeness",
  references: "References",
  consistency: "Consistency",
};

interface Props {
  reviews: readonly DraftReview[];
  /** The tool that is being asked for; null where none is. */
  asking: DraftTool | null;
  /** The version of the draft as it is saved. */
  version: number | null;
  onRun: (tool: DraftTool) => void;
  onCancel: (tool: DraftTool) => void;
  /** Looks in the library for the chosen words. */
  onSources: () => void;
}

/** The tools that look through a text, each with how its last run stands. */
export function Tools({ reviews, asking, version, onRun, onCancel, onSources }: Props) {
  return (
    <ul className={styles.tools} aria-label="Tools">
      {(Object.keys(labels) as DraftTool[]).map((tool) => (
        <li key={tool}>
          <Tool
            tool={tool}
            review={reviews.find((one) => one.tool === tool)}
            isAsked={asking === tool}
            version={version}
            onRun={onRun}
            onCancel={onCancel}
          />
        </li>
      ))}
      <li>
        <Button variant="default" fullWidth onClick={onSources}>
          Find sources
        </Button>
        <p>For the chosen words, or the sentence at the caret</p>
      </li>
    </ul>
  );
}

interface ToolProps extends Pick<Props, "version" | "onRun" | "onCancel"> {
  tool: DraftTool;
  review: DraftReview | undefined;
  isAsked: boolean;
}

function Tool({ tool, review, isAsked, version, onRun, onCancel }: ToolProps) {
  const runs = isUnderWay(review);
  return (
    <>
      <Button variant="default" fullWidth disabled={runs} loading={isAsked} onClick={() => onRun(tool)}>
        {labels[tool]}
      </Button>
      {runs ? (
        <div className={styles.running}>
          <ProgressLine
            label={review?.stage?.note || `${doing[tool]}: waiting`}
            done={review?.stage?.progress ?? 0}
            total={1}
            unit="share"
          />
          <TextButton aria-label={`Stop: ${labels[tool]}`} onClick={() => onCancel(tool)}>
            Stop
          </TextButton>
        </div>
      ) : (
        <p role="status" data-troubled={review?.state === "failed"}>
          {stateOf(review, version)}
        </p>
      )}
    </>
  );
}

function stateOf(review: DraftReview | undefined, version: number | null): string {
  if (!review) return "Not checked yet";
  if (review.state === "failed") return review.problem ?? "The check failed. Try it again.";
  if (review.state === "cancelled") return "Stopped; what was found before stays";
  const when = review.ended_at === null ? "Checked" : `Checked ${formatAgo(review.ended_at).toLowerCase()}`;
  return version !== null && review.draft_version < version ? `${when}, changed since` : when;
}

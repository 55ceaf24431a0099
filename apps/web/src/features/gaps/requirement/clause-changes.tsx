import type { GapRequirementDetail } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { explain } from "../../../shared/trpc.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import styles from "../gaps.module.css";
import { useJudging } from "../use-requirement.ts";

type Change = GapRequirementDetail["changes"][number];

const kinds: Readonly<Record<Change["kind"], string>> = {
  changed: "Other words",
  removed: "No longer there",
  superseded: "Superseded",
  withdrawn: "Withdrawn",
  amended: "Amended",
};

/** What changed in the clauses that a requirement rests on: the words as they were beside the words of today. */
export function ClauseChanges({ detail }: { detail: GapRequirementDetail }) {
  const { look, busy, error } = useJudging(detail);
  return (
    <section className={styles.section} aria-label="Changed clauses">
      <h3>Words of its clauses changed</h3>
      {detail.changes.map((change) => (
        <OneChange key={change.mark} change={change} />
      ))}
      {error !== null && <Problem title="That was not noted.">{explain(error)}</Problem>}
      {detail.is_own && (
        <div className={styles.foot}>
          <Button variant="default" size="compact-sm" loading={busy} onClick={() => look("")}>
            I have looked at it
          </Button>
          <span className={styles.line}>From then on it rests on the words of today.</span>
        </div>
      )}
    </section>
  );
}

function OneChange({ change: { citation, kind, was, now, was_text, passage, amended, source_id } }: { change: Change }) {
  return (
    <div>
      <p className={styles.plain}>
        <Link to={`/library/${source_id}`} target="_blank">
          {citation}
        </Link>{" "}
        <Chip tone="warn">{kinds[kind]}</Chip> {amended.map(({ by, since }) => `by ${by}, since ${since}`).join("; ")}
      </p>
      <div className={styles.difference}>
        <div>
          <strong className={styles.plain}>Before: {was.label}</strong>
          <blockquote className={styles.quote}>{was_text ?? "These words are no longer held."}</blockquote>
        </div>
        <div>
          <strong className={styles.plain}>Now{now === null ? "" : `: ${now.label}`}</strong>
          <blockquote className={styles.quote}>{passage?.text ?? "Nothing stands there any longer."}</blockquote>
        </div>
      </div>
    </div>
  );
}

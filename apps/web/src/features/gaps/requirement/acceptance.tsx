import type { GapRequirementDetail } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatTime } from "../../../shared/format.ts";
import { explain } from "../../../shared/trpc.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { TextArea } from "../../../shared/ui/fields.ts";
import { Problem } from "../../../shared/ui/states.tsx";
import styles from "../gaps.module.css";
import { useJudging } from "../use-requirement.ts";

/** Who accepted what is shown, and when; reviewers and administrators accept it or take that back. */
export function Acceptance({ detail }: { detail: GapRequirementDetail }) {
  const { acceptance, evidence, may_accept } = detail;
  const { accept, withdraw, busy, error } = useJudging(detail);
  const [words, setWords] = useState("");
  return (
    <section className={styles.section} aria-label="Acceptance">
      <h3>Acceptance</h3>
      {acceptance === null ? (
        <p className={styles.plain}>
          Nobody has accepted it yet.{may_accept ? "" : " A reviewer or an administrator does, once asked for a review."}
        </p>
      ) : (
        <p className={styles.plain}>
          <Chip tone={acceptance.holds ? "ok" : "warn"}>{acceptance.holds ? "Accepted" : "No longer whole"}</Chip> {acceptance.name},{" "}
          <time dateTime={acceptance.at}>{formatTime(acceptance.at)}</time>
          {acceptance.note !== "" && `: ${acceptance.note}`}
          {!acceptance.holds && ". Some of what was accepted was taken away since."}
        </p>
      )}
      {may_accept && evidence > 0 && (
        <div className={styles.form}>
          <TextArea
            label={acceptance === null ? "Remark (optional)" : "Remark, or the reason for taking it back"}
            rows={2}
            maxLength={5000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className={styles.foot}>
            <Button size="compact-sm" loading={busy} onClick={() => accept(words)}>
              {acceptance === null ? "Accept what is shown" : "Accept it as it stands now"}
            </Button>
            {acceptance !== null && (
              <Button variant="default" size="compact-sm" disabled={busy || words.trim() === ""} onClick={() => withdraw(words)}>
                Take the acceptance back
              </Button>
            )}
          </div>
        </div>
      )}
      {error !== null && <Problem title="That was not done.">{explain(error)}</Problem>}
    </section>
  );
}

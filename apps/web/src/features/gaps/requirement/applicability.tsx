import type { GapRequirementDetail } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { explain } from "../../../shared/trpc.ts";
import { TextArea } from "../../../shared/ui/fields.ts";
import { Segments } from "../../../shared/ui/segments.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "../gaps.module.css";
import { usePlanning } from "../use-requirements.ts";

const states = [
  ["applies", "Applies"],
  ["does_not_apply", "Does not apply"],
] as const;

/** Whether a requirement applies, why, and a decision against the rule with its reason. */
export function Applicability({ detail }: { detail: GapRequirementDetail }) {
  const { id, analysis_id, applies, override, by_rule, is_own } = detail;
  const [deciding, setDeciding] = useState(false);
  const { plan, planning, error } = usePlanning(analysis_id, () => setDeciding(false));
  return (
    <section className={styles.section} aria-label="Whether it applies">
      <h3>Whether it applies</h3>
      <p className={styles.plain}>{applies.because}</p>
      {override !== null && <p className={styles.line}>By the rule: {by_rule.because}</p>}
      {error !== null && <Problem title="That was not saved.">{explain(error)}</Problem>}
      {is_own && !deciding && (
        <div className={styles.foot}>
          <Button variant="default" size="compact-sm" onClick={() => setDeciding(true)}>
            Decide it
          </Button>
          {override !== null && (
            <TextButton onClick={() => plan({ requirements: [id] }, { override: null })} disabled={planning}>
              Go by the rule again
            </TextButton>
          )}
        </div>
      )}
      {deciding && (
        <Deciding
          initial={override}
          busy={planning}
          onCancel={() => setDeciding(false)}
          onDecide={(decided) => plan({ requirements: [id] }, { override: decided })}
        />
      )}
    </section>
  );
}

type Override = NonNullable<GapRequirementDetail["override"]>;

interface DecidingProps {
  initial: Override | null;
  busy: boolean;
  onDecide: (decided: Override) => void;
  onCancel: () => void;
}

function Deciding({ initial, busy, onDecide, onCancel }: DecidingProps) {
  const [state, setState] = useState<Override["state"]>(initial?.state ?? "does_not_apply");
  const [reason, setReason] = useState(initial?.reason ?? "");
  return (
    <form
      className={styles.form}
      aria-label="Decide whether it applies"
      onSubmit={(event) => {
        event.preventDefault();
        onDecide({ state, reason });
      }}
    >
      <Segments label="Whether it applies" options={states} value={state} onChange={setState} />
      <TextArea label="Reason" required rows={2} maxLength={5000} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className={styles.foot}>
        <Button type="submit" size="compact-sm" loading={busy} disabled={reason.trim() === ""}>
          Decide
        </Button>
        <Button variant="default" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

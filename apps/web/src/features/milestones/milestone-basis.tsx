import type { MilestoneDetail } from "@clausewise/contracts";
import { formatDate } from "../../shared/format.ts";
import { ChangeWords } from "../../shared/ui/change-words.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./milestones.module.css";
import { type MilestoneActs, useClauseChanges } from "./use-milestones.ts";

interface Props {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
}

/** What a day follows from, where nobody chose it, and what changed in that since. */
export function MilestoneBasis({ milestone, acts }: Props) {
  const { basis, plannedDate } = milestone;
  if (basis === null) return null;
  return (
    <div className={styles.basis}>
      <p>
        {formatDate(plannedDate)} follows by the review clock of {basis.clock_name}: {basis.why}{" "}
        <OutLink url={basis.url}>{basis.clause.clause}</OutLink>. It moves with the submission until you choose another day.
      </p>
      <Changes milestone={milestone} acts={acts} />
    </div>
  );
}

function Changes({ milestone: { id, may }, acts }: Props) {
  const { data, isError } = useClauseChanges(id);
  if (isError) return <p className={styles.changed}>Whether its clause changed since could not be read. Open the milestone again.</p>;
  const { changes = [] } = data ?? {};
  if (changes.length === 0) return null;
  return (
    <div className={styles.changed} role="status">
      {changes.map((change) => (
        <p key={change.mark}>
          <ChangeWords change={change} />
        </p>
      ))}
      {may !== "view" && <TextButton onClick={() => void acts.confirmClause(id)}>The day still holds</TextButton>}
    </div>
  );
}

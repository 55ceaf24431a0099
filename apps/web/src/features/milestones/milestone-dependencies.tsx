import type { LinkedMilestone, MilestoneDetail } from "@clausewise/contracts";
import { formatDate } from "../../shared/format.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { Chooser } from "./chooser.tsx";
import { StatusChip } from "./milestone-chips.tsx";
import styles from "./milestones.module.css";
import { type MilestoneActs, useCandidates } from "./use-milestones.ts";
import { useWords } from "./use-words.ts";

interface Props {
  milestone: MilestoneDetail;
  acts: MilestoneActs;
  onOpen: (id: string) => void;
}

/** What has to come before a milestone, and what comes behind it. */
export function MilestoneDependencies({ milestone, acts, onOpen }: Props) {
  const { id, may, depends_on, dependents } = milestone;
  return (
    <section aria-label="Dependencies">
      <h3>Depends on</h3>
      {depends_on.length === 0 && <p className={styles.quiet}>Nothing has to come before it.</p>}
      <ul className={styles.entries} aria-label="Depends on">
        {depends_on.map((on) => (
          <li key={on.id}>
            <Named milestone={on} onOpen={onOpen} />
            {may === "own" && (
              <TextButton onClick={() => void acts.independ(id, on.id)} aria-label={`Take away ${on.name}`}>
                Take away
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {may === "own" && <Adding milestone={milestone} onChoose={(on_id) => void acts.depend(id, on_id)} />}
      {dependents.length > 0 && <h3>Moves with it</h3>}
      <ul className={styles.entries} aria-label="Moves with it">
        {dependents.map((one) => (
          <li key={one.id}>
            <Named milestone={one} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Named = ({ milestone: { id, name, plannedDate, status }, onOpen }: { milestone: LinkedMilestone; onOpen: (id: string) => void }) => (
  <span>
    <TextButton onClick={() => onOpen(id)}>{name}</TextButton>
    <small>
      {formatDate(plannedDate)} <StatusChip status={status} />
    </small>
  </span>
);

interface AddingProps {
  milestone: MilestoneDetail;
  onChoose: (id: string) => void;
}

function Adding({ milestone: { id, depends_on, dependents }, onChoose }: AddingProps) {
  const { search, ...words } = useWords();
  const { data } = useCandidates(search, words.words !== null);
  const known = new Set([id, ...[...depends_on, ...dependents].map((one) => one.id)]);
  return (
    <Chooser
      action="Add dependency"
      label="Milestone that comes before"
      found={data?.items
        .filter((one) => !known.has(one.id))
        .map((one) => ({ id: one.id, label: `${one.name}, ${formatDate(one.plannedDate)}` }))}
      none="No other milestone of yours has these words."
      onChoose={onChoose}
      {...words}
    />
  );
}

import type { GapRequirement } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import { counted, formatDate, today } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { CheckBox } from "../../shared/ui/fields.ts";
import { Line } from "../../shared/ui/line.tsx";
import { marketName } from "./gap-words.ts";
import styles from "./gaps.module.css";
import { StatusChip } from "./status-chip.tsx";

interface Props {
  requirement: GapRequirement;
  isOpen: boolean;
  onOpen: () => void;
  /** Null where it cannot be selected. */
  selected: boolean | null;
  onSelect: () => void;
}

/** A requirement in the list: what it asks for, where it stands and why. */
export function RequirementRow({ requirement, isOpen, onOpen, selected, onSelect }: Props) {
  const { title, status, because, level, clauses, pack_title, markets, responsible, due, evidence } = requirement;
  const isOverdue = due !== null && due < today() && status !== "met" && status !== "not_applicable";
  return (
    <article className={styles.requirement} data-open={isOpen}>
      {selected === null ? <span /> : <CheckBox aria-label={`Select ${title}`} checked={selected} onChange={onSelect} />}
      <div>
        <h3>
          <UnstyledButton onClick={onOpen} aria-expanded={isOpen}>
            {title}
          </UnstyledButton>
        </h3>
        <Line>
          <StatusChip status={status} />
          {level === "recommended" && <Chip>Recommended</Chip>}
          {requirement.clauses_changed && <Chip tone="warn">Clauses changed</Chip>}
          {requirement.pack_change !== null && (
            <Chip tone="warn">{requirement.pack_change === "removed" ? "No longer in the pack" : "Changed in the pack"}</Chip>
          )}
          {isOverdue && <Chip tone="bad">Overdue</Chip>}
        </Line>
        <p>{requirement.requirement}</p>
        <p className={styles.line}>{because}</p>
        <p className={styles.line}>
          {[
            clauses.join("; "),
            pack_title,
            markets.map(marketName).join(", "),
            ...(evidence > 0 ? [counted(evidence, "piece", "pieces") + " of evidence"] : []),
            ...(responsible === "" ? [] : [responsible]),
            ...(due === null ? [] : [`due ${formatDate(due)}`]),
          ].join(" · ")}
        </p>
      </div>
    </article>
  );
}

import type { PlacedMilestone } from "@clausewise/contracts";
import { milestoneTypeLabels } from "@clausewise/contracts/milestone-words";
import { UnstyledButton } from "@mantine/core";
import { memo, useRef } from "react";
import { counted, formatDate } from "../../shared/format.ts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { useDraggable } from "./dragging.ts";
import styles from "./views.module.css";

interface Props {
  milestone: PlacedMilestone;
  lifted: boolean;
  onOpen: (id: string) => void;
}

/** A milestone that can be taken and opened. */
export const MilestoneCard = memo(function MilestoneCard({ milestone, lifted, onOpen }: Props) {
  const { id, name, plannedDate, type, country, responsiblePerson, documents_missing, isShared, may } = milestone;
  const card = useRef<HTMLButtonElement>(null);
  useDraggable(card, id, may === "view");
  const more = [
    responsiblePerson,
    documents_missing > 0 && `${counted(documents_missing, "document")} missing`,
    isShared && "shared",
  ].filter(Boolean);
  return (
    <UnstyledButton ref={card} className={styles.card ?? ""} data-milestone={id} data-lifted={lifted} onClick={() => onOpen(id)}>
      <strong>{name}</strong>
      <span>
        {formatDate(plannedDate)} · {milestoneTypeLabels[type]} · {jurisdictionName(country)}
      </span>
      {more.length > 0 && <span>{more.join(" · ")}</span>}
    </UnstyledButton>
  );
});

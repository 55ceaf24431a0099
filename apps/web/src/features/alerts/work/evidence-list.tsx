import type { Evidence } from "@clausewise/contracts";
import { evidenceKindLabels } from "@clausewise/contracts/vocabulary";
import { Link } from "react-router";
import { Chip } from "../../../shared/ui/chip.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "./work.module.css";

/** Where a piece of evidence is opened; null where it has no page of its own. */
function placeOf({ kind, id, part_of }: Evidence): string | null {
  if (kind === "document") return `/documents/${id}`;
  if (part_of === null) return null;
  return kind === "clause" ? `/library/${part_of}?passage=${id}` : `/queries/${part_of}`;
}

/** What an assessment rests on, each with the way to it. */
export function EvidenceList({ evidence, onRemove }: { evidence: readonly Evidence[]; onRemove?: (one: Evidence) => void }) {
  if (evidence.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="Evidence">
      {evidence.map((one) => {
        const place = placeOf(one);
        return (
          <li key={one.id}>
            <Chip>{evidenceKindLabels[one.kind]}</Chip>
            {place === null ? <span>{one.label}</span> : <Link to={place}>{one.label}</Link>}
            {onRemove !== undefined && (
              <TextButton onClick={() => onRemove(one)} aria-label={`Take away ${one.label}`}>
                Take away
              </TextButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

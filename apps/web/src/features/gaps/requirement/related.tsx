import type { GapRelation, GapRequirementDetail } from "@clausewise/contracts";
import { packRelationLabels } from "@clausewise/contracts/vocabulary";
import { Chip } from "../../../shared/ui/chip.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { webAddress } from "../../../shared/web-address.ts";
import styles from "../gaps.module.css";
import { StatusChip } from "../status-chip.tsx";

/** Requirements of other packs that evidence of this one serves too, and those whose evidence serves it, each with who says so. */
export function Related({ detail: { serves, served_by }, onOpen }: { detail: GapRequirementDetail; onOpen: (id: string) => void }) {
  if (serves.length === 0 && served_by.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Mapped requirements">
      <Relations heading="Evidence here also serves" relations={serves} onOpen={onOpen} />
      <Relations heading="Served by evidence of" relations={served_by} onOpen={onOpen} />
    </section>
  );
}

function Relations({ heading, relations, onOpen }: { heading: string; relations: readonly GapRelation[]; onOpen: (id: string) => void }) {
  if (relations.length === 0) return null;
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {relations.map(({ id, title, pack_title, status, relation, evidence, source }) => (
          <li key={id} className={styles.proof}>
            <span>
              <TextButton onClick={() => onOpen(id)}>{title}</TextButton> <Chip>{packRelationLabels[relation]}</Chip>{" "}
              <StatusChip status={status} />
            </span>
            <span className={styles.line}>
              {pack_title}
              {evidence > 0 && ` · ${evidence} linked there`} · by{" "}
              <a href={webAddress(source.url)} target="_blank" rel="noopener">
                {source.title}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
              {source.clause !== null && `, ${source.clause}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

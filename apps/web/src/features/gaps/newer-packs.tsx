import type { GapPack, PackDifference } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { counted } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { FieldChanges } from "./field-changes.tsx";
import styles from "./gaps.module.css";
import type { AnalysisChanges } from "./use-gaps.ts";

interface Props {
  packs: readonly GapPack[];
  changes: AnalysisChanges;
  isOwn: boolean;
}

/** Packs that have a newer version than the analysis rests on: what each changes, and going over to one or to all. */
export const NewerPacks = ({ packs, changes, isOwn }: Props) => (
  <>
    <ul className={styles.packs} aria-label="Packs with a newer version">
      {packs.map((pack) => (
        <Newer key={pack.pack} pack={pack} changes={changes} isOwn={isOwn} />
      ))}
    </ul>
    {isOwn && packs.length > 1 && (
      <div className={styles.foot}>
        <Button size="compact-sm" loading={changes.renewing} onClick={() => changes.renew(packs.map(({ pack }) => pack))}>
          Go over to {counted(packs.length, "newer version")} at once
        </Button>
        <span className={styles.line}>Answers are kept.</span>
      </div>
    )}
  </>
);

function Newer({ pack: { pack, title, taken, version, difference }, changes, isOwn }: Omit<Props, "packs"> & { pack: GapPack }) {
  if (difference === null) return null;
  const { added, removed, changed } = difference;
  return (
    <li className={styles.newer}>
      <div className={styles.foot}>
        <Chip tone="warn">Newer version</Chip>
        <span>{title}</span>
        <span className={styles.line}>
          Version {version} in place of {taken}: {added.length} added, {removed.length} removed, {changed.length} changed. Answers are kept.
        </span>
        {isOwn && (
          <TextButton onClick={() => changes.renew([pack])} disabled={changes.renewing}>
            Go over to it<span className="visually-hidden">: {title}</span>
          </TextButton>
        )}
      </div>
      <details className={styles.known}>
        <summary>
          What changes<span className="visually-hidden"> in {title}</span>
        </summary>
        <Beside difference={difference} />
      </details>
    </li>
  );
}

const Beside = ({ difference: { added, removed, changed } }: { difference: PackDifference }) => (
  <div className={styles.form}>
    <Titles label="Added" of={added} />
    <Titles label="Removed; what was answered stays in the history" of={removed} />
    {changed.map(({ id, title, fields }) => (
      <div key={id} className={styles.section}>
        <h3>{title}</h3>
        <FieldChanges changes={fields} />
      </div>
    ))}
  </div>
);

const Titles = ({ label, of }: { label: string; of: PackDifference["added"] }) =>
  of.length > 0 && (
    <div className={styles.section}>
      <h3>{label}</h3>
      <ul className={styles.plain}>
        {of.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  );

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
          Both versions side by side<span className="visually-hidden"> in {title}</span>
        </summary>
        <Beside difference={difference} before={taken ?? ""} now={version} />
      </details>
    </li>
  );
}

interface Versions {
  before: string;
  now: string;
}

/** Two versions of a pack beside each other: what only one of them has, and what both say differently. */
const Beside = ({ difference: { added, removed, changed }, ...versions }: Versions & { difference: PackDifference }) => (
  <div className={styles.form}>
    {added.map((one) => (
      <Lone key={one.id} tag="Added" one={one} before={null} now={one} versions={versions} />
    ))}
    {removed.map((one) => (
      <Lone key={one.id} tag="Removed" one={one} before={one} now={null} versions={versions} />
    ))}
    {changed.map(({ id, title, fields }) => (
      <div key={id} className={styles.section}>
        <h3>
          {title} <Chip>Changed</Chip>
        </h3>
        <FieldChanges changes={fields} before={`in version ${versions.before}`} now={`in version ${versions.now}`} />
      </div>
    ))}
    {removed.length > 0 && <p className={styles.line}>What was answered to a requirement that is removed stays in the history.</p>}
  </div>
);

type Alone = PackDifference["added"][number];

interface LoneProps {
  tag: string;
  one: Alone;
  before: Alone | null;
  now: Alone | null;
  versions: Versions;
}

/** A requirement that only one of both versions has. */
const Lone = ({ tag, one, before, now, versions }: LoneProps) => (
  <div className={styles.section}>
    <h3>
      {one.title} <Chip>{tag}</Chip>
    </h3>
    <div className={styles.difference}>
      <Said version={versions.before} one={before} />
      <Said version={versions.now} one={now} />
    </div>
  </div>
);

const Said = ({ version, one }: { version: string; one: Alone | null }) => (
  <div>
    <strong>In version {version}</strong>
    <p className={styles.plain}>{one?.requirement ?? "Not in it."}</p>
    {one !== null && <p className={styles.line}>{one.clauses}</p>}
  </div>
);

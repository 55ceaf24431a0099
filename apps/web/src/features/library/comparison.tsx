import { versionName } from "@clausewise/contracts/citations";
import type { PassageChange, SourceAbout, SourceVersion } from "@clausewise/contracts";
import { counted, formatNumber } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./about.module.css";
import { useComparison } from "./use-library.ts";

interface Props {
  about: SourceAbout;
  from: string | null;
  to: string | null;
  onChange: (versions: { from: string; to: string }) => void;
}

/** What changed between two versions; from the one before to the one that holds, where nothing else is chosen. */
export function Comparison({ about, from, to, onChange }: Props) {
  const { versions } = about;
  const known = (id: string | null) => versions.find((version) => version.id === id);
  const later = known(to) ?? versions.find((version) => version.is_current && version.replaces !== null) ?? versions[0];
  const earlier = known(from) ?? known(later?.replaces ?? null) ?? versions.find((version) => version !== later);
  if (later === undefined || earlier === undefined) return null;
  return (
    <section className={styles.comparison} aria-labelledby="what-changed">
      <h2 id="what-changed">What changed</h2>
      <div className={styles.choices}>
        <VersionChoice label="From" versions={versions} value={earlier.id} onChange={(id) => onChange({ from: id, to: later.id })} />
        <VersionChoice label="To" versions={versions} value={later.id} onChange={(id) => onChange({ from: earlier.id, to: id })} />
      </div>
      {earlier === later ? (
        <p className={styles.none}>Choose two different versions.</p>
      ) : (
        <Changes id={about.entry.id} from={earlier.id} to={later.id} ours={about.entry.text_kind === "summary"} />
      )}
    </section>
  );
}

function VersionChoice({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: SourceVersion[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <Choice
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      data={versions.map((version) => ({ value: version.id, label: versionName(version.label) }))}
    />
  );
}

function Changes({ id, from, to, ours }: { id: string; from: string; to: string; ours: boolean }) {
  return (
    <QueryState query={useComparison(id, from, to)} waiting="Comparing the versions" failed="The versions could not be compared.">
      {({ added, removed, kept, changes, total_changes }) => (
        <>
          <p role="status">
            {total_changes === 0 ? "No passage differs." : `${counted(added, "passage")} new, ${formatNumber(removed)} gone.`}{" "}
            {formatNumber(kept)} unchanged, word for word.
          </p>
          <ul className={styles.changes} data-ours={ours}>
            {changes.map((change) => (
              <Change key={`${change.before?.passage_id}${change.after?.passage_id}`} change={change} />
            ))}
          </ul>
          {changes.length < total_changes && (
            <p className={styles.none}>
              The first {changes.length} of {formatNumber(total_changes)} changes are shown.
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

const kindOf = ({ before, after }: PassageChange): string => {
  if (before === null) return "New";
  return after === null ? "Gone" : "Reworded";
};

function Change({ change }: { change: PassageChange }) {
  const { before, after } = change;
  return (
    <li>
      <Line>
        <strong>{change.citation}</strong>
        <Chip>{kindOf(change)}</Chip>
      </Line>
      {change.heading !== "" && <p className={styles.facts}>{change.heading}</p>}
      {before !== null && (
        <div className={styles.words} data-side="before">
          <small>Before</small>
          <p>{before.text}</p>
        </div>
      )}
      {after !== null && (
        <div className={styles.words} data-side="after">
          <small>After</small>
          <p>{after.text}</p>
        </div>
      )}
    </li>
  );
}

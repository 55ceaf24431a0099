import { versionName } from "@clausewise/contracts/citations";
import type { SourceAbout, SourceVersion } from "@clausewise/contracts";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./comparison.module.css";
import { Changes } from "./comparison-table.tsx";
import { useComparison } from "./use-library.ts";

interface Props {
  about: SourceAbout;
  from: string | null;
  to: string | null;
  /** A section of it to begin at; null for none. */
  clause: string | null;
  onChange: (versions: { from: string; to: string }) => void;
}

/** What changed between two versions; from the one before to the one that holds, where nothing else is chosen. */
export function Comparison({ about, from, to, clause, onChange }: Props) {
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
        <Compared id={about.entry.id} from={earlier.id} to={later.id} clause={clause} ours={about.entry.text_kind === "summary"} />
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

interface ComparedProps {
  id: string;
  from: string;
  to: string;
  clause: string | null;
  ours: boolean;
}

function Compared({ id, from, to, clause, ours }: ComparedProps) {
  return (
    <QueryState query={useComparison(id, from, to)} waiting="Comparing the versions" failed="The versions could not be compared.">
      {(comparison) => <Changes key={`${from}${to}${clause}`} comparison={comparison} ours={ours} clause={clause} />}
    </QueryState>
  );
}

import { lengths } from "@clausewise/contracts/limits";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TextField } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./look-up.module.css";
import type { Entry, RegisterKind } from "./register-kinds.ts";

interface Props<T> {
  kind: RegisterKind<T>;
  entries: readonly T[];
  onChange: (entries: T[]) => void;
}

/** What a product has of a kind: as its register says it, or as the person typed it. */
export function Entries<T extends Entry>({ kind, entries, onChange }: Props<T>) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={`${kind.label}s`}>
      {entries.map((entry, at) => (
        <li key={kind.keyOf(entry)}>
          <div className={styles.head}>
            <h3>{[kind.keyOf(entry), entry.origin && kind.nameOf(entry)].filter(Boolean).join(" · ")}</h3>
            <OriginChip kind={kind} entry={entry} />
            <IconButton label={`Remove ${kind.keyOf(entry)}`} onClick={() => onChange(entries.toSpliced(at, 1))}>
              <IconX size={16} stroke={1.7} aria-hidden />
            </IconButton>
          </div>
          {entry.origin === null ? (
            <OwnFields kind={kind} entry={entry} onChange={(changed) => onChange(entries.toSpliced(at, 1, changed))} />
          ) : (
            <SaidFields kind={kind} entry={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface OfEntry<T> {
  kind: RegisterKind<T>;
  entry: T;
}

const OriginChip = <T extends Entry>({ kind, entry: { origin } }: OfEntry<T>) =>
  origin === null ? (
    <Chip>Typed by you</Chip>
  ) : (
    <Chip tone="ok">
      {kind.register}, as of {formatDate(origin.as_of)}
    </Chip>
  );

function SaidFields<T>({ kind, entry }: OfEntry<T>) {
  return (
    <dl className={styles.facts}>
      {kind.fields.slice(1).map(({ name, label, isDate }) => {
        const value = entry[name] ? String(entry[name]) : null;
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value === null ? "Not said" : isDate ? formatDate(value) : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function OwnFields<T>({ kind, entry, onChange }: OfEntry<T> & { onChange: (entry: T) => void }) {
  return (
    <div className={styles.facts}>
      {kind.fields.map(({ name, label, isDate, unknown }) => (
        <TextField
          key={name}
          size="xs"
          label={label}
          type={isDate ? "date" : "text"}
          maxLength={lengths.label}
          value={String(entry[name] ?? "")}
          onChange={({ target: { value } }) => onChange({ ...entry, [name]: value === "" ? unknown : value })}
        />
      ))}
    </div>
  );
}

import type { OfficialChange } from "@clausewise/contracts";
import { fieldChanges, type FieldChange } from "./change-words.ts";
import { FieldValue } from "./field-value.tsx";
import { fieldName, isReworded, shortened } from "./field-words.ts";
import { wordDiff } from "../../shared/word-diff.ts";
import { Reworded } from "../../shared/ui/reworded.tsx";
import styles from "./field-changes.module.css";

type Said = NonNullable<OfficialChange["before"]>;

/** What an entry says otherwise than before, with the words marked. */
export function FieldChanges({ before, after }: { before: Said; after: Said }) {
  return (
    <dl className={styles.fields}>
      {fieldChanges(before, after).map((field) => (
        <div key={field.name}>
          <dt>{fieldName(field.name)}</dt>
          <dd>
            <Words field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ field: { name, before, after } }: { field: FieldChange }) {
  const pieces =
    before !== null && after !== null && ![before, after].some((value) => isReworded(name, value)) ? wordDiff(before, after) : null;
  if (pieces !== null) return <Reworded pieces={shortened(pieces)} />;
  return (
    <>
      {before !== null && (
        <del>
          <FieldValue name={name} value={before} />
        </del>
      )}{" "}
      {after !== null && (
        <ins>
          <FieldValue name={name} value={after} />
        </ins>
      )}
    </>
  );
}

import { changeLabels, type MadeFile } from "@clausewise/contracts";
import { formatDate, formatTime } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { formatNames } from "./template-words.ts";
import styles from "./template.module.css";
import { useMadeFiles } from "./use-templates.ts";

/** The files that the person made of a template, each with the clauses that changed since; nothing before the first. */
export function MadeFiles({ template }: { template: string }) {
  const { items = [], total = 0 } = useMadeFiles(template).data ?? {};
  if (items.length === 0) return null;
  return (
    <section className={styles.made} aria-labelledby="made">
      <h2 id="made">Files you made of it</h2>
      <ul>
        {items.map((file) => (
          <li key={file.id}>
            <Made file={file} />
          </li>
        ))}
      </ul>
      {total > items.length && <p>{total - items.length} older ones.</p>}
    </section>
  );
}

function Made({ file: { made_at, format, product, version, changes } }: { file: MadeFile }) {
  return (
    <>
      <p>
        {formatNames[format]} file of {formatTime(made_at)}, {product === null ? "for no product" : `for ${product}`}{" "}
        <small>(template of {formatDate(version)})</small>
      </p>
      {changes.length === 0 ? (
        <p className={styles.stands}>No clause that it rests on changed since.</p>
      ) : (
        <ul aria-label="Clauses that changed since">
          {changes.map(({ citation, kind, since }) => (
            <li key={citation}>
              <Chip tone="warn">{changeLabels[kind]}</Chip> {citation}
              {since !== null && ` since ${formatDate(since)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import type { LibraryEntry } from "@clausewise/contracts";
import { retrievedAs } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { counted, formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./entry-row.module.css";
import { sourceName, textsHeld } from "./names.ts";

/** A source in the list of the library. */
export function EntryRow({ entry }: { entry: LibraryEntry }) {
  const name = sourceName(entry);
  const date = entry.effective === null ? entry.issued && `issued ${formatDate(entry.issued)}` : `effective ${formatDate(entry.effective)}`;
  const facts = [
    entry.authority,
    date,
    counted(entry.passages, "passage"),
    entry.versions > 1 && counted(entry.versions, "version"),
    `${retrievedAs(entry.label)} ${formatDate(entry.retrieved)}`,
  ];
  return (
    <div className={styles.entry}>
      <TitleLink to={`/library/${entry.id}`}>
        {name.identifier !== "" && <strong>{name.identifier}</strong>} <span>{name.title}</span>
      </TitleLink>
      <Line className={styles.chips}>
        <Chip tone={statusTones[entry.status]}>{statusLabels[entry.status]}</Chip>
        <Chip>
          {kindLabels[entry.kind]}, {entry.binding ? "binding" : "not binding"}
        </Chip>
        <Chip>{textsHeld(entry.texts)}</Chip>
      </Line>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {entry.replaced_by.length > 0 && (
        <p className={styles.facts}>
          Replaced by{" "}
          {entry.replaced_by.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ", "}
              <Link to={`/library/${one.id}`}>{one.identifier}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

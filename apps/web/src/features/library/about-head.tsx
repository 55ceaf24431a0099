import type { LibraryEntry, SourceAbout, SourceReference } from "@clausewise/contracts";
import { retrievedAs } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { counted, formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { OfficialLink } from "../../shared/ui/official-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./about.module.css";
import { issuerOf, sourceName, textKindLabels } from "./names.ts";

export function AboutHead({ about }: { about: SourceAbout }) {
  const { entry, sibling, replaces } = about;
  const name = sourceName(entry);
  return (
    <header className={styles.head}>
      <p className={styles.path}>
        <Link to="/library">Library</Link> · {issuerOf(entry)}
      </p>
      <h1 className={styles.name}>
        {name.identifier !== "" && <span className={styles.identifier}>{name.identifier}</span>} {name.title}
      </h1>
      <Line>
        <Chip tone={statusTones[entry.status]}>{statusLabels[entry.status]}</Chip>
        <Chip>{entry.binding ? "Binding" : "Not binding"}</Chip>
        <Chip>{kindLabels[entry.kind]}</Chip>
        {entry.kind !== "upload" && <Chip>{textKindLabels[entry.text_kind]}</Chip>}
      </Line>
      <Facts entry={entry} />
      {entry.text_kind === "summary" && <p className={styles.ours}>Our summary of the clause — not its text</p>}
      {sibling !== null && (
        <p className={styles.line}>
          {sibling.text_kind === "verbatim"
            ? "The library also holds the official text: "
            : "Beside this official text there is our own summary: "}
          <Link to={`/library/${sibling.id}`}>{sibling.text_kind === "verbatim" ? "read the official text" : "read our summary"}</Link>
        </p>
      )}
      {entry.replaced_by.length > 0 && (
        <p className={styles.replaced}>
          <strong>Replaced by</strong> <References sources={entry.replaced_by} />
        </p>
      )}
      {replaces.length > 0 && (
        <p className={styles.line}>
          Replaces{" "}
          {replaces.map(({ identifier, source }, at) => (
            <span key={identifier}>
              {at > 0 && "; "}
              {source === null ? `${identifier} (not in the library)` : <Link to={`/library/${source.id}`}>{source.identifier}</Link>}
            </span>
          ))}
        </p>
      )}
    </header>
  );
}

function Facts({ entry }: { entry: LibraryEntry }) {
  const facts = [
    entry.issued === null ? "" : `issued ${formatDate(entry.issued)}`,
    entry.effective === null ? "" : `effective ${formatDate(entry.effective)}`,
    `${retrievedAs(entry.label)} ${formatDate(entry.retrieved)}`,
    counted(entry.passages, "passage"),
    entry.docket === null ? "" : `docket ${entry.docket}`,
  ].filter(Boolean);
  return (
    <p className={styles.facts}>
      {facts.join(" · ")}
      <OfficialLink url={entry.url} />
    </p>
  );
}

function References({ sources }: { sources: readonly SourceReference[] }) {
  return sources.map((source, at) => (
    <span key={source.id}>
      {at > 0 && ", "}
      <Link to={`/library/${source.id}`}>
        {source.title.includes(source.identifier) ? source.title : `${source.identifier}, ${source.title}`}
      </Link>
    </span>
  ));
}

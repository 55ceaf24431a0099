import type { Passage, SourceReading } from "@clausewise/contracts";
import { retrievedAs, versionFacts } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { kindLabels, statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { OfficialLink } from "../../shared/ui/official-link.tsx";
import { SilenceChip } from "../../shared/ui/silence-chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./source-head.module.css";

export function SourceHead({ reading, passage }: { reading: SourceReading; passage: Passage | undefined }) {
  const { source, version } = reading;
  const title = source.title.toLowerCase();
  const above = (passage?.heading_path ?? []).filter((heading) => !heading.toLowerCase().includes(title));
  const path = [source.authority, ...above].join(" · ");
  const dates = [
    ...versionFacts(version.label, version),
    version.issued === null ? "" : `issued ${formatDate(version.issued)}`,
    version.effective === null ? "" : `effective ${formatDate(version.effective)}`,
    `${retrievedAs(version.label)} ${formatDate(version.retrieved)}`,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <p className={styles.path}>{path}</p>
      <h2>
        <Link className={styles.title} to={`/library/${source.id}`}>
          {source.kind === "guidance" || source.title.includes(source.identifier) ? source.title : `${source.identifier} · ${source.title}`}
        </Link>
      </h2>
      <Line>
        <Chip>{source.binding ? "Binding" : "Not binding"}</Chip>
        <Chip tone={statusTones[version.status]}>{statusLabels[version.status]}</Chip>
        <Chip>{kindLabels[source.kind]}</Chip>
        <Chip>{source.jurisdiction}</Chip>
        <SilenceChip sourceId={source.id} />
        {!version.is_current && <Chip tone="warn">Not the current version</Chip>}
      </Line>
      <p className={styles.dates}>
        {dates.join(" · ")}
        <OfficialLink url={passage?.url ?? source.url} />
      </p>
      {source.text_kind === "summary" && <p className={styles.summary}>Our summary of the clause, not its text</p>}
    </header>
  );
}

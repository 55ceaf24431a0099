import type { SourceAbout, SourceVersion } from "@clausewise/contracts";
import { retrievedAs, versionFacts, versionName } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { counted, formatDate } from "../../shared/format.ts";
import { statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./about.module.css";
import { type Opening, openerElement } from "./opening.ts";

export function Versions({ about, opening }: { about: SourceAbout; opening: Opening }) {
  const labelOf = new Map(about.versions.map((version) => [version.id, versionName(version.label)]));
  return (
    <ul className={styles.versions}>
      {about.versions.map((version) => (
        <li key={version.id}>
          <Line>
            <strong>{versionName(version.label)}</strong>
            <Chip tone={statusTones[version.status]}>{statusLabels[version.status]}</Chip>
            {version.is_current && <Chip>Answers are drawn from this one</Chip>}
          </Line>
          <p className={styles.facts}>{factsOf(version, version.replaces === null ? undefined : labelOf.get(version.replaces))}</p>
          <Link
            id={openerElement(null, version.id)}
            to={opening({ sourceId: about.entry.id, passageId: null, versionId: version.id })}
            preventScrollReset
          >
            Read this version<span className="visually-hidden">: {versionName(version.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const factsOf = (version: SourceVersion, replaced: string | undefined): string =>
  [
    version.issued !== null && `issued ${formatDate(version.issued)}`,
    version.effective !== null && `effective ${formatDate(version.effective)}`,
    `${retrievedAs(version.label)} ${formatDate(version.retrieved)}`,
    counted(version.passages, "passage"),
    ...versionFacts(version.label, version).filter((fact) => fact.startsWith("checked against")),
    replaced !== undefined && `replaces ${replaced}`,
  ]
    .filter(Boolean)
    .join(" · ");

import { UnstyledButton } from "@mantine/core";
import type { SourceReading } from "@clausewise/contracts";
import { retrievedAs, versionName } from "@clausewise/contracts/citations";
import { counted, formatDate } from "../../shared/format.ts";
import { statusLabels, statusTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import styles from "./source-lists.module.css";

export function SourceVersions({ reading, onOpen }: { reading: SourceReading; onOpen: (versionId: string) => void }) {
  return (
    <ul className={styles.list}>
      {reading.versions.map((version) => (
        <li key={version.id}>
          <UnstyledButton aria-current={version.id === reading.version.id ? "true" : undefined} onClick={() => onOpen(version.id)}>
            <span className={styles.row}>
              <strong>{versionName(version.label)}</strong>
              <Chip tone={statusTones[version.status]}>{statusLabels[version.status]}</Chip>
              {version.is_current && <Chip>Current</Chip>}
              {version.id === reading.version.id && <Chip>Open now</Chip>}
            </span>
            <small>
              {version.issued !== null && `issued ${formatDate(version.issued)} · `}
              {version.effective !== null && `effective ${formatDate(version.effective)} · `}
              {retrievedAs(version.label)} {formatDate(version.retrieved)} · {counted(version.passages, "passage")}
            </small>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

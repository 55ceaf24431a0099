import type { GapAnalysis, GapExport } from "@clausewise/contracts";
import { Button, Menu } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { saveFile } from "../../shared/save-file.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { counted } from "../../shared/format.ts";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { useSearchParams } from "react-router";
import { withParams } from "../../shared/params.ts";
import { countsShown } from "./gap-words.ts";
import styles from "./gaps.module.css";
import { StatusChip } from "./status-chip.tsx";

const formats: readonly [GapExport, string][] = [
  ["xlsx", "Workbook (Excel)"],
  ["docx", "Report (Word)"],
  ["json", "Data (JSON)"],
];

/** How an analysis stands in one line, what to look at first, and the way out as a file. */
export function AnalysisHead({ analysis: { id, version, is_own, counts, next, changed } }: { analysis: GapAnalysis }) {
  const [, setParams] = useSearchParams();
  const show = (changes: Record<string, string>) => setParams((now) => withParams(now, changes), { preventScrollReset: true });
  if (version === 0) return null;
  return (
    <div className={`${styles.part} ${styles.summary}`}>
      <div className={styles.counts} role="group" aria-label="All requirements">
        {countsShown(counts).map(([status, count]) => (
          <StatusChip key={status} status={status} count={count} />
        ))}
      </div>
      {changed > 0 && (
        <TextButton onClick={() => show({ marked: "clauses_changed" })}>{counted(changed, "requirement")} with changed clauses</TextButton>
      )}
      {next !== null && <TextButton onClick={() => show({ requirement: next.id })}>Look at first: {next.title}</TextButton>}
      {!is_own && <span className={styles.line}>You were asked to review it.</span>}
      <ExportMenu id={id} />
    </div>
  );
}

function ExportMenu({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const save = async (format: GapExport) => {
    setBusy(true);
    try {
      notice(`Saved as ${await saveFile(`/api/gap-analyses/${id}/export?format=${format}`)}.`);
    } catch (error) {
      console.error("Failed to export a gap analysis:", error instanceof Error ? error.message : error);
      notice("The gap analysis was not exported. Please try again.");
    }
    setBusy(false);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, label]) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import type { GapAnalysis, GapExport } from "@clausewise/contracts";
import { useAddress } from "../../shared/address.ts";
import { counted } from "../../shared/format.ts";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { withParams } from "../../shared/params.ts";
import { countsShown } from "./gap-words.ts";
import styles from "./gaps.module.css";
import { StatusChip } from "./status-chip.tsx";
import { toRequirements } from "./to-requirements.ts";

const formats: readonly [GapExport, string][] = [
  ["xlsx", "Workbook (Excel)"],
  ["docx", "Report (Word)"],
  ["json", "Data (JSON)"],
];

/** How an analysis stands in one line, what to look at first, and the way out as a file. */
export function AnalysisHead({ analysis: { id, version, is_own, counts, next, changed } }: { analysis: GapAnalysis }) {
  const [, setParams] = useAddress();
  const show = (changes: Record<string, string>) => setParams((now) => withParams(now, changes), { preventScrollReset: true });
  if (version === 0) return null;
  return (
    <div className={`${styles.part} ${styles.summary}`}>
      <div className={styles.counts} role="group" aria-label="All requirements">
        {countsShown(counts).map(([status, count]) => (
          <StatusChip key={status} status={status} count={count} />
        ))}
      </div>
      <TextButton onClick={toRequirements}>To the requirements</TextButton>
      {changed > 0 && (
        <TextButton
          onClick={() => {
            show({ marked: "clauses_changed" });
            toRequirements();
          }}
        >
          {counted(changed, "requirement")} with changed clauses
        </TextButton>
      )}
      {next !== null && <TextButton onClick={() => show({ requirement: next.id })}>Look at first: {next.title}</TextButton>}
      {!is_own && <span className={styles.line}>You were asked to review it.</span>}
      <ExportMenu path={`/api/gap-analyses/${id}/export`} name="gap analysis" formats={formats} />
    </div>
  );
}

import type { Protocol, ProtocolExportFormat } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./protocols.module.css";
import { Scores } from "./scores.tsx";

interface Props {
  protocol: Protocol;
  saving: ProtocolExportFormat | null;
  onSave: (format: ProtocolExportFormat) => void;
}

/** What the report will hold, and the files it can be had as. */
export function ReportStep({ protocol, saving, onSave }: Props) {
  const { title, facts, items, identifiedGaps, recommendedCountries, chosen } = protocol;
  const markets = recommendedCountries.filter(({ countryCode }) => chosen.includes(countryCode));
  if (chosen.length === 0) return <Problem title="Please select at least one market to generate the report." />;
  return (
    <div className={styles.step}>
      <h2>Compliance Report</h2>
      <p className={styles.lede}>{title}</p>
      <ul className={styles.contents}>
        <li>{facts.length} facts, each with the protocol’s words and their page, and what you corrected</li>
        <li>{identifiedGaps.length} issues with their clauses</li>
        <li>{items.length} items, found, unclear or missing, with the passages</li>
        <li>What is asked in {markets.map(({ country }) => country).join(", ")}</li>
      </ul>
      <Scores protocol={protocol} />
      <div className={styles.acts}>
        <Button variant="default" loading={saving === "docx"} onClick={() => onSave("docx")}>
          Word (DOCX)
        </Button>
        <Button variant="default" loading={saving === "pdf"} onClick={() => onSave("pdf")}>
          PDF
        </Button>
      </div>
    </div>
  );
}

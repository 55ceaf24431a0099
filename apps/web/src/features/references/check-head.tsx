import type { ReferenceCheck } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDay } from "../../shared/format.ts";
import { Line } from "../../shared/ui/line.tsx";
import { useExport } from "../../shared/use-export.ts";
import styles from "./references.module.css";

const formats = [
  ["docx", "Word"],
  ["xlsx", "Excel"],
  ["md", "Markdown"],
] as const;

/** Of which day a check is, of which its text, and what can be had of it. */
export function CheckHead({ check, onAgain, busy }: { check: ReferenceCheck; onAgain: () => void; busy: boolean }) {
  const { saving, save } = useExport(`/api/references/${check.id}/export`, "check");
  return (
    <header className={styles.head}>
      <p>
        Library and registers as of {formatDay(check.as_of ?? check.created_at)}.{" "}
        {check.day === null
          ? "No day was given that the text speaks of, so what was amended since is not told."
          : `The text speaks of ${formatDay(check.day)}.`}{" "}
        “Not in the library” says nothing of whether something exists.
      </p>
      <Line className="no-print">
        <Button variant="default" loading={busy} onClick={onAgain}>
          Check again
        </Button>
        {formats.map(([format, name]) => (
          <Button key={format} variant="default" loading={saving === format} onClick={() => void save(format)}>
            {name}
          </Button>
        ))}
      </Line>
    </header>
  );
}

import type { ChecklistExportFormat } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { saveFile } from "../../shared/save-file.ts";
import { notice } from "../../shared/ui/notices.tsx";

const formats: readonly [ChecklistExportFormat, string][] = [
  ["docx", "Export as Word"],
  ["xlsx", "Export as Excel"],
];

/** Saves the checklist as a file. */
export function ExportButtons({ id }: { id: string }) {
  const [busy, setBusy] = useState<ChecklistExportFormat | null>(null);
  const save = async (format: ChecklistExportFormat) => {
    setBusy(format);
    try {
      notice(`Saved as ${await saveFile(`/api/checklists/${id}/export?format=${format}`)}.`);
    } catch (error) {
      console.error("Failed to export a checklist:", error instanceof Error ? error.message : error);
      notice("The checklist was not exported. Please try again.");
    }
    setBusy(null);
  };
  return formats.map(([format, label]) => (
    <Button key={format} variant="default" loading={busy === format} onClick={() => void save(format)}>
      {label}
    </Button>
  ));
}

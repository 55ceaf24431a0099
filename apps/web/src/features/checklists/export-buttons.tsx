import type { ChecklistExportFormat } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useExport } from "../../shared/use-export.ts";

const formats: readonly [ChecklistExportFormat, string][] = [
  ["docx", "Export as Word"],
  ["xlsx", "Export as Excel"],
];

/** Saves the checklist as a file. */
export function ExportButtons({ id }: { id: string }) {
  const { saving, save } = useExport<ChecklistExportFormat>(`/api/checklists/${id}/export`, "checklist");
  return formats.map(([format, label]) => (
    <Button key={format} variant="default" loading={saving === format} onClick={() => void save(format)}>
      {label}
    </Button>
  ));
}

import type { ExportFormat, SearchResult } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { saveFile } from "../../shared/save-file.ts";

const formats: { format: ExportFormat; label: string }[] = [
  { format: "docx", label: "Word" },
  { format: "pdf", label: "PDF" },
  { format: "md", label: "Markdown" },
];

/** Saves the answer as a file; the export goes on the record. */
export function ExportButtons({ answer }: { answer: SearchResult }) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const save = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const filename = await saveFile(`/api/answers/${answer.answer_id}/export?format=${format}`);
      notifications.show({ message: `Saved as ${filename}.`, autoClose: 3000 });
    } catch (error) {
      console.error("Failed to export:", error instanceof Error ? error.message : error);
      notifications.show({ message: "The export failed and nothing was saved. Please try again.", autoClose: 3000 });
    } finally {
      setBusy(null);
    }
  };
  return formats.map(({ format, label }) => (
    <Button
      key={format}
      variant="default"
      loading={busy === format}
      leftSection={<IconDownload size={15} aria-hidden />}
      onClick={() => void save(format)}
    >
      Export as {label}
    </Button>
  ));
}

import type { ExportFormat, SearchResult } from "@clausewise/contracts";
import { Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { saveFile } from "../../shared/save-file.ts";
import { ActionMenu } from "./action-menu.tsx";
import { useLookAgain } from "./use-answers.ts";

const formats: { format: ExportFormat; label: string }[] = [
  { format: "docx", label: "Word" },
  { format: "pdf", label: "PDF" },
  { format: "md", label: "Markdown" },
];

/** Saves the answer as a file, which goes on the record, or prints it. */
export function ExportMenu({ answer }: { answer: SearchResult }) {
  const [busy, setBusy] = useState(false);
  const lookWhoIsSignedIn = useLookAgain();
  const save = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const filename = await saveFile(`/api/answers/${answer.answer_id}/export?format=${format}`);
      notifications.show({ message: `Saved as ${filename}.`, autoClose: 3000 });
    } catch (error) {
      lookWhoIsSignedIn();
      console.error("Failed to export:", error instanceof Error ? error.message : error);
      notifications.show({ message: "The export failed and nothing was saved. Please try again.", autoClose: 3000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionMenu label="Export" icon={<IconDownload size={15} aria-hidden />} busy={busy}>
      {formats.map(({ format, label }) => (
        <Menu.Item key={format} onClick={() => void save(format)}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => window.print()}>Print</Menu.Item>
    </ActionMenu>
  );
}

import type { DraftExport } from "@clausewise/contracts";
import { Button, Menu } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { saveFile } from "../../../shared/save-file.ts";
import { notice } from "../../../shared/ui/notices.tsx";

const formats: readonly [DraftExport, string][] = [
  ["commented", "Text with comments (Word)"],
  ["docx", "Report (Word)"],
  ["pdf", "Report (PDF)"],
  ["md", "Report (Markdown)"],
];

/** Saves a draft as a file: with Word's own comments at what was found, or a report on it. */
export function ExportMenu({ draftId }: { draftId: string }) {
  const [busy, setBusy] = useState(false);
  const save = async (format: DraftExport) => {
    setBusy(true);
    try {
      notice(`Saved as ${await saveFile(`/api/drafts/${draftId}/export?format=${format}`)}.`);
    } catch (error) {
      console.error("Failed to export a draft:", error instanceof Error ? error.message : error);
      notice("The draft was not exported. Please try again.");
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

import type { DraftExport } from "@clausewise/contracts";
import { ExportMenu } from "../../../shared/ui/export-menu.tsx";

const formats: readonly [DraftExport, string][] = [
  ["commented", "Text with comments (Word)"],
  ["docx", "Report (Word)"],
  ["pdf", "Report (PDF)"],
  ["md", "Report (Markdown)"],
];

/** Saves a draft as a file: with Word's own comments at what was found, or a report on it. */
export const ExportDraft = ({ draftId }: { draftId: string }) => (
  <ExportMenu path={`/api/drafts/${draftId}/export`} name="draft" formats={formats} />
);

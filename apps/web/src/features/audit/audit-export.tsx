import type { AuditExport as Format } from "@clausewise/contracts";
import { ExportMenu } from "../../shared/ui/export-menu.tsx";
import type { List } from "../../shared/ui/use-list.ts";

const formats: readonly (readonly [Format, string])[] = [
  ["zip", "Signed export (records, manifest, signature)"],
  ["csv", "Table (CSV)"],
  ["pdf", "Report (PDF)"],
];

/** Hands out what the list is narrowed to. */
export function AuditExport({ list: { wanted } }: { list: Pick<List<unknown>, "wanted"> }) {
  const asked = new URLSearchParams(Object.entries(wanted.filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return (
    <ExportMenu path={asked.size === 0 ? "/api/audit/export" : `/api/audit/export?${String(asked)}`} name="audit trail" formats={formats} />
  );
}

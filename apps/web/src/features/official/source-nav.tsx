import type { OfficialSource } from "@clausewise/contracts";
import { PageTabs } from "../../shared/ui/page-tabs.tsx";

export type SourcePart = "changes" | "held" | "looks" | "raw";

const parts: readonly SourcePart[] = ["changes", "held", "looks", "raw"];

export const toSourcePart = (value: string | null): SourcePart => parts.find((part) => part === value) ?? "changes";

/** The parts of a source's page, each with an address of its own. */
export function SourceNav({ source: { holds }, part }: { source: OfficialSource; part: SourcePart }) {
  const labels: Record<SourcePart, string> = {
    changes: "What changed",
    held: holds === "texts" ? "Texts" : "Entries",
    looks: "Looks",
    raw: "Raw record",
  };
  return (
    <PageTabs
      label="Parts of this page"
      tabs={parts.map((one) => ({ to: one === "changes" ? "?" : `?part=${one}`, label: labels[one], current: one === part }))}
    />
  );
}

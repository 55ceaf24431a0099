import type { OfficialSource } from "@clausewise/contracts";
import { PageTabs } from "../../shared/ui/page-tabs.tsx";

export type SourcePart = "changes" | "held" | "looks" | "raw" | "add";

const parts: readonly SourcePart[] = ["changes", "held", "looks", "raw", "add"];

export const toSourcePart = (value: string | null): SourcePart => parts.find((part) => part === value) ?? "changes";

interface Props {
  source: OfficialSource;
  part: SourcePart;
  /** Whether this person may add a file. */
  mayAdd: boolean;
}

/** The parts of a source's page, each with an address of its own. */
export function SourceNav({ source: { holds }, part, mayAdd }: Props) {
  const labels: Record<SourcePart, string> = {
    changes: "What changed",
    held: holds === "texts" ? "Texts" : "Entries",
    looks: "Looks",
    raw: "Raw record",
    add: "Add a file",
  };
  return (
    <PageTabs
      label="Parts of this page"
      tabs={parts
        .filter((one) => one !== "add" || mayAdd)
        .map((one) => ({ to: one === "changes" ? "?" : `?part=${one}`, label: labels[one], current: one === part }))}
    />
  );
}

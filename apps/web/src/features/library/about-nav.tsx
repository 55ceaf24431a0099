import type { SourceAbout } from "@clausewise/contracts";
import { PageTabs } from "../../shared/ui/page-tabs.tsx";
import { mostCiting } from "./cited-by.tsx";

export type Part = "read" | "contents" | "versions" | "cited" | "answers";

const parts: readonly Part[] = ["read", "contents", "versions", "cited", "answers"];

export const toPart = (value: string | null): Part => parts.find((part) => part === value) ?? "read";

/** The parts of a source's page, each with an address of its own. */
export function AboutNav({ about, part, address }: { about: SourceAbout; part: Part; address: (part: Part) => string }) {
  const labels: Record<Part, [string, (number | string)?]> = {
    read: ["Read"],
    contents: ["Contents"],
    versions: ["Versions", about.versions.length],
    cited: ["Cited by", about.cited_by.length >= mostCiting ? `${mostCiting}+` : about.cited_by.length],
    answers: ["Your answers", about.answers.length],
  };
  return (
    <PageTabs
      label="Parts of this page"
      tabs={parts.map((one) => ({ to: address(one), label: labels[one][0], count: labels[one][1], current: one === part }))}
    />
  );
}

import type { OfficialSource } from "@clausewise/contracts";
import { Chip } from "../../shared/ui/chip.tsx";
import { stateOf } from "./official-words.ts";

/** How a source is at a glance. */
export function SourceChips({ source }: { source: OfficialSource }) {
  const [label, tone] = stateOf(source);
  return (
    <>
      <Chip tone={tone}>{label}</Chip>
      {source.is_silent && <Chip tone="bad">Silent</Chip>}
      <Chip>{source.holds === "texts" ? "Texts" : "Register"}</Chip>
      {source.seen_live === null && <Chip>Not yet seen live</Chip>}
    </>
  );
}

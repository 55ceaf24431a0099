import type { GapStatus } from "@clausewise/contracts";
import { gapStatusLabels } from "@clausewise/contracts/vocabulary";
import { formatNumber } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { statusTones } from "./gap-words.ts";

/** Where a requirement stands; with a number, how many stand there. */
export const StatusChip = ({ status, count }: { status: GapStatus; count?: number }) => (
  <Chip tone={statusTones[status]}>
    {count === undefined ? "" : `${formatNumber(count)} `}
    {gapStatusLabels[status]}
  </Chip>
);

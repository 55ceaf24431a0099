import { formatPercent } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";

/** Confidence in percent: green at 0.8 or more, else yellow, with a word beside the colour. */
export function Confidence({ score }: { score: number }) {
  const high = score >= 0.8;
  return (
    <Chip tone={high ? "ok" : "warn"}>
      Confidence {formatPercent(score)}, {high ? "high" : "check the passages"}
    </Chip>
  );
}

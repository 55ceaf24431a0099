import { formatPercent } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";

/** From here on it is shown in green. */
const likely = 0.8;

/** The chance that the first statement answers the question, in percent: green at 0.8 or more, else yellow, and in words. */
export function Confidence({ score }: { score: number }) {
  const high = score >= likely;
  return (
    <>
      <Chip tone={high ? "ok" : "warn"}>Confidence {formatPercent(score)}</Chip>
      <span>{high ? "Right clause likely among these" : "Right clause may not be among these"}</span>
    </>
  );
}

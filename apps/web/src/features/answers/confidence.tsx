import { formatPercent } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";

/** From here on it is shown in green. */
const sure = 0.8;
/** From here on nine in ten answers cited a right clause among the first three, whether or not the first statement answered. */
const likely = 0.6;

/** The chance that the first statement answers the question, in percent: green at 0.8 or more, else yellow, and in words. */
export function Confidence({ score }: { score: number }) {
  return (
    <>
      <Chip tone={score >= sure ? "ok" : "warn"}>Confidence {formatPercent(score)}</Chip>
      <span>{score >= likely ? "Right clause likely among these" : "Right clause may not be among these"}</span>
    </>
  );
}

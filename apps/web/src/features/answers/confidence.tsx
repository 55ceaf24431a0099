import type { SearchResult } from "@clausewise/contracts";
import { formatPercent } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";

/** From here on it is shown in green. */
const sure = 0.8;

/** Of the answers at this score or more, how many cited a right clause among the first three, whether or not the first statement answered. */
const words: readonly (readonly [from: number, said: string])[] = [
  // Nine in ten.
  [0.6, "Right clause likely among these"],
  // Four in five.
  [0.3, "Check that these clauses fit"],
  // Half.
  [0, "Right clause may not be among these"],
];

/** The chance that the first statement answers the question, in percent: green at 0.8 or more, else yellow, and in words: of clauses, or of passages of one's own documents. */
export function Confidence({ answer }: { answer: Pick<SearchResult, "confidence_score" | "scope"> }) {
  const { confidence_score: score, scope } = answer;
  const said = words.find(([from]) => score >= from)?.[1] ?? "";
  return (
    <>
      <Chip tone={score >= sure ? "ok" : "warn"}>Confidence {formatPercent(score)}</Chip>
      <span>{scope?.library === false ? said.replace("clause", "passage") : said}</span>
    </>
  );
}

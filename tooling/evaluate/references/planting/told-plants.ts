import type { FoundPlace } from "../judged-texts.ts";
import type { Plant, PlantedText } from "./plant.ts";

const standing: readonly FoundPlace["verdict"][] = ["in_force", "amended", "draft"];
const isAlarm = ({ verdict }: FoundPlace): boolean =>
  ["no_such_clause", "wrong_title", "misquoted", "superseded", "withdrawn"].includes(verdict);

/** Whether what was found at the place of a plant says what is so. */
function isTold({ wanted, citation, start, end }: Plant, found: readonly FoundPlace[]): boolean {
  const near = found.filter((one) => one.start < end && start < one.end);
  if (wanted === "cited") return near.some((one) => one.reference === citation && standing.includes(one.verdict)) && !near.some(isAlarm);
  if (wanted === "holds") return !near.some(isAlarm);
  return near.some(({ verdict }) => verdict === wanted);
}

/** A plant with whether it was told rightly, and what was said there. */
export interface ToldPlant extends Plant {
  isRight: boolean;
  said: string;
}

/** Holds what was found in a planted text against what was planted. */
export const toldOf = ({ plants }: PlantedText, found: readonly FoundPlace[]): ToldPlant[] =>
  plants.map((plant) => ({
    ...plant,
    isRight: isTold(plant, found),
    said: found
      .filter((one) => one.start < plant.end && plant.start < one.end)
      .map(({ verdict, reference }) => `${verdict} ${reference}`)
      .join("; "),
  }));

/** How many of each sort were told rightly. */
export const plantFigures = (told: readonly ToldPlant[]): string =>
  [...Map.groupBy(told, ({ sort }) => sort)]
    .map(([sort, all]) => {
      const right = all.filter(({ isRight }) => isRight).length;
      return `  ${sort.padEnd(32)} ${right} of ${all.length} (${((100 * right) / all.length).toFixed(1)} %)`;
    })
    .join("\n");

import { seeded } from "../documents/mutate.ts";
import type { Edit, Plant, Random } from "./plant.ts";
import { plantAcronyms } from "./plant-acronyms.ts";
import { plantDates } from "./plant-dates.ts";
import { plantPlaceholders } from "./plant-placeholders.ts";
import { plantUnits, plantValues } from "./plant-values.ts";
import type { WrittenText } from "./texts.ts";

/** A text with errors in it, and where each of them stands. */
export interface PlantedText {
  name: string;
  text: string;
  plants: (Plant & { places: { start: number; end: number }[] })[];
}

const planters: readonly ((text: string, random: Random) => Plant | null)[] = [
  plantValues,
  plantUnits,
  plantAcronyms,
  plantPlaceholders,
  plantDates,
];

const overlaps = (one: Edit, other: Edit): boolean => one.start <= other.end && other.start <= one.end;

/** Makes the changes, and tells where what they put in stands afterwards. */
function applied(name: string, text: string, plants: readonly Plant[]): PlantedText {
  const edits = plants
    .flatMap((plant) => plant.edits.map((edit) => ({ plant, edit })))
    .toSorted((one, other) => one.edit.start - other.edit.start);
  const places = new Map<Plant, { start: number; end: number }[]>();
  let made = "";
  let last = 0;
  for (const { plant, edit } of edits) {
    made += text.slice(last, edit.start);
    places.set(plant, [...(places.get(plant) ?? []), { start: made.length, end: made.length + edit.instead.length }]);
    made += edit.instead;
    last = edit.end;
  }
  return { name, text: made + text.slice(last), plants: plants.map((plant) => ({ ...plant, places: places.get(plant) ?? [] })) };
}

/** Puts `each` errors of every detector's kind into a text, the same ones for a seed. */
export function planted({ name, text }: WrittenText, { each, seed }: { each: number; seed: number }): PlantedText {
  const random = seeded(seed);
  const plants: Plant[] = [];
  for (const plant of planters)
    for (let nth = 0, tries = 0; nth < each && tries < 20 * each; tries += 1) {
      const made = plant(text, random);
      if (made === null || made.edits.some((edit) => plants.some((one) => one.edits.some((other) => overlaps(edit, other))))) continue;
      if (plants.some(({ subjects }) => subjects.some((subject) => made.subjects.includes(subject)))) continue;
      plants.push(made);
      nth += 1;
    }
  return applied(name, text, plants);
}

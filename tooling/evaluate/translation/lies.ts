import { oneOf } from "./chance.ts";
import { type Doubled, inLanguage } from "./conventions.ts";
import type { Translated } from "./double.ts";
import type { Item } from "./items.ts";

/** What the server did to an item. */
export type Lie = "number" | "unit" | "identifier" | "date" | "citation changed" | "citation dropped" | "moved";

export interface Told {
  lie: Lie;
  /** Number of the piece that was altered. */
  at: number;
  item: Item;
  /** What stands there instead; nothing where it was dropped or moved. */
  instead: string;
}

/** Another figure in one place of a number, never the same value. */
function otherNumber(written: string, chance: () => number): string {
  const places = [...written.matchAll(/\d/g)].map(({ index }) => index);
  const at = oneOf(places, chance);
  const digit = Number(written[at]);
  const isFirst = places[0] === at && places.length > 1;
  const other = oneOf(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, ...(isFirst ? [] : [0])].filter((one) => one !== digit),
    chance,
  );
  return written.slice(0, at) + String(other) + written.slice(at + 1);
}

const otherUnits: Readonly<Record<string, readonly string[]>> = {
  day: ["weeks", "months", "hours"],
  week: ["days", "months"],
  month: ["days", "years", "weeks"],
  year: ["months", "days"],
  hour: ["days", "minutes"],
  minute: ["hours"],
  mm: ["cm"],
  cm: ["mm"],
  mg: ["g", "µg"],
  kg: ["g"],
  g: ["mg", "kg"],
  mL: ["L"],
  L: ["mL"],
  µg: ["mg"],
  "°C": ["%"],
};

function alteredDate(item: Extract<Item, { kind: "date" }>, chance: () => number): Item {
  const { year, month, day } = item;
  const what = oneOf(["month", ...(day === null ? [] : ["day"]), ...(year === null ? [] : ["year"])], chance);
  if (what === "year") return { ...item, year: (year ?? 2020) + oneOf([-1, 1, 10], chance) };
  if (what === "month") return { ...item, month: (month % 12) + 1, day: day === null ? null : Math.min(day, 28) };
  return { ...item, day: ((day ?? 1) % 27) + 1 };
}

/** The lies that an item lends itself to. */
function liesOn(item: Item): Lie[] {
  if (item.kind === "identifier" || item.kind === "standard") return ["identifier", "moved"];
  if (item.kind === "code") return ["identifier"];
  if (item.kind === "date") return ["date"];
  if (item.kind === "quantity") return otherUnits[item.unit.replace(/s$/, "")] ? ["number", "unit"] : ["number"];
  if (item.kind === "number") return ["number"];
  if (item.kind === "class") return ["citation changed"];
  return ["citation changed", "citation dropped", "moved"];
}

function altered(item: Item, lie: Lie, chance: () => number): Item | null {
  if (lie === "citation dropped" || lie === "moved") return null;
  if (item.kind === "date") return alteredDate(item, chance);
  if (item.kind === "quantity")
    return lie === "unit"
      ? { ...item, unit: oneOf(otherUnits[item.unit.replace(/s$/, "")] ?? [], chance) }
      : { ...item, value: otherNumber(item.value, chance) };
  if (item.kind === "number") return { ...item, value: otherNumber(item.value, chance) };
  if (item.kind === "cfr") return { ...item, place: otherNumber(item.place, chance) };
  if (item.kind === "act") return { ...item, number: otherNumber(item.number, chance) };
  if (item.kind === "class")
    return { ...item, number: { I: "II", II: "III", III: "I", IIa: "IIb", IIb: "IIa", IV: "III" }[item.number] ?? "I" };
  if (item.kind === "place")
    return /\d/.test(item.number)
      ? { ...item, number: otherNumber(item.number, chance) }
      : { ...item, number: item.number === "I" ? "IV" : "I" };
  return { ...item, text: otherNumber(item.text, chance) };
}

/** Has the server lie about one item of a sentence; null where there is none. */
export function lieAbout({ pieces }: Translated, language: Doubled, chance: () => number): Told | null {
  const items = pieces.flatMap(({ piece }, at) => (piece.kind === "words" ? [] : [{ item: piece, at }]));
  if (items.length === 0) return null;
  const { item, at } = oneOf(items, chance);
  const lie = oneOf(liesOn(item), chance);
  const other = altered(item, lie, chance);
  return { lie, at, item, instead: other === null ? "" : inLanguage(other, language, chance) };
}

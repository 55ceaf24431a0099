import { oneOf } from "./chance.ts";
import { type Doubled, inLanguage } from "./conventions.ts";
import type { Translated } from "./double.ts";
import type { Item } from "./items.ts";

/** What the server did to an item. */
export type Lie =
  | "number"
  | "power of ten"
  | "unit"
  | "identifier"
  | "edition dropped"
  | "date"
  | "day for month"
  | "citation changed"
  | "step dropped"
  | "dropped"
  | "added"
  | "moved"
  | "reordered";

export interface Told {
  lie: Lie;
  /** Number of the piece that was altered. */
  at: number;
  item: Item;
  /** What stands there instead; nothing where it was dropped or moved. */
  instead: string;
}

/** Another figure in one place of a number, two of its figures exchanged, or one too few; never the same value. */
function otherNumber(written: string, chance: () => number): string {
  const turned = oneOf([otherFigure, exchangedFigures, shortened], chance)(written, chance);
  const isSame = Number(turned) === Number(written) || Number(turned.replace(/\D/g, "")) === Number(written.replace(/\D/g, ""));
  return isSame ? otherFigure(written, chance) : turned;
}

const exchangedFigures = (written: string): string => written.replace(/(\d)(?!\1)(\d)(?=\D*$)/, "$2$1").replace(/^0+(?=\d)/, "");
const shortened = (written: string): string => written.replace(/(\d)\d(?=\D*$)/, "$1");

function otherFigure(written: string, chance: () => number): string {
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
  if (item.kind === "identifier") return ["identifier", "dropped", "added", "moved"];
  if (item.kind === "standard")
    return ["identifier", "dropped", "added", "moved", ...(/:\d{4}$/.test(item.text) ? (["edition dropped"] as const) : [])];
  if (item.kind === "code") return ["identifier"];
  if (item.kind === "date") return ["date", "dropped", ...(isOneOfTwelve(item) ? (["day for month"] as const) : [])];
  const tenfolds = "value" in item && Number(item.value) !== 0 ? (["power of ten"] as const) : [];
  if (item.kind === "quantity")
    return ["number", ...tenfolds, "dropped", "added", ...(otherUnits[item.unit.replace(/s$/, "")] ? (["unit"] as const) : [])];
  if (item.kind === "number") return ["number", ...tenfolds, "dropped", "added"];
  if (item.kind === "class") return ["citation changed"];
  return ["citation changed", "dropped", "added", "moved", ...(stepped(item) === null ? [] : (["step dropped"] as const))];
}

const isOneOfTwelve = ({ day, month }: Extract<Item, { kind: "date" }>): boolean => day !== null && day <= 12 && day !== month;

/** A citation without the last step that it takes down into a clause; null where it takes none. */
function stepped(item: Item): Item | null {
  if (item.kind === "place" && item.steps.length > 0) return { ...item, steps: item.steps.slice(0, -1) };
  return item.kind === "cfr" && item.place.includes("(") ? { ...item, place: item.place.replace(/\([^()]*\)$/, "") } : null;
}

/** A number ten times as large, or a tenth of it. */
const tenfold = (value: string, chance: () => number): string =>
  String(Number((chance() < 0.5 || Number(value) % 10 !== 0 ? Number(value) * 10 : Number(value) / 10).toFixed(6)));

function altered(item: Item, lie: Lie, chance: () => number): Item | null {
  if (lie === "dropped" || lie === "moved") return null;
  if (lie === "added") return item;
  if (lie === "step dropped") return stepped(item);
  if (lie === "edition dropped" && item.kind === "standard") return { ...item, text: item.text.replace(/:\d{4}$/, "") };
  if (lie === "day for month" && item.kind === "date") return { ...item, day: item.month, month: item.day ?? item.month };
  if (item.kind === "date") return alteredDate(item, chance);
  if (lie === "power of ten" && (item.kind === "quantity" || item.kind === "number"))
    return { ...item, value: tenfold(item.value, chance) };
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

/** What an item becomes where the server says it once more than the source, with another value. */
function told(item: Item, lie: Lie, language: Doubled, chance: () => number): string {
  const other = altered(item, lie, chance);
  if (lie !== "added") return other === null ? "" : inLanguage(other, language, chance);
  return `${inLanguage(item, language, chance)} (${inLanguage(altered(item, "number", chance) ?? item, language, chance)})`;
}

/** Has the server lie about one item of a sentence, of which `round` picks the next one each time; null where there is none. */
export function lieAbout({ pieces }: Translated, language: Doubled, round: number, chance: () => number): Told | null {
  const items = pieces.flatMap(({ piece }, at) => (piece.kind === "words" ? [] : [{ item: piece, at }]));
  const picked = items[round % Math.max(1, items.length)];
  if (picked === undefined || round >= items.length) return null;
  const lie = oneOf(liesOn(picked.item), chance);
  return { ...picked, lie, instead: told(picked.item, lie, language, chance) };
}

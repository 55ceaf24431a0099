import { oneOf } from "./chance.ts";
import type { Item, PlaceWord } from "./items.ts";

/** Languages that the double translates into. */
export const doubled = ["de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko"] as const;
export type Doubled = (typeof doubled)[number];

/** How a language cites; `#` stands for the number. */
interface Convention {
  places: Readonly<Record<PlaceWord, string>>;
  /** Below an article: a paragraph by its number, a point by its letter; the order is that of `path`. */
  paragraph: string;
  point: string;
  path: "down" | "up" | "brackets";
  part: string;
  section: string;
  act: readonly string[];
  class: readonly string[];
  shortDate: "d.m.y" | "d/m/y" | "y/m/d";
  /** Small numbers in words. */
  words: Readonly<Record<number, string>>;
  symbols: Readonly<Record<string, string>>;
}

const latin = { symbols: {} } as const;

const conventions: Readonly<Record<Doubled, Convention>> = {
  de: {
    ...latin,
    places: { article: "Artikel #", section: "Abschnitt #", annex: "Anhang #", part: "Teil #", chapter: "Kapitel #" },
    paragraph: "Absatz #",
    point: "Buchstabe #",
    path: "down",
    part: "21 CFR Teil #",
    section: "21 CFR #",
    act: ["Verordnung (EU) #", "Richtlinie #/EWG"],
    class: ["Klasse #", "Klasse #"],
    shortDate: "d.m.y",
    words: { 2: "zwei", 3: "drei", 5: "fünf", 10: "zehn", 15: "fünfzehn", 30: "dreißig", 90: "neunzig" },
  },
  fr: {
    ...latin,
    places: { article: "article #", section: "section #", annex: "annexe #", part: "partie #", chapter: "chapitre #" },
    paragraph: "paragraphe #",
    point: "point #)",
    path: "down",
    part: "21 CFR, partie #",
    section: "21 CFR, § #",
    act: ["règlement (UE) #", "directive #/CEE"],
    class: ["classe #", "classe #"],
    shortDate: "d/m/y",
    words: { 2: "deux", 3: "trois", 5: "cinq", 10: "dix", 15: "quinze", 30: "trente", 90: "quatre-vingt-dix" },
  },
  es: {
    ...latin,
    places: { article: "artículo #", section: "sección #", annex: "anexo #", part: "parte #", chapter: "capítulo #" },
    paragraph: "apartado #",
    point: "letra #)",
    path: "down",
    part: "21 CFR, parte #",
    section: "21 CFR #",
    act: ["Reglamento (UE) #", "Directiva #/CEE"],
    class: ["clase #", "clase #"],
    shortDate: "d/m/y",
    words: { 2: "dos", 3: "tres", 5: "cinco", 10: "diez", 15: "quince", 30: "treinta", 90: "noventa" },
  },
  it: {
    ...latin,
    places: { article: "articolo #", section: "sezione #", annex: "allegato #", part: "parte #", chapter: "capo #" },
    paragraph: "paragrafo #",
    point: "lettera #)",
    path: "down",
    part: "21 CFR, parte #",
    section: "21 CFR #",
    act: ["regolamento (UE) #", "direttiva #/CEE"],
    class: ["classe #", "classe #"],
    shortDate: "d/m/y",
    words: { 2: "due", 3: "tre", 5: "cinque", 10: "dieci", 15: "quindici", 30: "trenta", 90: "novanta" },
  },
  pt: {
    ...latin,
    places: { article: "artigo #.º", section: "secção #", annex: "anexo #", part: "parte #", chapter: "capítulo #" },
    paragraph: "n.º #",
    point: "alínea #)",
    path: "down",
    part: "21 CFR, parte #",
    section: "21 CFR #",
    act: ["Regulamento (UE) #", "Diretiva #/CEE"],
    class: ["classe #", "classe #"],
    shortDate: "d/m/y",
    words: { 2: "dois", 3: "três", 5: "cinco", 10: "dez", 15: "quinze", 30: "trinta", 90: "noventa" },
  },
  ru: {
    places: { article: "статья #", section: "раздел #", annex: "приложение #", part: "часть #", chapter: "глава #" },
    paragraph: "пункт #",
    point: "подпункт (#)",
    path: "up",
    part: "21 CFR, часть #",
    section: "21 CFR, § #",
    act: ["Регламент (ЕС) #", "Директива #/ЕЭС"],
    class: ["класс #", "класса #"],
    shortDate: "d.m.y",
    words: { 2: "двух", 3: "трёх", 5: "пяти", 10: "десяти", 15: "пятнадцати", 30: "тридцати", 90: "девяноста" },
    symbols: { mm: "мм", cm: "см", mg: "мг", kg: "кг", mL: "мл", µg: "мкг", kPa: "кПа", g: "г", L: "л" },
  },
  zh: {
    places: { article: "第#条", section: "第#节", annex: "附件#", part: "第#部分", chapter: "第#章" },
    paragraph: "第#款",
    point: "第(#)项",
    path: "down",
    part: "21 CFR 第#部分",
    section: "21 CFR #",
    act: ["（欧盟）#号条例", "#/EEC号指令"],
    class: ["#类", "第#类"],
    shortDate: "y/m/d",
    words: { 2: "两", 3: "三", 5: "五", 10: "十", 15: "十五", 30: "三十", 90: "九十" },
    symbols: { mm: "毫米", cm: "厘米", mg: "毫克", kg: "公斤", mL: "毫升", µg: "微克", kPa: "千帕", g: "克", L: "升" },
  },
  ja: {
    places: { article: "第#条", section: "第#節", annex: "附属書#", part: "第#部", chapter: "第#章" },
    paragraph: "第#項",
    point: "(#)号",
    path: "down",
    part: "21 CFR 第#部",
    section: "21 CFR #",
    act: ["規則（EU）#", "指令#/EEC"],
    class: ["クラス#", "クラス#"],
    shortDate: "y/m/d",
    words: { 2: "二", 3: "三", 5: "五", 10: "十", 15: "十五", 30: "三十", 90: "九十" },
    symbols: { mm: "ミリメートル", mg: "ミリグラム" },
  },
  ko: {
    places: { article: "제#조", section: "제#절", annex: "부속서 #", part: "제#부", chapter: "제#장" },
    paragraph: "제#항",
    point: "(#)호",
    path: "down",
    part: "21 CFR 제#부",
    section: "21 CFR #",
    act: ["규정 (EU) #", "지침 #/EEC"],
    class: ["#등급", "클래스 #"],
    shortDate: "y/m/d",
    words: { 10: "십", 15: "십오", 30: "삼십", 90: "구십" },
    symbols: { mm: "밀리미터", mg: "밀리그램" },
  },
};

const units: Readonly<Record<string, string>> = {
  day: "day",
  week: "week",
  month: "month",
  year: "year",
  hour: "hour",
  minute: "minute",
  percent: "percent",
  "per cent": "percent",
  "%": "percent",
  "°C": "celsius",
  mm: "millimeter",
  cm: "centimeter",
  kg: "kilogram",
  mL: "milliliter",
  g: "gram",
  L: "liter",
};
const isTime = (unit: string): boolean => ["day", "week", "month", "year", "hour", "minute"].includes(unit);
/** Cyrillic, and Japanese, name a letter of a list by their own or by ours. */
const at = (pattern: string, number: string): string => pattern.replace("#", number);

function written(value: string, language: Doubled): string {
  const fraction = value.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(language, { minimumFractionDigits: fraction, maximumFractionDigits: fraction, useGrouping: "min2" }).format(
    Number(value),
  );
}

function amount(value: string, unit: string, language: Doubled, chance: () => number): string {
  const { words, symbols } = conventions[language];
  const known = units[unit.replace(/s$/, "")] ?? units[unit];
  const fraction = value.split(".")[1]?.length ?? 0;
  const long =
    known === undefined
      ? null
      : new Intl.NumberFormat(language, {
          style: "unit",
          unit: known,
          unitDisplay: "long",
          minimumFractionDigits: fraction,
          maximumFractionDigits: fraction,
        });
  const inWords = words[Number(value)];
  if (long !== null && known !== undefined && isTime(known)) {
    const spelled = long.format(Number(value));
    return inWords !== undefined && chance() < 0.3 ? spelled.replace(/^\d+/, inWords) : spelled;
  }
  if (long !== null && chance() < 0.3) return long.format(Number(value));
  const symbol = symbols[unit] !== undefined && chance() < 0.6 ? symbols[unit] : unit.replace(/^per ?cent$/, "%");
  const gap = ["zh", "ja", "ko"].includes(language) ? "" : oneOf([" ", "\u00a0", "\u202f"], chance);
  return `${written(value, language)}${gap}${symbol}`;
}

function date({ year, month, day }: Extract<Item, { kind: "date" }>, language: Doubled, chance: () => number): string {
  const moment = new Date(Date.UTC(year ?? 2020, month - 1, day ?? 1));
  if (year === null) return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(moment);
  if (day === null) return new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" }).format(moment);
  if (chance() < 0.7) return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(moment);
  const [d, m] = [String(day).padStart(2, "0"), String(month).padStart(2, "0")];
  return { "d.m.y": `${d}.${m}.${year}`, "d/m/y": `${d}/${m}/${year}`, "y/m/d": `${year}/${m}/${d}` }[conventions[language].shortDate];
}

function place({ word, number, steps }: Extract<Item, { kind: "place" }>, language: Doubled): string {
  const { places, paragraph, point, path } = conventions[language];
  const named =
    word === "section" && /^\d{3}$/.test(number) ? [`${at(places.section, number)}${steps.map((step) => `(${step})`).join("")}`] : null;
  if (named !== null) return named[0] ?? "";
  const parts = [at(places[word], number), ...steps.map((step) => at(/^\d+$/.test(step) ? paragraph : point, step))];
  const gap = ["zh", "ja", "ko"].includes(language) ? "" : language === "de" ? " " : ", ";
  return path === "up" ? parts.toReversed().join(" ") : parts.join(gap);
}

/** An item as a language's own use writes it. */
export function inLanguage(item: Item, language: Doubled, chance: () => number): string {
  const convention = conventions[language];
  if (item.kind === "identifier" || item.kind === "standard" || item.kind === "code") return item.text;
  if (item.kind === "date") return date(item, language, chance);
  if (item.kind === "quantity") return amount(item.value, item.unit, language, chance);
  if (item.kind === "cfr") return at(item.isPart ? convention.part : convention.section, item.place);
  if (item.kind === "place") return place(item, language);
  if (item.kind === "act") return at(convention.act[/\/\d{2}$|^\d{2}\//.test(item.number) ? 1 : 0] ?? "#", item.number);
  if (item.kind === "class") return at(oneOf(convention.class, chance), item.number);
  return written(item.value, language);
}

import type { TermFlag, Translation, TranslationFlag, TranslationSetting } from "@clausewise/contracts";
import { languageLabels } from "@clausewise/contracts/vocabulary";
import { counted } from "../../shared/format.ts";
import type { Tone } from "../../shared/labels.ts";

export type Language = Translation["from"];

const things: Record<TranslationFlag["of"], string> = {
  identifier: "The identifier",
  citation: "The citation",
  date: "The date",
  quantity: "The quantity",
  number: "The number",
};

/** What a flag says, as a sentence. */
export function flagText({ kind, of, source, target, moved_to }: TranslationFlag): string {
  const [was, is] = [`“${source?.text ?? ""}”`, `“${target?.text ?? ""}”`];
  if (kind === "missing") return `${things[of]} ${was} is missing.`;
  if (kind === "added") return `${things[of]} ${is} does not stand in the source.`;
  if (kind === "moved") return `${things[of]} ${was} stands in sentence ${(moved_to ?? 0) + 1} of the translation.`;
  return source?.text === target?.text ? `What ${was} is the number of differs.` : `${things[of]} ${was} became ${is}.`;
}

/** What is to be said of a term. */
export const termText = ({ kind, text, official }: TermFlag): string =>
  `“${text}” is officially ${official.map((words) => `“${words}”`).join(" or ")}${kind === "inconsistent" ? ", which stands elsewhere in this translation" : ""}.`;

export const stateTones: Record<Translation["state"], Tone> = {
  waiting: "plain",
  translating: "plain",
  done: "ok",
  failed: "bad",
  cancelled: "warn",
  by_hand: "plain",
};

/** What is said of a translation in which nothing is flagged. */
export function unflaggedText({ state, segments, translated }: Pick<Translation, "state" | "segments" | "translated">): string {
  if (state === "waiting" || state === "translating") return "It is proved once it is translated.";
  if (translated === 0) return "Nothing is translated yet that could be proved.";
  const whole = "Every number, unit, identifier, date and citation stands in the translation.";
  return translated === segments ? whole : `${translated} of ${segments} sentences are translated; nothing in them is flagged.`;
}

/** Whether a sentence was left as it was, although it has words that could be translated. */
export const isLeftAsItWas = (source: string, target: string | null): boolean =>
  target === source && (source.match(/\p{L}{2,}/gu) ?? []).length > 3;

/** What can be said of official terms between two languages. */
export function glossaryText({ glossary }: TranslationSetting, from: Language, to: Language): string {
  const terms = glossary.find((pair) => pair.from === from && pair.to === to)?.terms ?? 0;
  const pair = `from ${languageLabels[from]} to ${languageLabels[to]}`;
  if (terms === 0) return `No official version of an act is held ${pair}, so no term is marked with an official translation.`;
  return `${counted(terms, "official term")} ${pair}, each from an official version of an act, with its section.`;
}

/** Who translates, said before a text is sent anywhere. */
export function engineText({ engine }: TranslationSetting): string {
  if (engine === null)
    return "Nothing is set up on this server that translates. You can write a translation sentence by sentence with the official terms beside it, or have one proved that you already have.";
  const what = engine.kind === "server" ? "the translation server" : `the language model ${engine.name}`;
  return `Texts are translated by ${what} at ${engine.host}, to which they are sent. Numbers, units, identifiers, dates and citations are proved afterwards; the words are not.`;
}

/** Words of a sentence that are underlined; what is flagged goes before a term. */
export interface Marked {
  start: number;
  end: number;
  what: "flagged" | "term";
}

interface Stretch {
  text: string;
  what: Marked["what"] | null;
}

/** A sentence in stretches, those at the places apart; places that do not fit are passed over. */
export function stretchesOf(text: string, places: readonly Marked[]): Stretch[] {
  const [flagged, terms] = [places.filter(({ what }) => what === "flagged"), places.filter(({ what }) => what === "term")];
  const apart = terms.filter((term) => flagged.every(({ start, end }) => term.end <= start || term.start >= end));
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end, what } of [...flagged, ...apart].toSorted((one, other) => one.start - other.start)) {
    if (start < from || end > text.length) continue;
    if (start > from) stretches.push({ text: text.slice(from, start), what: null });
    stretches.push({ text: text.slice(start, end), what });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), what: null });
  return stretches;
}

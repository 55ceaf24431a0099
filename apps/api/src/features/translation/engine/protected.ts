import { citationsIn, identifiersIn } from "@clausewise/proofreading";
import type { Language, Translator } from "./translator.ts";

interface Hidden {
  text: string;
  words: string[];
}

/** Puts marks in the place of what no language spells its own way: numbers of clearances and studies, and standards. */
function hide(sentence: string): Hidden {
  const standards = citationsIn(sentence).filter(({ kind }) => kind === "standard");
  const places = [...identifiersIn(sentence), ...standards].toSorted((one, other) => one.start - other.start);
  const words: string[] = [];
  let text = "";
  let from = 0;
  for (const { start, end } of places) {
    if (start < from) continue;
    words.push(sentence.slice(start, end));
    text += `${sentence.slice(from, start)}⟦${words.length}⟧`;
    from = end;
  }
  return { text: text + sentence.slice(from), words };
}

const markOf = (nth: number): RegExp => new RegExp(`⟦\\s*${nth + 1}\\s*⟧`, "g");

/** Puts the words back; null where a mark was lost or stands more than once. */
function show({ words }: Hidden, translation: string): string | null {
  const isWhole = words.every((_, nth) => (translation.match(markOf(nth)) ?? []).length === 1);
  return isWhole ? words.reduce((text, word, nth) => text.replace(markOf(nth), () => word), translation) : null;
}

/** Translates with identifiers kept out of the translator's hands; where it loses a mark it is given the sentence as it is. */
export async function translateProtected(
  translator: Translator,
  sentences: readonly string[],
  from: Language,
  to: Language,
  signal: AbortSignal,
): Promise<string[]> {
  const hidden = sentences.map(hide);
  const first = await translator.translate(
    hidden.map(({ text }) => text),
    from,
    to,
    signal,
  );
  const shown = hidden.map((one, nth) => show(one, first[nth] ?? ""));
  const lost = shown.flatMap((text, nth) => (text === null ? [nth] : []));
  if (lost.length === 0) return shown.map((text) => text ?? "");
  const again = await translator.translate(
    lost.map((nth) => sentences[nth] ?? ""),
    from,
    to,
    signal,
  );
  const plain = new Map(lost.map((nth, at) => [nth, again[at] ?? ""]));
  return shown.map((text, nth) => text ?? plain.get(nth) ?? "");
}

import { type ParallelAct, type ParallelWords } from "@clausewise/documents";
import { type GlossaryAct, type GlossaryTerm, builtInGlossaryLeftOut, builtInGlossaryPhrases } from "@clausewise/static-data";

/** What is read of an act for the glossary; headings and passages only where both versions were read. */
export type ReadAct = Pick<ParallelAct, "version" | "terms"> & Partial<Pick<ParallelAct, "language" | "headings" | "passages">>;

type Pair = ParallelWords & Pick<GlossaryTerm, "basis">;

/** Phrases that are listed for an act, but do not stand in both versions of any of its provisions. */
export class PhraseMissing extends Error {
  override name = "PhraseMissing";
}

/** The glossary's rows of an act, by the alphabet: terms it defines, then headings, then phrases that stand in both versions. */
export function rowsOfAct(act: GlossaryAct, read: ReadAct): GlossaryTerm[] {
  const language = read.language ?? "fr";
  const leftOut = new Set(builtInGlossaryLeftOut().flatMap((row) => (row.act === act.act ? [row.en] : [])));
  const isRead = act.sections === null ? () => true : (section: string) => new RegExp(act.sections ?? "").test(section);
  const seen = new Set<string>();
  return pairsOf(act, read)
    .filter(({ section, english, other }) => {
      const key = `${english.toLowerCase()}|${other.toLowerCase()}`;
      const isNew = isRead(section) && !leftOut.has(english) && !seen.has(key);
      if (isNew) seen.add(key);
      return isNew;
    })
    .toSorted((one, another) => one.english.localeCompare(another.english, "en"))
    .map(({ section, basis, english, other }) => ({
      act: act.act,
      section,
      basis,
      words: { en: english, [language]: other },
      version: read.version,
    }));
}

function pairsOf(act: GlossaryAct, read: ReadAct): Pair[] {
  const defined = read.terms.map((pair): Pair => ({ ...pair, basis: "defined term" }));
  // A heading of one word, `General` or `Refusal`, names no term.
  const headings = (read.headings ?? []).flatMap((pair): Pair[] => (/\s/.test(pair.english) ? [{ ...pair, basis: "heading" }] : []));
  const phrases = read.language === "fr" ? phrasesIn(act, read.passages ?? []) : [];
  return [...defined, ...headings, ...phrases];
}

/** Where each listed phrase first stands in both versions of the same provision, letter by letter. */
function phrasesIn({ act }: GlossaryAct, passages: readonly ParallelWords[]): Pair[] {
  return builtInGlossaryPhrases()
    .filter((phrase) => phrase.act === act)
    .map(({ en, fr }): Pair => {
      const place = passages.find(({ english, other }) => standsIn(english, en) && standsIn(other, fr));
      if (place === undefined) throw new PhraseMissing(`“${en}” and “${fr}” stand in no provision of ${act} together`);
      return { section: place.section, basis: "phrase", english: en, other: fr };
    });
}

/** Whether words stand in a text as whole words. */
function standsIn(text: string, words: string): boolean {
  const around = text.toLowerCase().split(words.toLowerCase());
  return around.some(
    (before, at) => !/[\p{L}\p{N}]$/u.test(before) && at + 1 < around.length && !/^[\p{L}\p{N}]/u.test(around[at + 1] ?? ""),
  );
}

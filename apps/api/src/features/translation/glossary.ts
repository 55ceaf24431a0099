import type { OfficialWording, TermInText, TranslationSetting } from "@clausewise/contracts";
import { type OfficialTerm, createTermFinder } from "@clausewise/proofreading";
import type { GlossaryAct, GlossaryTerm } from "@clausewise/static-data";
import type { Language } from "./engine/translator.ts";

/** Terms from one language into another, with where their translations stand. */
interface PairGlossary {
  /** Terms whose translation is asked for: headings are titles of sections, and no terms to be held to. */
  checked: OfficialTerm[];
  marks: (text: string) => TermInText[];
}

interface Held {
  terms: readonly GlossaryTerm[];
  acts: readonly GlossaryAct[];
}

export interface Glossary {
  /** Pairs of languages with how many terms are known. */
  pairs: () => TranslationSetting["glossary"];
  between: (from: Language, to: Language) => PairGlossary;
}

const none: PairGlossary = { checked: [], marks: () => [] };

/** The terms whose translations stand in official versions of acts, by pair of languages; they are read when first asked for. */
export function createGlossary(read: () => Held): Glossary {
  let held: Held | null = null;
  const known = new Map<string, PairGlossary>();
  const all = (): Held => (held ??= read());
  return {
    pairs: () => pairsOf(all().terms),
    between(from, to) {
      const key = `${from} ${to}`;
      const glossary = known.get(key) ?? glossaryOf(all(), from, to);
      known.set(key, glossary);
      return glossary;
    },
  };
}

function pairsOf(terms: readonly GlossaryTerm[]): TranslationSetting["glossary"] {
  const counted = new Map<string, Set<string>>();
  for (const { words } of terms)
    for (const [from, one = ""] of Object.entries(words))
      for (const to of Object.keys(words)) {
        if (from === to) continue;
        const key = `${from} ${to}`;
        counted.set(key, (counted.get(key) ?? new Set()).add(one.toLowerCase()));
      }
  return [...counted].map(([key, ofPair]) => {
    const [from, to] = key.split(" ") as [Language, Language];
    return { from, to, terms: ofPair.size };
  });
}

interface Entry extends OfficialTerm {
  wordings: OfficialWording[];
  isHeading: boolean;
}

function glossaryOf({ terms, acts }: Held, from: Language, to: Language): PairGlossary {
  const actOf = new Map(acts.map((act) => [act.act, act]));
  const entries = new Map<string, Entry>();
  for (const { words, basis, act, section, version } of terms) {
    const [own, other, about] = [words[from], words[to], actOf.get(act)];
    if (own === undefined || other === undefined || about === undefined) continue;
    const id = own.toLowerCase();
    const entry = entries.get(id) ?? { id, words: own, official: [], wordings: [], isHeading: true };
    const wording = {
      words: other,
      act,
      act_title: about.titles.en ?? act,
      section,
      basis,
      version,
      url: about.url.replace("{section}", section),
    };
    entries.set(id, {
      ...entry,
      official: [...entry.official, other],
      wordings: [...entry.wordings, wording],
      isHeading: entry.isHeading && basis === "heading",
    });
  }
  if (entries.size === 0) return none;
  const list = [...entries.values()];
  const find = createTermFinder(list, from);
  return {
    checked: list.filter(({ isHeading }) => !isHeading),
    marks: (text) =>
      find(text).map(({ start, end, text: written, term }) => ({
        start,
        end,
        text: written,
        term: term.words,
        official: entries.get(term.id)?.wordings ?? [],
      })),
  };
}

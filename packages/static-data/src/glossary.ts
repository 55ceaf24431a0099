import { existsSync, readdirSync } from "node:fs";
import { TranslationLanguage } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const filled = z.string().min(1);

const Act = z.strictObject({
  /** As it is cited in English, which is its name in every row. */
  act: filled,
  /** What the files of its terms are called, before the language. */
  file: filled,
  titles: z.partialRecord(TranslationLanguage, filled),
  identifiers: z.partialRecord(TranslationLanguage, filled),
  publisher: filled,
  /** Address of a section's page, with `{section}` where its number stands. */
  url: z.url({ protocol: /^https$/ }),
  /** Whether both versions were read, or the English one, which names the other language's term in brackets. */
  read_in: z.enum(["both", "english"]),
  /** Regular expression over the sections that are read; null for all. */
  sections: filled.nullable(),
});
export type GlossaryAct = z.infer<typeof Act>;

const Term = z.strictObject({
  act: filled,
  /** Section or article that both words stand in. */
  section: filled,
  basis: z.enum(["defined term", "heading", "phrase"]),
  /** The words as they are written in each language. */
  words: z.partialRecord(TranslationLanguage, filled),
  /** Day as of which the version was read. */
  version: z.iso.date(),
});
export type GlossaryTerm = z.infer<typeof Term>;

const Phrase = z.strictObject({ act: filled, en: filled, fr: filled });
const LeftOut = z.strictObject({ act: filled, en: filled, because: filled });

/** Acts whose official versions the glossary's terms were read in. */
export const builtInGlossaryActs = (): GlossaryAct[] => readJsonLines("glossary/acts.jsonl", Act);

/** Phrases that are looked for in both versions of an act, beside its defined terms and headings. */
export const builtInGlossaryPhrases = () => readJsonLines("glossary/phrases.jsonl", Phrase);

/** What an act pairs that the glossary leaves out, with the reason. */
export const builtInGlossaryLeftOut = () => readJsonLines("glossary/left-out.jsonl", LeftOut);

const folder = new URL("../glossary/terms/", import.meta.url);

/** Terms whose translation stands in an official version of an act, each with the section it stands in. */
export const builtInGlossary = (): GlossaryTerm[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readJsonLines(`glossary/terms/${name}`, Term));

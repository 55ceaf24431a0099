import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { korean } from "./korean.ts";
import type { Language, LanguageSpelling } from "./language-spelling.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

/** How each language writes numbers, units, dates and places. */
export const spellings: Readonly<Record<Language, LanguageSpelling>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  zh: chinese,
  ja: japanese,
  ko: korean,
  pt: portuguese,
  it: italian,
  ru: russian,
};

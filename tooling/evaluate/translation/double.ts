import { type Doubled, inLanguage } from "./conventions.ts";
import { chanceOf } from "./chance.ts";
import { type Piece, piecesOf } from "./items.ts";

const latin = ["ba", "ler", "to", "mi", "sun", "ke", "dor", "va", "pel", "ri", "gan", "lo", "ste", "fu", "nar", "che"];
const syllables: Readonly<Record<Doubled, readonly string[]>> = {
  de: latin,
  fr: latin,
  es: latin,
  it: latin,
  pt: latin,
  ru: ["ба", "лер", "то", "ми", "сун", "ке", "дор", "ва", "пел", "ри", "ган", "ло", "сте", "фу", "нар", "че"],
  zh: ["器", "械", "应", "当", "按", "照", "规", "定", "提", "交", "说", "明", "书", "制", "造", "商"],
  ja: ["医", "療", "機", "器", "は", "申", "請", "者", "が", "提", "出", "す", "る", "も", "の", "と"],
  ko: ["의", "료", "기", "신", "청", "자", "는", "제", "출", "하", "여", "야", "한", "다", "및", "경"],
};
const unspaced: ReadonlySet<Doubled> = new Set(["zh", "ja"]);
const marks: Readonly<Record<string, string>> = { ".": "。", ",": "，", ";": "；", ":": "：" };

const hash = (word: string): number =>
  Array.from(word.toLowerCase()).reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** A word that no language has, the same one each time. */
function made(word: string, language: Doubled): string {
  const all = syllables[language];
  const chance = chanceOf(hash(word));
  const count = unspaced.has(language) || language === "ko" ? 2 : 3;
  const spelled = Array.from({ length: count }, () => all[Math.floor(chance() * all.length)] ?? "").join("");
  return /^[A-Z]/.test(word) && !unspaced.has(language) ? spelled.slice(0, 1).toUpperCase() + spelled.slice(1) : spelled;
}

/** Words between items: letters become other words, marks those of the script; letters and figures that number stay. */
function words(text: string, language: Doubled): string {
  const turned = text.replace(/\([a-z]{1,3}\)|\d[\w.()/-]*|[A-Za-z][A-Za-z'’-]*/g, (word) =>
    /^\(|^\d/.test(word) || /^[A-Z]+[ab]?$/.test(word) ? word : made(word, language),
  );
  if (!unspaced.has(language)) return turned;
  return turned.replace(/(?<![A-Za-z\d]) | (?![A-Za-z\d])/g, "").replace(/[.,;:](?!\d)/g, (mark) => marks[mark] ?? mark);
}

/** A translation piece by piece, so that each can be told and lied about. */
export interface Translated {
  source: string;
  pieces: { piece: Piece; target: string }[];
}

const wide = (text: string): string => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Translates a sentence into words that no language has, with everything that must survive as the language writes it. */
export function translate(source: string, language: Doubled, seed: number): Translated {
  const chance = chanceOf(seed);
  const isWide = language === "ja" && chance() < 0.2;
  const pieces = piecesOf(source).map((piece) => {
    if (piece.kind === "words") return { piece, target: words(piece.text, language) };
    const target = inLanguage(piece, language, chance);
    return { piece, target: isWide && piece.kind === "quantity" ? wide(target) : target };
  });
  return { source, pieces };
}

/** Puts a blank where letters of words and figures would run together. */
export const textOf = ({ pieces }: Translated): string =>
  pieces
    .reduce(
      (text, { target }) =>
        /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(target) && /[a-zа-я\d]$/iu.test(text) ? `${text} ${target}` : text + target,
      "",
    )
    .trim();

/** British spellings of medicine as American ones, so that both are read alike. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/haem/g, "hem"],
  [/anaesth/g, "anesth"],
  [/(orthop|p)aed/g, "$1ed"],
  [/oesoph/g, "esoph"],
  [/gynaec/g, "gynec"],
  [/oedema/g, "edema"],
  [/apnoea/g, "apnea"],
  [/fibre/g, "fiber"],
  [/tumour/g, "tumor"],
  [/foetal/g, "fetal"],
  [/analys(er|ing)/g, "analyz$1"],
  [/(\w{4,})is(er|ed|ing|ation|e)\b/g, "$1iz$2"],
  [/(?<=lit|met|cent)re(?=s?\b)/g, "er"],
  [/aemi/g, "emi"],
];

/** A word of the plural as in the singular, as far as its form tells. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word === "cannulae") return "cannula";
  if (word.endsWith("ies")) return word.length > 5 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Words without regard to capitals, marks, hyphens and spelling. */
export function plainWords(text: string): string[] {
  const plain = text
    .replace(/[®™©°º]/g, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’']s\b/g, "")
    .toLowerCase();
  const spelled = spellings.reduce((so, [from, to]) => so.replace(from, to), plain);
  return spelled.match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
}

/** The same without regard to number. */
export const wordsOf = (text: string): string[] => plainWords(text).map(singular);

/** The same words as one line that others are looked for in. */
export const folded = (text: string): string => ` ${wordsOf(text).join(" ")} `;

/** Whether the words of a phrase stand together in a folded text. */
export const holds = (text: string, phrase: string): boolean => {
  const words = folded(phrase);
  return words.trim() !== "" && text.includes(words);
};

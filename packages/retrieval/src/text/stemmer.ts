const vowel = "(?:[aeiou]|(?<![aeiou])y)";
const hasVowel = new RegExp(vowel);
const doubled = /([^aeiouylsz])\1$/;
const shortSyllable = /(?:^|[^aeiou])[^aeiou](?:[aeiou]|(?<=[^aeiou])y)[^aeiouywx]$/;

const second: Readonly<Record<string, string>> = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log",
};
const third: Readonly<Record<string, string>> = { icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" };
const secondPattern = new RegExp(
  `(${Object.keys(second)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})$`,
);
const thirdPattern = new RegExp(`(${Object.keys(third).join("|")})$`);
const fourthPattern = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|(?<=[st])ion)$/;

function isVowelAt(word: string, at: number): boolean {
  const letter = word[at] ?? "";
  return "aeiou".includes(letter) || (letter === "y" && at > 0 && !isVowelAt(word, at - 1));
}

function measure(stem: string): number {
  let count = 0;
  for (let at = 1; at < stem.length; at++) if (isVowelAt(stem, at - 1) && !isVowelAt(stem, at)) count++;
  return count;
}

function pluralOff(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  if (word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word;
}

function pastOff(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (!hasVowel.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubled.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && shortSyllable.test(stem) ? `${stem}e` : stem;
}

function swap(word: string, pattern: RegExp, endings: Readonly<Record<string, string>>): string {
  const ending = pattern.exec(word)?.[1];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return measure(stem) > 0 ? stem + (endings[ending] ?? "") : word;
}

function suffixOff(word: string): string {
  const ending = fourthPattern.exec(word)?.[0];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return measure(stem) > 1 ? stem : word;
}

function lastLetterOff(word: string): string {
  let kept = word;
  if (kept.endsWith("e")) {
    const stem = kept.slice(0, -1);
    const length = measure(stem);
    if (length > 1 || (length === 1 && !shortSyllable.test(stem))) kept = stem;
  }
  return kept.endsWith("ll") && measure(kept) > 1 ? kept.slice(0, -1) : kept;
}

/** Porter's stem (Program 14, 1980) of a lower-case English word; words with other letters are returned as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let kept = pastOff(pluralOff(word));
  if (kept.endsWith("y") && hasVowel.test(kept.slice(0, -1))) kept = `${kept.slice(0, -1)}i`;
  return lastLetterOff(suffixOff(swap(swap(kept, secondPattern, second), thirdPattern, third)));
}

/** How people say of which clause their quote is. */
export const quoteForms: readonly ((citation: string, quote: string) => string)[] = [
  (citation, quote) => `${citation} states: “${quote}”.`,
  (citation, quote) => `“${quote}” (${citation}).`,
  (citation, quote) => `Under ${citation}, “${quote}”.`,
  (citation, quote) => `${citation} – "${quote}"`,
  (citation, quote) => `${citation}\t“${quote}”`,
  (citation, quote) => `${citation}:\n\n“${quote}”`,
  (citation, quote) => `«${quote}» (${citation})`,
  (citation, quote) => `‘${quote}’ (${citation})`,
];

type Change = (words: readonly string[]) => readonly string[] | null;

const replaced =
  (pattern: RegExp, by: (word: string) => string, from = 0): Change =>
  (words) => {
    const at = words.findIndex((word, nth) => nth >= from && pattern.test(word));
    return at < 0 ? null : words.with(at, by(words[at] ?? ""));
  };

const modals: Readonly<Record<string, string>> = { shall: "should", must: "may", may: "shall", should: "must" };

/** What leaves a quote right. */
export const rightly: Readonly<Record<string, Change>> = {
  "word for word": (words) => words,
  shortened: (words) => (words.length < 12 ? null : [...words.slice(0, 4), "…", ...words.slice(7)]),
  "with a word in brackets": (words) => [...words.slice(0, 4), "[sic]", ...words.slice(4)],
};

/** What makes a quote another. */
export const wrongly: Readonly<Record<string, Change>> = {
  "another modal verb": replaced(/^(?:shall|must|may|should)$/, (word) => modals[word] ?? word),
  "another number": replaced(/^\d+$/, (word) => String(Number(word) + 5)),
  "another word": replaced(/^[a-z]{6,}$/, () => "premises", 2),
  "words left out": (words) => (words.length < 12 ? null : words.toSpliced(4, 3)),
  "not put in": (words) => {
    const at = words.findIndex((word) => /^(?:shall|must|may|is|are)$/.test(word));
    return at < 0 || at === words.length - 1 ? null : words.toSpliced(at + 1, 0, "not");
  },
};

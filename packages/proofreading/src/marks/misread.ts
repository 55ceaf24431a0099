/** What a scanner reads for figures, and figures of notes that stand above the line: each in a place where a figure or nothing can stand. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)[OoQ](?=[\d.])|(?<=\d\.?)[OoQ](?=\d)/g, "0"],
  [/(?<=\d)[lI|](?=[\d.])|(?<=\d\.?)[lI|](?=\d)|(?<=\b2)[lI|](?=\s?C\.?F\.?R)|(?<=\b(?:ISO|IEC|EN)\s)[lI|](?=\d{3})/g, "1"],
  [/\b(?:lSO|IS0|lS0|I5O)(?=[\s/-]\s?[\dlI])/g, "ISO"],
  [/\blEC(?=[\s/-]\s?\d)/g, "IEC"],
  [/[\u00b9\u00b2\u00b3\u2070-\u2079]/g, " "],
];

/** A folded text with its misread figures set right, letter for letter in their places. */
export const withFiguresRead = (plain: string): string => misread.reduce((text, [wrong, right]) => text.replace(wrong, right), plain);

/** What a character of a PDF does to the word it stands in. */
export const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 160 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000;

/** Characters that show nothing, and places without one. */
export const isNothing = (code: number): boolean =>
  code < 32 || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff || code === 0xfffe || code === 0xffff;

/** PDFium's sign for a hyphen that only breaks a line, and the character made for that. */
export const isLineHyphen = (code: number): boolean => code === 2 || code === softHyphen;
export const softHyphen = 0xad;

/** Signs of the Symbol font, which PDFs name by private numbers. */
const symbols: Record<number, string> = {
  0xf0b7: "•",
  0xf0a7: "▪",
  0xf0d8: "➢",
  0xf0fc: "✓",
  0xf02d: "−",
  0xf0a3: "≤",
  0xf0b3: "≥",
  0xf0b1: "±",
  0xf0b0: "°",
  0xf0b4: "×",
  0xf0b9: "≠",
  0xf0bb: "≈",
  0xf061: "α",
  0xf062: "β",
  0xf067: "γ",
  0xf064: "δ",
  0xf044: "Δ",
  0xf06d: "μ",
  0xf0ae: "→",
  0xf0e0: "→",
};

/** A character as text: ligatures taken apart, private numbers of known signs named. */
export function characterOf(code: number): string {
  const text = String.fromCodePoint(code);
  if (code >= 0xfb00 && code <= 0xfb06) return text.normalize("NFKC");
  return code >= 0xf000 && code <= 0xf0ff ? (symbols[code] ?? text) : text;
}

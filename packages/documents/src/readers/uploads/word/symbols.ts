/** What the fonts Symbol and Wingdings show for the characters of a text, which mean something else in them. */
const greek = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ";
const smallGreek = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ";

const symbolSigns: Readonly<Record<number, string>> = {
  0x22: "∀",
  0x24: "∃",
  0x27: "∋",
  0x2d: "−",
  0x40: "≅",
  0x5c: "∴",
  0x5e: "⊥",
  0x7e: "∼",
  0xa2: "′",
  0xa3: "≤",
  0xa5: "∞",
  0xab: "↔",
  0xac: "←",
  0xad: "↑",
  0xae: "→",
  0xaf: "↓",
  0xb0: "°",
  0xb1: "±",
  0xb2: "″",
  0xb3: "≥",
  0xb4: "×",
  0xb5: "∝",
  0xb6: "∂",
  0xb7: "•",
  0xb8: "÷",
  0xb9: "≠",
  0xba: "≡",
  0xbb: "≈",
  0xbc: "…",
  0xc5: "⊕",
  0xc6: "∅",
  0xc7: "∩",
  0xc8: "∪",
  0xce: "∈",
  0xcf: "∉",
  0xd2: "®",
  0xd3: "©",
  0xd4: "™",
  0xd6: "√",
  0xd7: "⋅",
  0xd8: "¬",
  0xd9: "∧",
  0xda: "∨",
  0xde: "⇒",
  0xe2: "®",
  0xe3: "©",
  0xe4: "™",
  0xe5: "∑",
  0xf2: "∫",
};

const wingdingSigns: Readonly<Record<number, string>> = {
  0x6c: "●",
  0x6e: "■",
  0x6f: "□",
  0x71: "❑",
  0x76: "❖",
  0xa7: "▪",
  0xa8: "◻",
  0xd8: "➢",
  0xe0: "→",
  0xe8: "➔",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};

/** The character that a font of signs shows for a code; empty where it shows a drawing that no character stands for. */
export function symbolOf(font: string, code: number): string {
  if (Number.isNaN(code)) return "";
  // Word writes such characters in the range that is free for private use.
  const place = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/^symbol/i.test(font)) return symbolSigns[place] ?? greekOf(place) ?? asIs(place);
  if (/wingdings/i.test(font)) return wingdingSigns[place] ?? "";
  return asIs(place);
}

function greekOf(place: number): string | undefined {
  return place >= 0x61 ? smallGreek[place - 0x61] : greek[place - 0x41];
}

function asIs(place: number): string {
  const written = place >= 0x20 && place <= 0x10_ffff && !(place >= 0xe000 && place <= 0xf8ff);
  return written ? String.fromCodePoint(place) : "";
}

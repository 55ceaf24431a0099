import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";

const files = {
  sans: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  sansBold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
  serif: "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  serifBold: "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  wide: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
};

export type Face = keyof typeof files;

/** The face that has the letters which the text faces lack. */
const spare: Face = "wide";

interface LoadedFace {
  bytes: Buffer;
  characters: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);
const loaded = new Map<Face, LoadedFace>();

/** A font with what it can draw; read once. */
export function loadFace(face: Face): LoadedFace {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(files[face]));
  const font = create(bytes);
  if (!("characterSet" in font)) throw new Error(`${files[face]} is a collection of fonts`);
  const one = { bytes, characters: new Set(font.characterSet) };
  loaded.set(face, one);
  return one;
}

export interface FacedText {
  text: string;
  face: Face;
}

const whiteSquare = "\u25a1";
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const plainLatin = /^[\n\t\u0020-\u007e]*$/u;

/** Cuts a text into pieces that one face can draw; a letter that no face has becomes a white square. */
export function facedText(text: string, wanted: Face): FacedText[] {
  if (plainLatin.test(text)) return text === "" ? [] : [{ text, face: wanted }];
  const pieces: FacedText[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const drawn = drawable(segment, wanted);
    const last = pieces.at(-1);
    if (last?.face === drawn.face) last.text += drawn.text;
    else pieces.push(drawn);
  }
  return pieces;
}

/** How many letters of a text no face can draw. */
export const undrawable = (text: string): number =>
  plainLatin.test(text) ? 0 : [...graphemes.segment(text)].filter(({ segment }) => faceOf(segment, "sans") === null).length;

function drawable(letter: string, wanted: Face): FacedText {
  const face = faceOf(letter, wanted);
  return face ? { text: letter, face } : { text: whiteSquare, face: spare };
}

const invisible = /[\u00ad\n\t]|\p{Cf}|\p{Variation_Selector}/gu;

function faceOf(letter: string, wanted: Face): Face | null {
  const seen = letter.replaceAll(invisible, "");
  const has = (face: Face) => Array.from(seen).every((one) => loadFace(face).characters.has(one.codePointAt(0) ?? 0));
  return [wanted, spare].find(has) ?? null;
}

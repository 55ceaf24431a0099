import { type Box, type PageWord, turnBack } from "../pages/words.ts";
import { characterOf, isLineHyphen, isNothing, isSpace, softHyphen } from "./characters.ts";
import type { Engine } from "./engine.ts";
import type { PageFrame } from "./page-frame.ts";

/** A word that is being read; its edges are those of the file's own space, counted from the lower left. */
interface OpenWord {
  first: number;
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
  size: number;
  /** Quarter turns anticlockwise in that space; null where it stands aslant. */
  turn: 0 | 1 | 2 | 3 | null;
  glued: boolean;
}

/** Reads the words of an open page in the order in which they are drawn; `room` is space for a few numbers, at a multiple of 8. */
export function readPageWords(engine: Engine, text: number, frame: PageFrame, room: number): PageWord[] {
  const reading = new WordReading(engine, text, frame, room);
  const count = engine.call.FPDFText_CountChars(text);
  for (let index = 0; index < count; index++) {
    const code = engine.call.FPDFText_GetUnicode(text, index);
    if (isLineHyphen(code)) reading.hyphen(code);
    else if (isSpace(code)) reading.end();
    else if (!isNothing(code)) reading.add(index, code);
  }
  reading.end();
  return reading.words;
}

const quarterTurn = Math.PI / 2;
const slack = 0.05;

class WordReading {
  readonly words: PageWord[] = [];
  private open: OpenWord | undefined;
  private readonly fonts = new Map<number, Font>();
  private readonly engine: Engine;
  private readonly text: number;
  private readonly frame: PageFrame;
  private readonly room: number;

  constructor(engine: Engine, text: number, frame: PageFrame, room: number) {
    this.engine = engine;
    this.text = text;
    this.frame = frame;
    this.room = room;
  }

  add(index: number, code: number): void {
    this.engine.call.FPDFText_GetLooseCharBox(this.text, index, this.room);
    const floats = this.engine.floats();
    const at = this.room >> 2;
    this.take(index, code, floats[at] ?? 0, floats[at + 3] ?? 0, floats[at + 2] ?? 0, floats[at + 1] ?? 0);
  }

  /** Numbers rather than boxes, as this is done for every letter of a document. */
  private take(index: number, code: number, left: number, bottom: number, right: number, top: number): void {
    if (!(Math.abs(left) < farthest && Math.abs(bottom) < farthest && Math.abs(right) < farthest && Math.abs(top) < farthest)) return;
    const { open } = this;
    const step = open ? stepTo(open, left, bottom, right, top) : "apart";
    if (open && step === "same") {
      open.text += characterOf(code);
      open.left = Math.min(open.left, left);
      open.bottom = Math.min(open.bottom, bottom);
      open.right = Math.max(open.right, right);
      open.top = Math.max(open.top, top);
      return;
    }
    this.end();
    const turn = this.turnAt(index);
    const size = turn === 1 || turn === 3 ? right - left : top - bottom;
    this.open = { first: index, text: characterOf(code), left, bottom, right, top, size, turn, glued: step === "glued" };
  }

  /** A hyphen at the end of a line: it is shown, and the word goes on in the next line. */
  hyphen(code: number): void {
    if (!this.open) return;
    if (code !== softHyphen) this.open.text += "-";
    this.end(true);
  }

  end(broken = false): void {
    const { open } = this;
    this.open = undefined;
    if (!open) return;
    const { first, text, left, bottom, right, top, size, glued } = open;
    const turn = open.turn === null ? null : (((this.frame.turns - open.turn + 4) & 3) as 0 | 1 | 2 | 3);
    const { bold, isEmbedded } = this.fontAt(first);
    const loose = this.frame.shown(left, bottom, right, top);
    const box = isEmbedded || turn !== 0 ? loose : this.trimmed(loose, first);
    const upright = turn === 0 || turn === null ? box : turnBack(box, turn, this.frame.size);
    this.words.push({ text: plain.test(text) ? text : text.normalize("NFC"), box, upright, turn, size, glued, broken, bold });
  }

  private turnAt(index: number): OpenWord["turn"] {
    const [a, b] = this.matrixAt(index);
    const turns = Math.atan2(b, a) / quarterTurn;
    const whole = Math.round(turns);
    if (Math.abs(turns - whole) > slack) return null;
    return ((whole + 4) & 3) as 0 | 1 | 2 | 3;
  }

  private matrixAt(index: number): [a: number, b: number, c: number, d: number] {
    this.engine.call.FPDFText_GetMatrix(this.text, index, this.room);
    const [a = 1, b = 0, c = 0, d = 1] = this.engine.floats().subarray(this.room >> 2, (this.room >> 2) + 4);
    return [a, b, c, d];
  }

  /** Of a font that the file does not bring, PDFium knows only the height of a stand-in, which is well above and below its letters. */
  private trimmed(box: Box, index: number): Box {
    const [, , c, d] = this.matrixAt(index);
    const height = this.engine.call.FPDFText_GetFontSize(this.text, index) * Math.hypot(c, d);
    if (!this.engine.call.FPDFText_GetCharOrigin(this.text, index, this.room, this.room + 8)) return box;
    const [x = 0, y = 0] = this.engine.doubles().subarray(this.room >> 3, (this.room >> 3) + 2);
    const baseline = this.frame.shown(x, y, x, y).top;
    const top = Math.max(box.top, baseline - height * ascent);
    const bottom = Math.min(box.bottom, baseline + height * descent);
    return bottom > top ? { ...box, top, bottom } : box;
  }

  private fontAt(index: number): Font {
    const object = this.engine.call.FPDFText_GetTextObject(this.text, index);
    const at = object && this.engine.call.FPDFTextObj_GetFont(object);
    if (!at) return unknownFont;
    const font = this.fonts.get(at) ?? fontOf(this.engine, at);
    this.fonts.set(at, font);
    return font;
  }
}

interface Font {
  bold: boolean;
  isEmbedded: boolean;
}

const unknownFont: Font = { bold: false, isEmbedded: true };
/** How far the letters of common fonts reach above and below the line, as parts of their size. */
const ascent = 0.72;
const descent = 0.22;

const farthest = 1e6;
const plain = /^[\u0020-\u007e]*$/u;

/** Whether a letter goes on with a word, stands directly after it in another size (a raised number), or elsewhere. */
function stepTo(open: OpenWord, left: number, bottom: number, right: number, top: number): "same" | "glued" | "apart" {
  if (open.turn === null) return "same";
  return open.turn % 2 === 0
    ? stepAlong(open.size, top - bottom, (top + bottom) / 2, open.bottom, open.top, Math.max(left - open.right, open.left - right))
    : stepAlong(open.size, right - left, (left + right) / 2, open.left, open.right, Math.max(bottom - open.top, open.bottom - top));
}

/** By the letter's size and middle, the edges of the word's line, and the gap between them. */
function stepAlong(wordSize: number, size: number, middle: number, low: number, high: number, gap: number): "same" | "glued" | "apart" {
  if (middle < low - size / 4 || middle > high + size / 4 || gap > size) return "apart";
  return Math.abs(size - wordSize) > wordSize * 0.15 ? "glued" : "same";
}

const nameBytes = 128;

function fontOf(engine: Engine, font: number): Font {
  const at = engine.call.malloc(nameBytes);
  const length = Math.min(engine.call.FPDFFont_GetBaseFontName(font, at, nameBytes), nameBytes);
  const name = String.fromCodePoint(...engine.bytes().subarray(at, at + Math.max(0, length - 1)));
  engine.call.free(at);
  const bold = /bold|black|heavy|demi/iu.test(name) || engine.call.FPDFFont_GetWeight(font) >= 600;
  return { bold, isEmbedded: engine.call.FPDFFont_GetIsEmbedded(font) === 1 };
}

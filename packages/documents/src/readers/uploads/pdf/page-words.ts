import { type Box, joinBoxes, type PageWord, turnBack } from "../pages/words.ts";
import { characterOf, isLineHyphen, isNothing, isSpace, softHyphen } from "./characters.ts";
import type { Engine } from "./engine.ts";
import type { PageFrame } from "./page-frame.ts";

/** A word that is being read. */
interface OpenWord {
  first: number;
  text: string;
  box: Box;
  size: number;
  turn: PageWord["turn"];
  glued: boolean;
}

/** Reads the words of an open page in the order in which they are drawn; `room` is space for four floats. */
export function readPageWords(engine: Engine, text: number, frame: PageFrame, room: number): PageWord[] {
  const reading = new WordReading(engine, text, frame);
  const count = engine.call.FPDFText_CountChars(text);
  for (let index = 0; index < count; index++) {
    const code = engine.call.FPDFText_GetUnicode(text, index);
    if (isLineHyphen(code)) reading.hyphen(code);
    else if (isSpace(code)) reading.end();
    else if (!isNothing(code)) reading.add(index, code, boxAt(engine, text, index, frame, room));
  }
  reading.end();
  return reading.words;
}

function boxAt(engine: Engine, text: number, index: number, frame: PageFrame, room: number): Box {
  engine.call.FPDFText_GetLooseCharBox(text, index, room);
  const floats = engine.floats();
  const at = room >> 2;
  return frame.shown(floats[at] ?? 0, floats[at + 3] ?? 0, floats[at + 2] ?? 0, floats[at + 1] ?? 0);
}

const quarterTurn = Math.PI / 2;
const slack = 0.05;

class WordReading {
  readonly words: PageWord[] = [];
  private open: OpenWord | undefined;
  private readonly bold = new Map<number, boolean>();
  private readonly engine: Engine;
  private readonly text: number;
  private readonly frame: PageFrame;

  constructor(engine: Engine, text: number, frame: PageFrame) {
    this.engine = engine;
    this.text = text;
    this.frame = frame;
  }

  add(index: number, code: number, box: Box): void {
    if (!isRoom(box)) return;
    const step = this.open ? stepTo(this.open, box) : "apart";
    if (this.open && step === "same") {
      this.open.text += characterOf(code);
      this.open.box = joinBoxes(this.open.box, box);
      return;
    }
    this.end();
    const turn = this.turnAt(index);
    const size = turn === 1 || turn === 3 ? box.right - box.left : box.bottom - box.top;
    this.open = { first: index, text: characterOf(code), box, size, turn, glued: step === "glued" };
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
    const { text, box, turn, size, glued } = open;
    const upright = turn === 0 || turn === null ? box : turnBack(box, turn, this.frame.size);
    this.words.push({ text: text.normalize("NFC"), box, upright, turn, size, glued, broken, bold: this.boldAt(open.first) });
  }

  private turnAt(index: number): PageWord["turn"] {
    const turns = this.engine.call.FPDFText_GetCharAngle(this.text, index) / quarterTurn;
    const whole = Math.round(turns);
    if (Math.abs(turns - whole) > slack) return null;
    return ((this.frame.turns + whole + 8) & 3) as 0 | 1 | 2 | 3;
  }

  private boldAt(index: number): boolean {
    const object = this.engine.call.FPDFText_GetTextObject(this.text, index);
    const font = object && this.engine.call.FPDFTextObj_GetFont(object);
    if (!font) return false;
    const known = this.bold.get(font) ?? isBold(this.engine, font);
    this.bold.set(font, known);
    return known;
  }
}

const isRoom = (box: Box) =>
  Number.isFinite(box.left + box.top + box.right + box.bottom) && Math.abs(box.left) < 1e6 && Math.abs(box.top) < 1e6;

/** Whether a letter goes on with a word, stands directly after it in another size (a raised number), or elsewhere. */
function stepTo(open: OpenWord, box: Box): "same" | "glued" | "apart" {
  if (open.turn === null) return "same";
  const across = open.turn % 2 === 0;
  const size = across ? box.bottom - box.top : box.right - box.left;
  const [low, high] = across ? [open.box.top, open.box.bottom] : [open.box.left, open.box.right];
  const middle = across ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2;
  const reach = across
    ? Math.max(box.left - open.box.right, open.box.left - box.right)
    : Math.max(box.top - open.box.bottom, open.box.top - box.bottom);
  if (middle < low - size / 4 || middle > high + size / 4 || reach > size) return "apart";
  return Math.abs(size - open.size) > open.size * 0.15 ? "glued" : "same";
}

const nameBytes = 128;

function isBold(engine: Engine, font: number): boolean {
  const at = engine.call.malloc(nameBytes);
  const length = Math.min(engine.call.FPDFFont_GetBaseFontName(font, at, nameBytes), nameBytes);
  const name = String.fromCodePoint(...engine.bytes().subarray(at, at + Math.max(0, length - 1)));
  engine.call.free(at);
  return /bold|black|heavy|demi/iu.test(name) || engine.call.FPDFFont_GetWeight(font) >= 600;
}

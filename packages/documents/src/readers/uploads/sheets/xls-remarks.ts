import type { BiffRecord } from "./biff-records.ts";
import { shortText } from "./biff-strings.ts";
import type { SheetBlocks } from "./sheet-blocks.ts";

const types = { note: 0x1c, object: 0x5d, text: 0x1b6 } as const;

interface Note {
  row: number;
  column: number;
  author: string;
  object: number;
}

/** Gathers comments and texts in boxes of a sheet: objects have texts, and notes say which object is theirs. */
export class XlsRemarks {
  readonly #texts = new Map<number, string>();
  readonly #notes: Note[] = [];
  #object = 0;

  take({ type, data, continued }: BiffRecord): void {
    if (type === types.object && data.length >= 8) this.#object = data.readUInt16LE(6);
    else if (type === types.text) this.#takeText(data, continued);
    else if (type === types.note && data.length > 11) this.#notes.push(noteOf(data));
  }

  /** Comments in the order of their cells' records, then what stands in boxes of its own. */
  tell(blocks: SheetBlocks): void {
    for (const { row, column, author, object } of this.#notes) {
      const text = (this.#texts.get(object) ?? "").trim();
      this.#texts.delete(object);
      if (text !== "") blocks.comment({ row, column }, author === "" || text.startsWith(author) ? text : `${author}: ${text}`);
    }
    for (const text of this.#texts.values()) blocks.box(text);
  }

  #takeText(data: Buffer, continued: readonly Buffer[]): void {
    let left = data.length >= 12 ? data.readUInt16LE(10) : 0;
    let text = "";
    for (const piece of continued) {
      if (left <= 0) break;
      const wide = ((piece[0] ?? 0) & 1) === 1;
      const characters = piece.toString(wide ? "utf16le" : "latin1", 1, 1 + left * (wide ? 2 : 1));
      text += characters;
      left -= characters.length;
    }
    this.#texts.set(this.#object, text);
  }
}

function noteOf(data: Buffer): Note {
  return {
    row: data.readUInt16LE(0) + 1,
    column: data.readUInt16LE(2) + 1,
    object: data.readUInt16LE(6),
    author: shortText(data, 8, { lengthBytes: 2, codePage: null }),
  };
}

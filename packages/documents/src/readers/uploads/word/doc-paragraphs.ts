import type { CharacterLooks } from "./doc-characters.ts";
import type { DocText } from "./doc-pieces.ts";
import { type PropertyRun, propertiesOf, propertyCodes, runAt } from "./doc-properties.ts";

/** A paragraph of a binary document. */
export interface DocParagraph {
  text: string;
  /** Its characters in the document, its end among them. */
  first: number;
  last: number;
  /** What ends it: a paragraph, or a cell or row of a table. */
  end: "paragraph" | "cell" | "row";
  inTable: boolean;
  style: number;
  properties: Map<number, Buffer>;
}

/** Ends of paragraphs, of sections, and of cells. */
const marks = new Set(["\r", "\f", "\u0007"]);

/** Reads the paragraphs of a stretch of the text as they are shown: without codes of fields, deleted and hidden text. */
export class DocParagraphs {
  readonly #text: DocText;
  readonly #looks: CharacterLooks;
  readonly #runs: readonly PropertyRun[];

  constructor(text: DocText, looks: CharacterLooks, runs: readonly PropertyRun[]) {
    this.#text = text;
    this.#looks = looks;
    this.#runs = runs;
  }

  /** The paragraphs between two characters. */
  *between(from: number, to: number): Generator<DocParagraph> {
    const { text } = this.#text;
    const end = Math.min(to, text.length);
    let first = from;
    let mark = "";
    for (let at = from; at < end; at += 1) {
      const sign = text[at] ?? "";
      if (!marks.has(sign)) continue;
      yield this.#paragraph(first, at, mark);
      first = at + 1;
      mark = sign;
    }
    if (first < end) yield this.#paragraph(first, end, mark);
  }

  #paragraph(first: number, last: number, before: string): DocParagraph {
    const run = runAt(this.#runs, this.#text.placeOf(last));
    const properties = run ? propertiesOf(run.data) : new Map<number, Buffer>();
    const isCell = this.#text.text[last] === "\u0007";
    // Without properties, nothing between the ends of two cells is the end of a row.
    const rowEnd = run ? isSet(properties, propertyCodes.rowEnd) : before === "\u0007" && first === last;
    return {
      text: this.#shown(first, last),
      first,
      last,
      end: isCell ? (rowEnd ? "row" : "cell") : "paragraph",
      inTable: isCell || isSet(properties, propertyCodes.inTable),
      style: run?.style ?? 0,
      properties,
    };
  }

  #shown(first: number, last: number): string {
    let shown = "";
    // Whether what comes is what a field shows, for each field that is open.
    const results: boolean[] = [];
    for (let at = first; at < last; at += 1) {
      const sign = this.#text.text[at] ?? "";
      if (sign === "\u0013") results.push(false);
      else if (sign === "\u0014") results[Math.max(0, results.length - 1)] = true;
      else if (sign === "\u0015") results.pop();
      else if (!results.includes(false) && this.#looks.hidden[at] !== 1) shown += this.#looks.symbols.get(at) ?? signs[sign] ?? sign;
    }
    return shown;
  }
}

const signs: Readonly<Record<string, string>> = {
  "\u000b": " ",
  "\u000e": " ",
  "\t": " ",
  "\u001e": "-",
  "\u001f": "",
  "\u0001": "",
  "\u0002": "",
  "\u0005": "",
  "\u0008": "",
};

function isSet(properties: ReadonlyMap<number, Buffer>, code: number): boolean {
  return properties.get(code)?.[0] === 1;
}

import type { DocumentBlock } from "../reading.ts";
import { UnreadError } from "../unread.ts";
import { decodeBytes, endsInHalf } from "./rtf-codepages.ts";
import { destinationOf } from "./rtf-destinations.ts";
import { RtfFlow } from "./rtf-flow.ts";
import { RtfFonts } from "./rtf-fonts.ts";
import { type RtfState, firstState, plainParagraph } from "./rtf-state.ts";
import { RtfStyles } from "./rtf-styles.ts";
import type { RtfToken } from "./rtf-tokens.ts";
import { symbolOf } from "./symbols.ts";

const deepest = 20_000;

/** Reads the tokens of a rich text one by one. */
export class RtfReader {
  readonly #fonts = new RtfFonts();
  readonly #styles = new RtfStyles();
  readonly #flow = new RtfFlow((style) => this.#styles.headingOf(style));
  readonly #outer: RtfState[] = [];
  #state: RtfState = firstState;
  #page = 1252;
  #usualFont = -1;
  #star = false;
  /** Characters still to be passed over, which stand in for the one before. */
  #passing = 0;
  #bytes: number[] = [];
  #places = 0;
  #aside: string[] = [];
  #author = "";

  take(token: RtfToken): void {
    if (token.kind === "byte") return this.#byte(token.value);
    if (token.kind === "text") return this.#characters(token.text);
    this.#flush();
    if (token.kind === "open") this.#open();
    else if (token.kind === "close") this.#close();
    else if (token.kind === "word") this.#word(token.name, token.number);
    else this.#star = true;
  }

  /** The blocks of all that was taken. */
  end(): DocumentBlock[] {
    this.#flush();
    this.#flow.end(this.#state.paragraph);
    return this.#flow.blocks;
  }

  #open(): void {
    if (this.#outer.length >= deepest) throw new UnreadError("damaged", "groups are nested too deeply");
    this.#outer.push(this.#state);
    this.#passing = 0;
  }

  #close(): void {
    const inner = this.#state;
    this.#state = this.#outer.pop() ?? firstState;
    this.#passing = 0;
    this.#star = false;
    if (inner.place !== this.#state.place) this.#endAside(inner);
  }

  /** Tells a text that went to a place of its own. */
  #endAside({ destination }: RtfState): void {
    const text = this.#aside.join("");
    this.#aside = [];
    if (destination === "number") this.#flow.numbered(text);
    else if (destination === "running") this.#flow.running(text);
    else if (destination === "footnote") this.#flow.footnote(text);
    else if (destination === "comment") this.#flow.comment(this.#author, text);
    else if (destination === "author") this.#author = text.trim();
    else if (destination === "box") this.#flow.box(text);
  }

  #word(name: string, number: number | null): void {
    const star = this.#star;
    this.#star = false;
    if (this.#passing > 0 && name !== "u") {
      this.#passing -= 1;
      return;
    }
    const destination = destinationOf(name, star);
    if (destination) return this.#enter(destination, name);
    if (this.#state.destination === "fonts") return this.#fonts.take(name, number);
    if (this.#state.destination === "styles") return this.#styles.take(name, number);
    const text = words.get(name);
    if (text !== undefined) this.#write(text);
    else if (name === "u") this.#unicode(number ?? 0);
    else if (!this.#look(name, number) && !this.#paragraph(name, number)) this.#end(name);
  }

  /** What is passed over hides all within it, save another form of the same text in Unicode, and texts of boxes among the properties of a drawing. */
  #enter(destination: RtfState["destination"], name: string): void {
    const hidden = this.#state.destination === "skip" && name !== "ud" && destination !== "box";
    if (hidden) return;
    const aside = !["text", "skip", "fonts", "styles"].includes(destination);
    if (aside && this.#state.place > 0) return;
    const place = aside ? (this.#places += 1) : this.#state.place;
    this.#change({ destination, place, ...(aside && { paragraph: plainParagraph }) });
  }

  #change(change: Partial<RtfState>): void {
    this.#state = { ...this.#state, ...change };
  }

  /** Takes what says how characters look; gives whether it did. */
  #look(name: string, number: number | null): boolean {
    if (name === "f") this.#change({ font: number ?? 0 });
    else if (name === "deff") this.#usualFont = number ?? 0;
    else if (name === "uc") this.#change({ standIns: Math.max(0, Math.min(20, number ?? 1)) });
    else if (name === "v") this.#change({ hidden: number !== 0 });
    else if (name === "deleted") this.#change({ deleted: number !== 0 });
    else if (name === "plain") this.#change({ hidden: false, deleted: false, font: -1 });
    else if (name === "ansicpg" && number) this.#page = number;
    else if (name === "mac") this.#page = 10_000;
    else if (name === "pc") this.#page = 437;
    else if (name === "pca") this.#page = 850;
    else return false;
    return true;
  }

  /** Takes what says how paragraphs are; gives whether it did. */
  #paragraph(name: string, number: number | null): boolean {
    const { paragraph } = this.#state;
    if (name === "pard") this.#change({ paragraph: plainParagraph });
    else if (name === "s") this.#change({ paragraph: { ...paragraph, style: number ?? 0 } });
    else if (name === "outlinelevel") this.#change({ paragraph: { ...paragraph, outline: number } });
    else if (name === "intbl") this.#change({ paragraph: { ...paragraph, inTable: true } });
    else if (name === "ls") this.#change({ paragraph: { ...paragraph, list: (number ?? 0) > 0 } });
    else if (name === "ilvl") this.#change({ paragraph: { ...paragraph, level: Math.max(0, Math.min(8, number ?? 0)) } });
    else return false;
    return true;
  }

  #end(name: string): void {
    if (!/^(?:par|sect|cell|row|nestcell)$/.test(name) || this.#state.destination === "skip") return;
    if (this.#state.place > 0) this.#aside.push(" ");
    else if (name === "cell") this.#flow.endCell();
    else if (name === "row") this.#flow.endRow();
    else if (name === "nestcell") this.#flow.endInnerCell();
    else this.#flow.endParagraph(this.#state.paragraph);
  }

  #unicode(number: number): void {
    const code = number < 0 ? number + 0x1_0000 : number;
    const shown =
      code >= 0xf000 && code <= 0xf0ff ? symbolOf(this.#fontName, code) : String.fromCodePoint(Math.max(0x20, Math.min(code, 0x10_ffff)));
    this.#write(shown);
    this.#passing = this.#state.standIns;
  }

  #byte(value: number): void {
    if (this.#passing > 0) this.#passing -= 1;
    else this.#bytes.push(value);
  }

  #characters(text: string): void {
    const passed = Math.min(this.#passing, text.length);
    this.#passing -= passed;
    for (let at = passed; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 0x80 && !endsInHalf(this.#bytes, this.#fontPage)) {
        const run = asciiFrom(text, at);
        this.#flush();
        this.#write(this.#showsSigns ? this.#signs(Buffer.from(run)) : run);
        at += run.length - 1;
      } else this.#bytes.push(code);
    }
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = this.#bytes;
    this.#bytes = [];
    this.#write(this.#showsSigns ? this.#signs(bytes) : decodeBytes(bytes, this.#fontPage));
  }

  get #showsSigns(): boolean {
    return this.#state.destination !== "fonts" && /^\s*(?:symbol|wingdings)/i.test(this.#fontName);
  }

  #signs(codes: Iterable<number>): string {
    return Array.from(codes, (code) => (code === 0x20 ? " " : symbolOf(this.#fontName.trim(), code))).join("");
  }

  get #fontName(): string {
    return this.#fonts.nameOf(this.#font);
  }

  get #font(): number {
    return this.#state.font === -1 ? this.#usualFont : this.#state.font;
  }

  get #fontPage(): number {
    return this.#fonts.pageOf(this.#font, this.#page);
  }

  #write(text: string): void {
    const { destination, place, hidden, deleted } = this.#state;
    if (destination === "skip") return;
    if (destination === "fonts") this.#fonts.named(text);
    else if (destination === "styles") this.#styles.named(text);
    else if (hidden || deleted) return;
    else if (place > 0) this.#aside.push(text);
    else this.#flow.write(text);
  }
}

const ascii = /[\0-\x7f]+/y;

function asciiFrom(text: string, at: number): string {
  ascii.lastIndex = at;
  return ascii.exec(text)?.[0] ?? "";
}

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nobreakspace: " ",
    nobreakhyphen: "-",
    tab: " ",
    line: " ",
    page: " ",
    column: " ",
    emdash: "—",
    endash: "–",
    emspace: " ",
    enspace: " ",
    qmspace: " ",
    bullet: "•",
    lquote: "‘",
    rquote: "’",
    ldblquote: "“",
    rdblquote: "”",
  }),
);

import { collapse } from "../../text.ts";
import { type XmlElement, elementsIn, elementsWithin, wordsIn } from "../xml-tree.ts";

export type LineKind = "article" | "article-title" | "division" | "division-title" | "annex" | "heading" | "text";

/** One paragraph of an act with what its class says it is. */
export interface Line {
  kind: LineKind;
  text: string;
  /** Number of the recital it is of; empty elsewhere. */
  recital: string;
  /** Marks of the acts that put these words there: `M5`. */
  marks: string[];
}

const kinds: readonly (readonly [RegExp, LineKind])[] = [
  [/^(?:oj-)?ti-art$|^title-article-norm$/, "article"],
  [/^(?:oj-)?sti-art$|^stitle-article-norm$/, "article-title"],
  [/^(?:oj-)?ti-section-1$|^title-division-1$/, "division"],
  [/^(?:oj-)?ti-section-2$|^title-division-2$/, "division-title"],
  [/^(?:oj-)?doc-ti$|^title-annex-[12]$/, "annex"],
  [/^(?:oj-)?ti-grseq-\d$|^title-gr-seq-level-\d$/, "heading"],
];
const apart = /^(?:oj-)?(?:note|hd-\w+|footnote|final|signatory|separator|reference|disclaimer|arrow)$/;
const blockTags = new Set(["p", "div", "table", "tbody", "thead", "tr", "td", "th", "ul", "ol", "li", "dl", "dt", "dd", "hr", "body"]);

const classesOf = ({ attributes }: XmlElement): string[] => (attributes["class"] ?? "").split(/\s+/);
const has = (element: XmlElement, pattern: RegExp): boolean => classesOf(element).some((one) => pattern.test(one));
const holdsBlocks = (element: XmlElement): boolean => elementsIn(element).some((child) => blockTags.has(child.name) || holdsBlocks(child));

/** Goes through an act in reading order and gives every paragraph once, however deep it is nested. */
export class LineReader {
  readonly lines: Line[] = [];
  /** The act each mark stands for, as its link says: `M5` is `32024R1860`. */
  readonly marked = new Map<string, string>();
  #marks: string[] = [];
  #recital = "";

  read(element: XmlElement): void {
    if (has(element, apart)) return this.#learn(element);
    if (has(element, /^modref$/)) return this.#mark(element);
    if (element.attributes["id"]?.startsWith("rct_")) return this.#readRecital(element);
    if (element.name === "table") return this.#readTable(element);
    if (has(element, /^grid-container$/)) return this.#labelled(elementsIn(element));
    if (!holdsBlocks(element)) return this.#add(element);
    this.#readMixed(element);
  }

  #add(element: XmlElement): void {
    const kind = kinds.find(([pattern]) => has(element, pattern))?.[1] ?? "text";
    this.#put(kind, wordsIn(element, new Set(["hr"])));
  }

  #put(kind: LineKind, words: string): void {
    const inline = [...words.matchAll(/[►▼]\s*([BMCA]\d*)/g)].flatMap(([, mark = ""]) => (mark === "B" ? [] : [mark]));
    const text = collapse(words.replace(/[►▼]\s*(?:[BMCA]\d*(?:\s|$))?/g, " ").replaceAll("◄", "")).replace(/ ([,.;:])/g, "$1");
    // Words that were put in and taken out again leave a line of dashes.
    if (text === "" || /^[—–\-\s]+$/.test(text)) return;
    this.lines.push({ kind, text, recital: this.#recital, marks: [...new Set([...this.#marks, ...inline])] });
  }

  /** Children one after the other; a number that stands before a block is the label of what follows. */
  #readMixed(element: XmlElement): void {
    let words = "";
    for (const child of element.children) {
      const isBlock = typeof child !== "string" && (blockTags.has(child.name) || holdsBlocks(child));
      if (!isBlock) {
        words += typeof child === "string" ? child : wordsIn(child);
        continue;
      }
      const label = collapse(words);
      words = "";
      if (isLabel(label)) this.#under(label, () => this.read(child));
      else {
        this.#put("text", label);
        this.read(child);
      }
    }
    this.#put("text", words);
  }

  /** Reads what stands beside a label, and puts the label before its first words. */
  #under(label: string, read: () => void): void {
    const before = this.lines.length;
    read();
    const first = this.lines[before];
    if (first === undefined) this.#put("text", label);
    else first.text = collapse(`${label} ${first.text}`);
  }

  #labelled(cells: readonly XmlElement[]): void {
    const [number, ...rest] = cells;
    const label =
      number === undefined
        ? ""
        : collapse(wordsIn(number))
            .replace(/[►▼]\s*[BMCA]\d*/g, "")
            .trim();
    this.#under(label, () => rest.forEach((cell) => this.read(cell)));
  }

  #readTable(table: XmlElement): void {
    const rows = elementsWithin(table, "tr");
    const isTable = has(table, /^(?:oj-table|borderOj|table)$/);
    for (const row of rows) {
      const cells = elementsIn(row, "td", "th").filter((cell) => isTable || wordsIn(cell).trim() !== "");
      if (isTable) this.#put("text", cells.map((cell) => collapse(wordsIn(cell))).join(" | "));
      else if (cells.length > 1 && isLabel(collapse(wordsIn(cells[0])))) this.#labelled(cells);
      else for (const cell of cells) this.read(cell);
    }
  }

  #readRecital(element: XmlElement): void {
    this.#recital = /\d+/.exec(element.attributes["id"] ?? "")?.[0] ?? "";
    for (const child of elementsIn(element)) this.read(child);
    this.#recital = "";
  }

  /** From here on the words are those of the act named, until the next mark. */
  #mark(element: XmlElement): void {
    this.#learn(element);
    const marks = [...wordsIn(element).matchAll(/[BMCA]\d*/g)].map(([mark]) => mark);
    this.#marks = marks.filter((mark) => mark !== "B");
  }

  #learn(element: XmlElement): void {
    for (const link of elementsWithin(element, "a")) {
      const mark = /[MCA]\d+/.exec(wordsIn(link))?.[0];
      const celex = /celex[:=]%?3?A?(3\d{4}[A-Z]\d{4})/i.exec(link.attributes["href"] ?? "")?.[1];
      if (mark !== undefined && celex !== undefined) this.marked.set(mark, celex);
    }
  }
}

const isLabel = (text: string): boolean => /^(?:\(?[\dA-Za-z]{1,5}(?:\.\d+)*[.)]{1,2}|\d+(?:\.\d+)+|[—–•-])$/.test(text);

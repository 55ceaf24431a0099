import type { DocumentBlock, WordBox } from "../reading.ts";
import { mayGoOn, type Vocabulary } from "./hyphens.ts";
import type { Line } from "./lines.ts";
import type { PageWord } from "./words.ts";

type Written = Pick<DocumentBlock, "text" | "words">;

/** Lines as running text, each word with its place in it. */
export function writeLines(lines: readonly Line[], vocabulary: Vocabulary): Written {
  const writing = new Writing(vocabulary);
  for (const line of lines) writing.line(line.words);
  return writing.written();
}

/** Rows as lines, their cells parted by tabs. */
export function writeRows(rows: readonly Line[][][], vocabulary: Vocabulary): Written {
  const writing = new Writing(vocabulary);
  for (const [index, row] of rows.entries()) {
    if (index > 0) writing.put("\n");
    for (const [column, cell] of row.entries()) {
      if (column > 0) writing.put("\t");
      for (const line of cell) writing.line(line.words);
    }
  }
  return writing.written();
}

class Writing {
  private text = "";
  private readonly words: WordBox[] = [];
  private last: PageWord | undefined;
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  line(words: readonly PageWord[]): void {
    for (const [index, word] of words.entries()) {
      if (this.last) this.part(this.last, word, index === 0);
      const start = this.text.length;
      this.text += word.text;
      const { left, top, right, bottom } = word.box;
      this.words.push({ start, end: this.text.length, left, top, right, bottom });
      this.last = word;
    }
  }

  put(separator: "\n" | "\t"): void {
    this.text += separator;
    this.last = undefined;
  }

  written(): Written {
    return { text: this.text, words: this.words };
  }

  private part(last: PageWord, word: PageWord, isNewLine: boolean): void {
    if (isNewLine && mayGoOn(last)) this.goOn(last, word);
    else if (!word.glued) this.text += " ";
  }

  private goOn(last: PageWord, word: PageWord): void {
    const between = this.vocabulary.between(last, word);
    const box = this.words.at(-1);
    if (between === "" && box && /[-\u2010]$/u.test(last.text)) {
      this.text = this.text.slice(0, -1);
      box.end -= 1;
    }
    if (between === "- ") this.text += " ";
  }
}

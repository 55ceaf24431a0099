import type { PageWord } from "./words.ts";

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const bare = (word: string) => word.replaceAll(edges, "").toLowerCase();
const hyphenAtEnd = /\p{L}[-\u2010]$/u;

/** Whether a word at the end of a line may go on in the next. */
export const mayGoOn = (word: PageWord): boolean => word.broken || hyphenAtEnd.test(word.text);

/** The words of a document, for telling a hyphen that breaks a word from one that belongs to it. */
export class Vocabulary {
  private readonly known = new Set<string>();
  private readonly met = new Set<string>();

  /** Takes in the words of a page; halves of words tell nothing. */
  add(words: readonly PageWord[]): void {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (this.met.has(word.text) || mayGoOn(word) || (before && mayGoOn(before))) continue;
      this.met.add(word.text);
      this.known.add(bare(word.text));
    }
  }

  /** What of the hyphen stays where a word goes on in the next line: nothing, the hyphen, or the hyphen and a space (`pre- and`). */
  between(head: PageWord, tail: PageWord): "" | "-" | "- " {
    if (!hyphenAtEnd.test(head.text)) return "";
    if (/^(?:and|or|to)$/u.test(tail.text)) return "- ";
    if (!/^\p{L}/u.test(tail.text)) return /^\p{N}/u.test(tail.text) ? "-" : "- ";
    return this.isOneWord(bare(head.text), bare(tail.text)) && /^\p{Ll}/u.test(tail.text) ? "" : "-";
  }

  private isOneWord(head: string, tail: string): boolean {
    if (this.known.has(head + tail)) return true;
    return !this.known.has(`${head}-${tail}`) && !(this.known.has(head) && this.known.has(tail));
  }
}

/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { Growable, uint16, uint32 } from "./growable.ts";
import { gone } from "./postings.ts";
import { saysNothing } from "./reranker.ts";

/** Which term each word is indexed as, and the words of each term. */
export class WordForms {
  readonly #termOfWord: Growable<Uint32Array<ArrayBuffer>>;
  readonly #roles = new Growable(uint16);
  /** By term, its newest word, and by word, the next older one of its term, each plus one. */
  readonly #newest = new Growable(uint32);
  readonly #older = new Growable(uint32);

  constructor(termOfWord?: Uint32Array<ArrayBuffer>) {
    this.#termOfWord = termOfWord ? Growable.of(uint32, termOfWord) : new Growable(uint32);
    termOfWord?.forEach((term, word) => this.#link(word, term));
  }

  get count(): number {
    return this.#termOfWord.length;
  }

  /** The column a snapshot keeps. */
  get column(): Uint32Array<ArrayBuffer> {
    return this.#termOfWord.trimmed();
  }

  /** By word, its term, or `gone` for one that says nothing. */
  get terms(): Uint32Array {
    return this.#termOfWord.data;
  }

  /** By word, `saysNothing` or 0. */
  get roles(): Uint16Array {
    return this.#roles.data;
  }

  /** Notes the term of the next word, `gone` for one that says nothing. */
  push(term: number): void {
    this.#link(this.count, term);
    this.#termOfWord.push(term);
  }

  termOf(word: number): number {
    return this.#termOfWord.data[word]!;
  }

  *of(term: number): Generator<number> {
    for (let word = this.#newest.data[term] ?? 0; word > 0; word = this.#older.data[word - 1]!) yield word - 1;
  }

  #link(word: number, term: number): void {
    this.#roles.push(term === gone ? saysNothing : 0);
    if (term === gone) {
      this.#older.push(0);
      return;
    }
    while (this.#newest.length <= term) this.#newest.push(0);
    this.#older.push(this.#newest.data[term]!);
    this.#newest.data[term] = word + 1;
  }
}

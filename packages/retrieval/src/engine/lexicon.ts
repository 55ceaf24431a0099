/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */
import { Growable, uint16, uint32 } from "./growable.ts";

/** Numbers strings in the order they come; typed arrays alone, so that a large vocabulary loads at once. */
export class Lexicon {
  readonly #characters: Growable<Uint16Array<ArrayBuffer>>;
  /** Where each string begins, with one entry more than strings. */
  readonly #starts: Growable<Uint32Array<ArrayBuffer>>;
  /** Open addressing: number of a string plus one, 0 for a free place. */
  #table: Uint32Array<ArrayBuffer>;
  /** Strings made so far, by number. */
  readonly #made: string[] = [];

  constructor(kept?: { characters: Uint16Array<ArrayBuffer>; starts: Uint32Array<ArrayBuffer>; table: Uint32Array<ArrayBuffer> }) {
    this.#characters = Growable.of(uint16, kept?.characters ?? new Uint16Array(0));
    this.#starts = Growable.of(uint32, kept?.starts ?? new Uint32Array(1));
    this.#table = kept?.table ?? new Uint32Array(64);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** The columns a snapshot keeps. */
  get columns() {
    return { characters: this.#characters.trimmed(), starts: this.#starts.trimmed(), table: this.#table };
  }

  /** The number of a string, or -1. */
  find(text: string): number {
    return this.#table[this.#placeOf(text)]! - 1;
  }

  /** The string of a number. */
  at(number: number): string {
    return (this.#made[number] ??= String.fromCharCode(
      ...this.#characters.data.subarray(this.#starts.data[number], this.#starts.data[number + 1]),
    ));
  }

  add(text: string): number {
    const place = this.#placeOf(text);
    if (this.#table[place]! > 0) return this.#table[place]! - 1;
    for (let at = 0; at < text.length; at++) this.#characters.push(text.charCodeAt(at));
    this.#starts.push(this.#characters.length);
    this.#table[place] = this.size;
    if (this.size * 2 > this.#table.length) this.#enlarge();
    return this.size - 1;
  }

  #placeOf(text: string): number {
    let hash = 2166136261;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
    const last = this.#table.length - 1;
    for (let place = spread(hash) & last; ; place = (place + 1) & last) {
      const number = this.#table[place]!;
      if (number === 0 || this.#is(number - 1, text)) return place;
    }
  }

  #is(number: number, text: string): boolean {
    const start = this.#starts.data[number]!;
    if (this.#starts.data[number + 1]! - start !== text.length) return false;
    for (let at = 0; at < text.length; at++) if (this.#characters.data[start + at] !== text.charCodeAt(at)) return false;
    return true;
  }

  #enlarge(): void {
    this.#table = new Uint32Array(this.#table.length * 4);
    const last = this.#table.length - 1;
    const characters = this.#characters.data;
    for (let number = 0; number < this.size; number++) {
      let hash = 2166136261;
      for (let at = this.#starts.data[number]!; at < this.#starts.data[number + 1]!; at++)
        hash = Math.imul(hash ^ characters[at]!, 16777619);
      let place = spread(hash) & last;
      while (this.#table[place]! > 0) place = (place + 1) & last;
      this.#table[place] = number + 1;
    }
  }
}

const spread = (hash: number) => hash ^ (hash >>> 15);

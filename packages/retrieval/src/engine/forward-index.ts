/* oxlint-disable typescript/no-non-null-assertion -- typed arrays are read within their bounds, in loops where a check would cost more than the work */

interface Block {
  low: Uint16Array<ArrayBuffer>;
  high: Uint8Array<ArrayBuffer>;
}

const emptyBlock: Block = { low: new Uint16Array(0), high: new Uint8Array(0) };
const blockBits = 20;
const blockLength = 2 ** blockBits;
const mostPerPassage = 65_535;

/** The words of each passage in order, three bytes a word, in blocks that never move once they are full. */
export class ForwardIndex {
  readonly #blocks: Block[] = [];
  #end = 0;

  /** Takes up the columns of a snapshot. */
  static from(low: Uint16Array<ArrayBuffer>, high: Uint8Array<ArrayBuffer>): ForwardIndex {
    const store = new ForwardIndex();
    for (let start = 0; start < low.length; start += blockLength) {
      const end = Math.min(low.length, start + blockLength);
      store.#blocks.push({ low: low.subarray(start, end), high: high.subarray(start, end) });
    }
    store.#end = low.length;
    return store;
  }

  /** Keeps a passage's words; returns where they begin. */
  add(words: readonly number[]): number {
    const count = Math.min(words.length, mostPerPassage);
    if ((this.#end % blockLength) + count > blockLength) this.#end = Math.ceil(this.#end / blockLength) * blockLength;
    const start = this.#end;
    const { low, high } = this.#blockFor(start, count);
    const offset = start % blockLength;
    for (let nth = 0; nth < count; nth++) {
      low[offset + nth] = words[nth]! & 0xffff;
      high[offset + nth] = words[nth]! >>> 16;
    }
    this.#end += count;
    return start;
  }

  /** Copies a passage's words out of another store. */
  copy(from: ForwardIndex, start: number, count: number): number {
    const { low, high, offset } = from.at(start);
    return this.add(Array.from({ length: count }, (_, nth) => low[offset + nth]! | (high[offset + nth]! << 16)));
  }

  /** Where a passage's words are: the lower two bytes and the upper one of each, from an offset on. */
  at(start: number): { low: Uint16Array; high: Uint8Array; offset: number } {
    const { low, high } = this.#blocks[start >>> blockBits] ?? emptyBlock;
    return { low, high, offset: start & (blockLength - 1) };
  }

  get columns(): Block {
    const columns = { low: new Uint16Array(this.#end), high: new Uint8Array(this.#end) };
    this.#blocks.forEach(({ low, high }, nth) => {
      const length = Math.min(low.length, this.#end - nth * blockLength);
      columns.low.set(low.subarray(0, length), nth * blockLength);
      columns.high.set(high.subarray(0, length), nth * blockLength);
    });
    return columns;
  }

  #blockFor(start: number, count: number): Block {
    const nth = start >>> blockBits;
    const needed = (start % blockLength) + count;
    const block = this.#blocks[nth];
    if (block !== undefined && block.low.length >= needed) return block;
    const length = Math.min(blockLength, Math.max(needed, 2 * (block?.low.length ?? 512)));
    const larger = { low: new Uint16Array(length), high: new Uint8Array(length) };
    if (block !== undefined) {
      larger.low.set(block.low);
      larger.high.set(block.high);
    }
    this.#blocks[nth] = larger;
    return larger;
  }
}

/** Most words kept of a passage. */
export const mostWords = mostPerPassage;

type Numbers = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array that grows as it fills. */
export class Growable<T extends Numbers> {
  length = 0;
  data: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 64) {
    this.#make = make;
    this.data = make(capacity);
  }

  /** Goes on where an array ends. */
  static of<T extends Numbers>(make: (length: number) => T, held: T): Growable<T> {
    const growable = new Growable(make, 0);
    growable.data = held;
    growable.length = held.length;
    return growable;
  }

  push(value: number): void {
    this.reserve(1);
    this.data[this.length++] = value;
  }

  reserve(more: number): void {
    if (this.length + more <= this.data.length) return;
    const larger = this.#make(Math.max(Math.ceil(this.data.length * 1.5), this.length + more, 64));
    larger.set(this.data);
    this.data = larger;
  }

  reset(): void {
    this.length = 0;
    if (this.data.length > 1_000_000) this.data = this.#make(64);
  }

  /** What it holds, without a copy. */
  filled(): T {
    return this.data.subarray(0, this.length) as T;
  }

  trimmed(): T {
    const exact = this.#make(this.length);
    exact.set(this.data.subarray(0, this.length));
    return exact;
  }
}

export const uint32 = (length: number) => new Uint32Array(length);
export const uint16 = (length: number) => new Uint16Array(length);
export const uint8 = (length: number) => new Uint8Array(length);
export const float64 = (length: number) => new Float64Array(length);

type Numbers = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array that doubles as it fills. */
export class Growable<T extends Numbers> {
  length = 0;
  data: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 64) {
    this.#make = make;
    this.data = make(capacity);
  }

  push(value: number): void {
    this.reserve(1);
    this.data[this.length++] = value;
  }

  reserve(more: number): void {
    if (this.length + more <= this.data.length) return;
    const larger = this.#make(Math.max(this.data.length * 2, this.length + more));
    larger.set(this.data);
    this.data = larger;
  }

  reset(): void {
    this.length = 0;
    if (this.data.length > 1_000_000) this.data = this.#make(64);
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

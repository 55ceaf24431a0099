/** Numbers from 0 to 1 that are the same in each run with a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const below = (random: Random, most: number): number => Math.floor(random() * most);
const oneOf = <T>(random: Random, all: readonly [T, ...T[]]): T => all[below(random, all.length)] ?? all[0];

/** Values that lengths, places and counts are often not checked for. */
const odd: readonly [string, ...string[]] = [
  "\u00ff\u00ff\u00ff\u007f",
  "\u00ff\u00ff\u00ff\u00ff",
  "\0\0\0\0",
  "\0\0\0\u0080",
  "9999999999",
  "-1 ",
];

const ways: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  flip(bytes, random) {
    const times = Math.max(1, Math.floor(bytes.length / oneOf(random, [50, 500, 5000])));
    for (let nth = 0; nth < times; nth += 1) {
      const at = below(random, bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
    }
    return bytes;
  },
  burst(bytes, random) {
    const at = below(random, bytes.length);
    const end = Math.min(bytes.length, at + oneOf(random, [4, 64, 1024]));
    for (let place = at; place < end; place += 1) bytes[place] = below(random, 256);
    return bytes;
  },
  cut: (bytes, random) => bytes.subarray(0, 1 + below(random, bytes.length)),
  double(bytes, random) {
    const at = below(random, bytes.length);
    const piece = bytes.subarray(at, at + oneOf(random, [16, 512, 8192]));
    const again = Array.from({ length: oneOf(random, [1, 2, 20]) }, () => piece);
    return Buffer.concat([bytes.subarray(0, at), ...again, bytes.subarray(at)]);
  },
  odd(bytes, random) {
    bytes.write(oneOf(random, odd), below(random, bytes.length), "latin1");
    return bytes;
  },
  zero: (bytes, random) => {
    const at = below(random, bytes.length);
    return bytes.fill(0, at, Math.min(bytes.length, at + oneOf(random, [8, 256, 4096])));
  },
};

/** A file that was damaged in one of the ways that files are; the same for the same numbers. */
export function mutate(file: Uint8Array, random: Random): { way: string; bytes: Buffer } {
  const [way, change] = oneOf(random, Object.entries(ways) as [[string, (typeof ways)[string]]]);
  return { way, bytes: change(Buffer.from(file), random) };
}

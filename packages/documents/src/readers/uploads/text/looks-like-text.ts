const marks: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/** Bytes of a text by which its kind is told. */
export const sampled = 256 * 1024;

/** Whether bytes may be a text: marked as one, or next to no control characters among them. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (markOf(bytes) ?? unmarkedUtf16(bytes)) return true;
  const sample = bytes.subarray(0, sampled);
  const controls = sample.filter((byte) => byte < 32 && !(byte >= 8 && byte <= 13) && byte !== 26 && byte !== 27).length;
  return controls <= Math.max(8, sample.length / 100) && !isProgram(bytes);
}

/** The encoding that a text names by its first bytes; null where it names none. */
export function markOf(bytes: Uint8Array): string | null {
  return marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? null;
}

/** Text of Latin letters in UTF-16 has a zero in every second byte. */
export function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096 & -2);
  if (sample.length < 8) return null;
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length * 0.35;
  if (odd > many && even * 20 < odd) return "utf-16le";
  return even > many && odd * 20 < even ? "utf-16be" : null;
}

/** Programs begin with letters that a text could not be told from by its bytes alone. */
function isProgram([a, b, c, d]: Uint8Array): boolean {
  const elf = a === 0x7f && b === 0x45 && c === 0x4c && d === 0x46;
  return elf || (a === 0x4d && b === 0x5a && (c ?? 32) < 9);
}

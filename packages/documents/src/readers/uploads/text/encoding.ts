import { analyse } from "chardet";
import { decode, encodingExists } from "iconv-lite";

const marks: readonly [number[], string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];
const sampled = 256 * 1024;

/** The characters of a text whose encoding nobody states: by its mark, as UTF-8 where it is valid, else by what is most likely. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markOf(bytes) ?? unmarkedUtf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, likelyEncoding(bytes));
  }
}

/** Whether bytes may be a text: marked as one, or next to no control characters among them. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (markOf(bytes) ?? unmarkedUtf16(bytes)) return true;
  const sample = bytes.subarray(0, sampled);
  const controls = sample.filter((byte) => byte < 32 && !(byte >= 8 && byte <= 13) && byte !== 26 && byte !== 27).length;
  return controls <= Math.max(8, sample.length / 100) && !isProgram(bytes);
}

function markOf(bytes: Uint8Array): string | null {
  return marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? null;
}

/** Text of Latin letters in UTF-16 has a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
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

/** The encoding of bytes that are known to stand for one character each. */
export function likelySingleByte(bytes: Uint8Array): string {
  const beyondAscii = bytes.filter((byte) => byte >= 0x80);
  // Western texts have few letters beyond ASCII, too few to tell their encodings apart.
  if (beyondAscii.length * 4 < bytes.length) return "windows-1252";
  const guess = analyse(bytes.subarray(0, sampled)).find(
    ({ name }) => /^(?:windows-125\d|KOI8|ISO-8859)/i.test(name) && encodingExists(name),
  );
  return guess?.name ?? "windows-1252";
}

/** A text that is UTF-8 but for a few bytes is read as that; what else is not told apart is Windows' Western. */
function likelyEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampled);
  if (nearlyUtf8(sample)) return "utf-8";
  const guess = analyse(sample).find(({ name }) => encodingExists(name) && !/^utf/i.test(name));
  if (!guess || /^ISO-8859-1$/i.test(guess.name)) return "windows-1252";
  return guess.name;
}

function nearlyUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(sample);
  const broken = text.split("\ufffd").length - 1;
  const beyondAscii = text.length - text.replaceAll(/[^\0-\x7f]/g, "").length - broken;
  return beyondAscii > broken * 4;
}

import { analyse } from "chardet";
import { decode, encodingExists } from "iconv-lite";
import { markOf, sampled, unmarkedUtf16 } from "./looks-like-text.ts";

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

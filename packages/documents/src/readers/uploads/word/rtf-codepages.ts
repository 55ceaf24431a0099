import { decode, encodingExists } from "iconv-lite";

const charsets: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10_000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** The code page of a font by its set of characters; null where it has none of its own. */
export function codePageOfCharset(charset: number): number | null {
  return charsets[charset] ?? null;
}

/** The characters of bytes in a code page. */
export function decodeBytes(bytes: readonly number[], page: number): string {
  const name = page === 10_000 ? "macroman" : page === 65_001 ? "utf8" : `cp${page}`;
  return decode(Buffer.from(bytes), encodingExists(name) ? name : "windows-1252");
}

/** Whether the last of the bytes is the first half of a character, so that the next belongs to it whatever it looks like. */
export function endsInHalf(bytes: readonly number[], page: number): boolean {
  if (![932, 936, 949, 950].includes(page)) return false;
  let half = false;
  for (const byte of bytes) half = !half && byte >= 0x81 && !(page === 932 && byte >= 0xa0 && byte <= 0xdf);
  return half;
}

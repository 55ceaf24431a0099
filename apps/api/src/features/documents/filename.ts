const longest = 255;

/** The last part of a client's file name without anything that a file system, header or reader could misread; null when nothing is left. */
export function plainFilename(given: string): string | null {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, "")
    .trim();
  const dot = plain.lastIndexOf(".");
  if (dot < 1 || dot === plain.length - 1) return null;
  const extension = plain.slice(dot);
  return `${plain.slice(0, Math.min(dot, longest - extension.length))}${extension}`;
}

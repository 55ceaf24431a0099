import type { Hash } from "node:crypto";

/** A UUID made of a hash (RFC 9562, version 8): the same for the same things, on every machine. */
export function uuidOf(hash: Hash): string {
  const digits = hash.digest("hex").slice(0, 32);
  const variant = "89ab".charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  const marked = `${digits.slice(0, 12)}8${digits.slice(13, 16)}${variant}${digits.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

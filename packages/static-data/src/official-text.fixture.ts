import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const folder = new URL("../../../../shared/data/", import.meta.url);

/** Whether the reference texts lie beside the checkout; they are no part of the product. */
export const haveReferenceTexts = existsSync(fileURLToPath(folder));

function bytesOf(path: string): Buffer {
  const bytes = readFileSync(fileURLToPath(new URL(path, folder)));
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** A text file as it is. */
export const textOf = (path: string): string => bytesOf(path).toString("utf8");

export const rowsOf = <Row>(path: string): Row[] =>
  bytesOf(path)
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** Text files of a gzipped tar archive by their names. */
export function filesOf(path: string): Map<string, string> {
  const tar = bytesOf(path);
  const files = new Map<string, string>();
  for (let at = 0; at + 512 <= tar.length;) {
    const field = (start: number, length: number) => tar.toString("utf8", at + start, at + start + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(field(124, 12).trim() || "0", 8);
    if (field(0, 100) !== "" && field(156, 1) === "0") files.set(field(0, 100), tar.toString("utf8", at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/** Lower-case words without marks, one space between them. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

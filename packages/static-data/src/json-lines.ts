import { readFileSync } from "node:fs";
import { z } from "zod";

/** A line that is not in the form the reader needs; `message` names file and line. */
class LineError extends Error {
  override name = "LineError";
}

/** The filled lines of a file, by its path in this package, each with its number. */
const linesOf = (path: string): { line: string; number: number }[] =>
  readFileSync(new URL(`../${path}`, import.meta.url), "utf8")
    .split("\n")
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => line.trim() !== "");

function parsed<T extends z.ZodType>(path: string, { line, number }: { line: string; number: number }, Row: T): z.output<T> {
  const read = Row.safeParse(JSON.parse(line));
  if (read.success) return read.data;
  throw new LineError(`${path}:${number}: ${z.prettifyError(read.error)}`);
}

/** Reads a file of one JSON object a line, by its path in this package. */
export const readJsonLines = <T extends z.ZodType>(path: string, Row: T): z.output<T>[] =>
  linesOf(path).map((line) => parsed(path, line, Row));

/** The same of a file whose first line says what the file is. */
export function readHeadedLines<H extends z.ZodType, T extends z.ZodType>(
  path: string,
  Head: H,
  Row: T,
): { head: z.output<H>; rows: z.output<T>[] } {
  const [first, ...rest] = linesOf(path);
  if (first === undefined) throw new LineError(`${path}:1: is empty`);
  return { head: parsed(path, first, Head), rows: rest.map((line) => parsed(path, line, Row)) };
}

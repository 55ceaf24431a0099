import { readFileSync } from "node:fs";
import { z } from "zod";

/** A line that is not in the form the reader needs; `message` names file and line. */
class LineError extends Error {
  override name = "LineError";
}

/** Reads a file of one JSON object a line, by its path in this package. */
export function readJsonLines<T extends z.ZodType>(path: string, Row: T): z.output<T>[] {
  const lines = readFileSync(new URL(`../${path}`, import.meta.url), "utf8").split("\n");
  return lines.flatMap((line, nth) => {
    if (line.trim() === "") return [];
    const parsed = Row.safeParse(JSON.parse(line));
    if (parsed.success) return [parsed.data];
    throw new LineError(`${path}:${nth + 1}: ${z.prettifyError(parsed.error)}`);
  });
}

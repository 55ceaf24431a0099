import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Paths are meant from where the command was called. */
export const fromThere = (path: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

/** Official texts beside the repository; null where there are none. */
export function besideUs(): string | null {
  const folder = resolve(import.meta.dirname, "../../../shared/data");
  return existsSync(folder) ? folder : null;
}

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NewSourceVersion } from "@clausewise/contracts";
import { readNote } from "./notes.ts";

const folder = new URL("../notes/", import.meta.url);

/** The built-in library: our own summaries of clauses, one source a file, in a stable order. */
export const builtInLibrary = (): NewSourceVersion[] =>
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => readNote(name, readFileSync(new URL(name.replaceAll("\\", "/"), folder), "utf8")));

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { NewSourceVersion } from "@clausewise/contracts";
import { readBeliefs } from "./beliefs.ts";
import { type NoteCard, readCards, readNote } from "./notes.ts";
import { readWordings } from "./wordings.ts";

const folder = new URL("../notes/", import.meta.url);
/** How people ask for the clauses of a note, in a file of the same name. */
const wordings = new URL("../wordings/", import.meta.url);
/** What people wrongly believe of them, likewise. */
const beliefs = new URL("../beliefs/", import.meta.url);

/** What they are looked up by, likewise. */
const subjects = new URL("../subjects/", import.meta.url);

/** The reader of notes: another one may make something else of them. */
const reader = new URL(`./notes${extname(import.meta.url)}`, import.meta.url);

const namesIn = (from: URL): string[] =>
  readdirSync(fileURLToPath(from), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();

const digestOf = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** The built-in library: our own summaries of clauses, one source a file, in a stable order. */
export const builtInLibrary = (): NewSourceVersion[] =>
  namesIn(folder).map((name) => readNote(name, readFileSync(new URL(name, folder), "utf8")));

/** What a file beside a note says; nothing where there is none. */
function readBeside(name: string, from: URL): string {
  const file = new URL(name, from);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The clauses of the built-in library, each with the words it can be found by. */
export const builtInCards = (): NoteCard[] =>
  namesIn(folder).flatMap((name) => {
    const [asked, believed, indexed] = [readBeside(name, wordings), readBeside(name, beliefs), readBeside(name, subjects)];
    return readCards(name, readFileSync(new URL(name, folder), "utf8"), {
      wordings: readWordings(name, asked),
      beliefs: readBeliefs(name, believed),
      subjects: readWordings(name, indexed),
    });
  });

/** SHA-256 over all notes and how they are read, hexadecimal: as long as it is the same, so is the library. */
export function builtInFingerprint(from: URL = folder): string {
  const hash = createHash("sha256").update(digestOf(readFileSync(reader)));
  for (const name of namesIn(from)) hash.update(`\n${name}\n`).update(digestOf(readFileSync(new URL(name, from))));
  return hash.digest("hex");
}

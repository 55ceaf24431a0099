import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const hourInMs = 3_600_000;
/** Where the engine lies, which says its version too: another one may write other files. */
const engine = createRequire(import.meta.url).resolve("@electric-sql/pglite");

/** The files of a database in memory, as the first test that needed them left them behind, or as `make` makes them now. */
export async function imageOf(kind: string, ingredients: readonly string[], make: () => Promise<Blob>): Promise<Blob> {
  const name = `clausewise-test-${process.getuid?.() ?? 0}-${kind}-`;
  const sum = createHash("sha256").update(JSON.stringify([engine, ...ingredients]));
  const file = join(tmpdir(), `${name}${sum.digest("hex").slice(0, 16)}.tar`);
  const known = read(file);
  if (known) return known;
  const image = await make();
  dropOld(name);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
  renameSync(draft, file);
  return image;
}

/** An empty database: making its files takes an engine longer than all else. */
export const initialImage = (): Promise<Blob> =>
  imageOf("initial", [], async () => {
    const client = await PGlite.create();
    const image = await client.dumpDataDir("none");
    await client.close();
    return image;
  });

/** Lays the files of an image into a folder. */
export async function unpack(image: Blob, folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: image });
  await client.close();
}

function read(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Images are large, and every change of their ingredients leaves one behind. */
function dropOld(name: string): void {
  const old = readdirSync(tmpdir())
    .filter((one) => one.startsWith(name))
    .map((one) => join(tmpdir(), one));
  for (const file of old)
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > hourInMs) rmSync(file, { force: true });
}

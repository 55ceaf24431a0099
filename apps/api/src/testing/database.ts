import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtInFingerprint } from "@clausewise/static-data";
import type { OpenDatabase } from "../platform/database/client.ts";
import { openInMemory } from "../platform/database/embedded.ts";
import { bringInBuiltInLibrary } from "./built-in.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
const importer = fileURLToPath(new URL("../features/library/import", import.meta.url));
const hourInMs = 3_600_000;

/** A migrated database in memory, from an image that the first test of these migrations left behind. */
export const openTestDatabase = (): Promise<OpenDatabase> => openImage("empty", [filesOf(migrations)], async () => undefined);

/** The same with the built-in library in it, and no record of that in its trail. */
export const openStockedDatabase = (): Promise<OpenDatabase> =>
  openImage("stocked", [filesOf(migrations), filesOf(importer), builtInFingerprint()], bringInBuiltInLibrary);

const filesOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /\.(?:sql|ts)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

/** Opens the image that was made of the same ingredients before, or makes it. */
async function openImage(kind: string, ingredients: string[], fill: (open: OpenDatabase) => Promise<void>): Promise<OpenDatabase> {
  const name = `clausewise-test-${process.getuid?.() ?? 0}-${kind}-`;
  const file = join(tmpdir(), `${name}${createHash("sha256").update(JSON.stringify(ingredients)).digest("hex").slice(0, 16)}.tar`);
  const image = readImage(file);
  if (image) return openInMemory(image);
  const open = await openInMemory();
  await fill(open);
  dropImages(name);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await (await open.takeImage()).arrayBuffer()), { mode: 0o600 });
  renameSync(draft, file);
  return open;
}

function readImage(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Images are large, and every change of their ingredients leaves one behind. */
function dropImages(name: string): void {
  const old = readdirSync(tmpdir())
    .filter((one) => one.startsWith(name))
    .map((one) => join(tmpdir(), one));
  for (const file of old)
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > hourInMs) rmSync(file, { force: true });
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtInFingerprint } from "@clausewise/static-data";
import type { OpenDatabase } from "../platform/database/client.ts";
import { openInMemory } from "../platform/database/embedded.ts";
import { bringInBuiltInLibrary } from "./built-in.ts";
import { imageOf, initialImage, unpack } from "./image.repository.ts";
import { copyTemplate } from "./template-folder.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
const importer = fileURLToPath(new URL("../features/library/import", import.meta.url));

/** A migrated database in memory, from an image that the first test of these migrations left behind. */
export const openTestDatabase = async (): Promise<OpenDatabase> => openInMemory(await migratedImage());

/** The same with the built-in library in it, and no record of that in its trail. */
export const openStockedDatabase = async (): Promise<OpenDatabase> =>
  openInMemory(await imageOf("stocked", [filesOf(migrations), filesOf(importer), builtInFingerprint()], stocked));

/** Lays a migrated database into a data folder, where a start finds it as if it had been there before. */
export const layDatabase = (dataDir: string): Promise<void> =>
  copyTemplate("migrated", join(dataDir, "postgres"), async (folder) => unpack(await migratedImage(), folder));

const migratedImage = () => imageOf("empty", [filesOf(migrations)], async () => taken(await openInMemory(await initialImage())));

async function stocked(): Promise<Blob> {
  const open = await openInMemory(await migratedImage());
  await bringInBuiltInLibrary(open);
  return taken(open);
}

async function taken(open: Awaited<ReturnType<typeof openInMemory>>): Promise<Blob> {
  const image = await open.takeImage();
  await open.close();
  return image;
}

const filesOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /\.(?:sql|ts)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openBucket } from "../platform/storage/bucket-place.ts";
import { openFolder } from "../platform/storage/folder-place.ts";
import type { Place } from "../platform/storage/place.ts";
import { startBucketServer } from "./bucket-server.ts";

/** A place of a test, with what lies in it as whoever owns the disk sees it. */
export interface TestPlace {
  place: Place;
  bytesAt(path: string): Buffer;
  lay(path: string, bytes: Uint8Array | string): void;
  close(): Promise<void>;
}

async function inBucket(): Promise<TestPlace> {
  const { settings, objects, close } = await startBucketServer();
  return {
    place: openBucket(settings),
    bytesAt: (path) => objects.get(settings.prefix + path)?.bytes ?? Buffer.alloc(0),
    lay: (path, bytes) => void objects.set(settings.prefix + path, { bytes: Buffer.from(bytes), modified: new Date() }),
    close,
  };
}

const inFolder = async (folder: string): Promise<TestPlace> => ({
  place: openFolder(folder),
  bytesAt: (path) => readFileSync(join(folder, path)),
  lay(path, bytes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  },
  close: async () => undefined,
});

/** Both kinds of place that files can lie in. */
export const places = [
  { kind: "a folder", open: inFolder },
  { kind: "a bucket", open: inBucket },
];

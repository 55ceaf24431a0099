import { join } from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { AlreadyOpen, takeSharedLock } from "../database/lock.ts";
import type { BucketSettings } from "./bucket-place.ts";
import { openFileStore, type FileStore } from "./file-store.ts";
import { openFolder } from "./folder-place.ts";
import { checkedKeys } from "./key-check.ts";
import type { Place } from "./place.ts";
import type { Resealing } from "./reseal-files.ts";
import { createScan } from "./scanner.ts";
import type { StorageSettings } from "./settings.ts";
import { openSpool } from "./spool.ts";

export interface OpenFiles {
  files: FileStore;
  /** What encrypts them anew. */
  resealing: Resealing;
  close: () => void;
}

/** A lock that servers share while they use the files, and that whoever changes their key takes alone. */
export const filesLock = (dataDir: string): string => join(dataDir, "files.lock");

/** Opens the store of a running server; throws CannotStart where a key is missing or another, or a bucket cannot be used. */
export async function openFiles(dataDir: string, settings: StorageSettings): Promise<OpenFiles> {
  const close = inUse(dataDir);
  try {
    const place = await openPlace(dataDir, settings.bucket);
    const keys = await checkedKeys(settings.keys, place);
    const resealing = { place, keys, spool: openSpool(dataDir, keys) };
    return { files: openFileStore({ ...resealing, scan: createScan(settings.scanner) }), resealing, close };
  } catch (error) {
    close();
    throw error;
  }
}

function inUse(dataDir: string): () => void {
  try {
    return takeSharedLock(filesLock(dataDir));
  } catch (error) {
    if (!(error instanceof AlreadyOpen)) throw error;
    throw new CannotStart("The key of the stored files is being changed. Start Clausewise again once that is done.");
  }
}

/** The bucket where one is named, or else the data folder. */
export async function openPlace(dataDir: string, bucket: BucketSettings | null): Promise<Place> {
  if (!bucket) return openFolder(dataDir);
  // Loaded only where it is used.
  const { openBucket } = await import("./bucket-place.ts");
  const place = openBucket(bucket);
  await place.foldersIn("").catch((error: unknown) => {
    throw bucketUnusable(bucket, error);
  });
  return place;
}

const bucketUnusable = ({ bucket, endpoint }: BucketSettings, error: unknown) => {
  const cause = error instanceof Error ? error.cause : null;
  const why = cause instanceof Error ? cause.name : "no answer";
  return new CannotStart(
    `The bucket ${bucket}${endpoint === null ? "" : ` at ${endpoint}`} cannot be used (${why}). Check that it is there and that S3_ENDPOINT, S3_REGION, S3_KEY_ID and S3_SECRET are right.`,
  );
};

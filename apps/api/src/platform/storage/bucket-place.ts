import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
  type ListObjectsV2CommandOutput,
} from "@aws-sdk/client-s3";
import { AppError } from "../../errors.ts";
import type { Place, PlacedFile } from "./place.ts";

export interface BucketSettings {
  bucket: string;
  /** Address of a server with S3's interface; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null where the surroundings say who we are, such as the role of a machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** What every key begins with: empty, or ending with a slash. */
  prefix: string;
}

/** The beginning of a file that is fetched when it is opened; small ones are whole with it. */
const firstBytes = 64 * 1024;
/** How often a file is sent, and the time in ms before it is sent again. */
const tries = 3;
const pause = 200;
const connectionTimeout = 5000;
const silenceTimeout = 30_000;

/** How servers call it that there is no such file. */
const missing = ["NoSuchKey", "NotFound"];
/** An empty file has no range of bytes. */
const nothing: GetObjectCommandOutput = { $metadata: {} };

const silent = { trace: () => undefined, debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Files in a bucket behind S3's interface. Each is sent in one request, so none is ever there in part. */
export function openBucket({ bucket, endpoint, region, credentials, prefix }: BucketSettings): Place {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: tries,
    // What fails is thrown, and logged where it ends up.
    logger: silent,
    requestHandler: { connectionTimeout, socketTimeout: silenceTimeout, throwOnRequestTimeout: true },
    // Servers other than Amazon's do not all know its newer checksums; Content-MD5 and our own encryption prove the bytes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (path: string) => ({ Bucket: bucket, Key: prefix + path });

  const send = async (path: string, file: string, match: { IfMatch?: string } = {}) => {
    const { size } = await stat(file);
    const ContentMD5 = await md5Of(file);
    await again(() =>
      client.send(new PutObjectCommand({ ...at(path), ...match, Body: createReadStream(file), ContentLength: size, ContentMD5 })),
    );
    await rm(file, { force: true });
  };
  const remove = async (path: string) => void (await reached(client.send(new DeleteObjectCommand(at(path)))));

  return {
    take: (path, file) => reached(send(path, file)),

    replace: (path, file, { mark }) =>
      reached(
        send(path, file, { IfMatch: mark }).then(
          () => true,
          orWhen([...missing, "PreconditionFailed", "ConditionalRequestConflict"], false),
        ),
      ),

    async open(path) {
      const get = (from: number, to: number, match: { IfMatch?: string }, signal: AbortSignal) =>
        client.send(new GetObjectCommand({ ...at(path), ...match, Range: `bytes=${from}-${to - 1}` }), { abortSignal: signal });
      const opening = get(0, firstBytes, {}, new AbortController().signal);
      const answer = await reached(opening.catch(orWhen(missing, null)).catch(orWhen(["InvalidRange"], nothing)));
      if (!answer) return null;
      const first = Buffer.from((await reached(answer.Body?.transformToByteArray() ?? Promise.resolve(null))) ?? []);
      const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? "")?.[1] ?? first.length);
      const mark = answer.ETag ?? "";
      return fetchedInParts({ size, mark, first, get: (from, to, signal) => get(from, to, { IfMatch: mark }, signal) });
    },

    remove,

    async move(from, to) {
      const CopySource = encodeURI(`${bucket}/${prefix}${from}`);
      const copied = client.send(new CopyObjectCommand({ ...at(to), CopySource })).then(() => true, orWhen(missing, false));
      if (!(await reached(copied))) return false;
      await remove(from);
      return true;
    },

    async *list(folder) {
      for await (const { Contents = [] } of pages(client, bucket, { Prefix: prefix + folder }))
        for (const { Key = "", LastModified } of Contents)
          yield { path: Key.slice(prefix.length), isStale: (before) => LastModified !== undefined && LastModified.getTime() < before };
    },

    async foldersIn(folder) {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(client, bucket, { Prefix: prefix + folder, Delimiter: "/" }))
        names.push(...CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice((prefix + folder).length, -1)));
      return names;
    },

    async readText(path) {
      const answer = await reached(client.send(new GetObjectCommand(at(path))).catch(orWhen(missing, null)));
      return (await answer?.Body?.transformToString()) ?? null;
    },

    writeText: async (path, text) => void (await reached(client.send(new PutObjectCommand({ ...at(path), Body: text })))),
  };
}

interface Fetched {
  size: number;
  mark: string;
  first: Buffer;
  get: (from: number, to: number, signal: AbortSignal) => Promise<{ Body?: unknown }>;
}

/** A file whose beginning was fetched, and whose rest is when it is asked for. */
function fetchedInParts({ size, mark, first, get }: Fetched): PlacedFile {
  const closing = new AbortController();
  return {
    size,
    mark,
    async *bytes(from, to = size) {
      if (from < first.length) yield first.subarray(from, Math.min(to, first.length));
      const rest = Math.max(from, first.length);
      if (rest >= to) return;
      const { Body } = await reached(get(rest, to, closing.signal));
      // In Node the body of an answer is a readable stream.
      yield* Body as Readable;
    },
    close: async () => closing.abort(),
  };
}

async function* pages(client: S3Client, bucket: string, wanted: { Prefix: string; Delimiter?: string }) {
  let token: string | undefined;
  do {
    const ContinuationToken = token === undefined ? {} : { ContinuationToken: token };
    const page: ListObjectsV2CommandOutput = await reached(
      client.send(new ListObjectsV2Command({ Bucket: bucket, ...wanted, ...ContinuationToken })),
    );
    yield page;
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

async function md5Of(file: string): Promise<string> {
  const hash = createHash("md5");
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest("base64");
}

/** Sends a file again after a failure that may pass: the client does so by itself only where it sends no stream. */
async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let nth = 1; ; nth += 1)
    try {
      return await attempt();
    } catch (error) {
      if (nth === tries || !mayPass(error)) throw error;
      await setTimeout(pause * 2 ** nth);
    }
}

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

const mayPass = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
};

/** What stands for an answer that names one of these faults. */
const orWhen =
  <T>(names: string[], instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && names.includes(error.name)) return instead;
    throw error;
  };

/** Tells of a bucket that cannot be reached as what it is for people: nothing of theirs is wrong. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw error;
    const failure = new AppError("unavailable", "The storage of files does not answer as it should. Try again in a moment.");
    failure.cause = error;
    throw failure;
  }
}

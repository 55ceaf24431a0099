import { join } from "node:path";
import { z } from "zod";
import { ConfigError } from "../config-error.ts";
import type { BucketSettings } from "./bucket-place.ts";
import { isKey, type KeySettings } from "./file-keys.ts";
import type { ScannerAddress } from "./scanner.ts";

/** The part of the environment that says where files lie, and what they are encrypted under. */
export const storageEnvironment = {
  /** Keys of the stored files, the current one first; made and kept in AUDIT_DIR when not given. */
  FILE_KEYS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (keys) => keys.length > 0 && keys.every(isKey),
      "must be keys of 64 hexadecimal digits, separated by commas, the current one first",
    )
    .optional(),
  /** A bucket behind S3's interface that the encrypted files lie in; a folder of DATA_DIR where none is named. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_KEY_ID: z.string().min(1).optional(),
  S3_SECRET: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w./-]+$/, "must be of letters, digits and . _ - /")
    .optional(),
  /** A ClamAV daemon that looks at each file before it is stored: a socket's path, or a host with its port. */
  CLAMAV_HOST: z
    .string()
    .regex(
      /^(?:\/.+|(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)$/i,
      "must be a host, a host and port such as clamav:3310, or the path of a socket",
    )
    .optional(),
};
const Environment = z.object(storageEnvironment);
type Environment = z.output<typeof Environment>;

export interface StorageSettings {
  keys: KeySettings;
  /** Null where files lie in a folder of this machine. */
  bucket: BucketSettings | null;
  /** Null where nothing looks for viruses. */
  scanner: ScannerAddress | null;
}

/** Where the stored files lie and what they are encrypted under, keys apart from files. */
export const storageOf = (env: Environment, auditDir: string): StorageSettings => ({
  keys: { given: env.FILE_KEYS ?? null, file: join(auditDir, "file-keys") },
  bucket: bucketOf(env),
  scanner: scannerOf(env.CLAMAV_HOST),
});

/** The port that the daemon listens on where nothing else is said. */
const usualPort = 3310;

function scannerOf(address: string | undefined): ScannerAddress | null {
  if (address === undefined) return null;
  if (address.startsWith("/")) return { path: address };
  const [, host = "", port] = /^(.+?)(?::(\d+))?$/.exec(address) ?? [];
  return { host: host.replaceAll(/^\[|\]$/g, ""), port: port === undefined ? usualPort : Number(port) };
}

/** The same as a command finds it, before any other setting is read. */
export function storageIn(environment: NodeJS.ProcessEnv, auditDir: string): StorageSettings {
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
  return storageOf(parsed.data, auditDir);
}

function bucketOf({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_KEY_ID, S3_SECRET, S3_PREFIX }: Environment): BucketSettings | null {
  const rest = [S3_ENDPOINT, S3_REGION, S3_KEY_ID, S3_SECRET, S3_PREFIX];
  if (S3_BUCKET === undefined && rest.some((value) => value !== undefined))
    throw new ConfigError("S3_BUCKET: needed together with the other settings of S3");
  if (S3_BUCKET === undefined) return null;
  if ((S3_KEY_ID === undefined) !== (S3_SECRET === undefined))
    throw new ConfigError("S3_KEY_ID and S3_SECRET: one is of no use without the other");
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? "us-east-1",
    credentials: S3_KEY_ID !== undefined && S3_SECRET !== undefined ? { accessKeyId: S3_KEY_ID, secretAccessKey: S3_SECRET } : null,
    prefix: S3_PREFIX === undefined ? "" : `${S3_PREFIX.replaceAll(/^\/+|\/+$/g, "")}/`,
  };
}

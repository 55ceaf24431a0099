import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { AuditRecord } from "@clausewise/contracts";
import { canonical, hashOf } from "../../canonical.ts";

/** What `hash` covers: every field but the two seals themselves. */
export type UnsealedRecord = Omit<AuditRecord, "hash" | "mac">;

/** Previous hash of the first record. */
export const chainStart = "0".repeat(64);

/** Text as a database gives it back: NUL and lone surrogates, which it cannot hold, become U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll("\u0000", "\uFFFD");

/** A value as it comes back from the stored column over any driver and over JSON, so that all of them hash alike. */
export const storable = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_key, field: unknown) => cleaned(field)) ?? "null");

const cleaned = (value: unknown): unknown => {
  if (typeof value === "string") return storableText(value);
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [storableKey(key), field]));
};

/**
 * A key that every reader gives back. Readers guard themselves by dropping one named `__proto__`, and V8 misreads keys
 * that JSON writes with a backslash (https://github.com/nodejs/node/issues/63785).
 */
function storableKey(key: string): string {
  if (key === "__proto__") return "(__proto__)";
  // oxlint-disable-next-line no-control-regex -- JSON escapes exactly these
  return storableText(key).replaceAll(/["\\\u0000-\u001F]/g, "\uFFFD");
}

const prepared = new WeakMap<Buffer, KeyObject>();

/** HMAC-SHA-256 in hexadecimal; preparing a key costs far more than using it, so each is prepared once. */
function hmac(text: string, key: Buffer): string {
  const ready = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, ready);
  return createHmac("sha256", ready).update(text).digest("hex");
}

/** MAC of a record's hash, with a key the database never holds. */
export const macOf = (hash: string, key: Buffer): string => hmac(hash, key);

/** Seals a record with its hash and its MAC. */
export function seal(record: UnsealedRecord, key: Buffer): AuditRecord {
  const hash = hashOf(record);
  return { ...record, hash, mac: macOf(hash, key) };
}

/** Signature of a statement about the chain; `purpose` keeps one kind of statement from passing for another. */
export const sign = (purpose: "checkpoint" | "restore" | "reseal" | "export" | "erasure", statement: unknown, key: Buffer): string =>
  hmac(`${purpose}:${canonical(statement)}`, key);

import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOnce } from "../../../platform/write-whole.ts";

/** What exports are signed with, so that whoever has the public half can prove them without any secret of this installation. */
export interface ExportKey {
  /** The public half, as PEM. */
  publicKey: string;
  /** SHA-256 of the public half, by which people compare it. */
  fingerprint: string;
  /** Ed25519 signature, in base64. */
  sign(bytes: Uint8Array): string;
}

const keyFile = "export-key.pem";

/** The key of an audit folder, made when it is first needed. */
export function openExportKey(auditDir: string): ExportKey {
  const file = join(auditDir, keyFile);
  if (!existsSync(file)) writeOnce(file, newKey());
  return exportKeyOf(createPrivateKey(readFileSync(file)));
}

const newKey = (): string => generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();

/** The same of a key that is held already. */
export function exportKeyOf(privateKey: KeyObject): ExportKey {
  const publicKey = createPublicKey(privateKey);
  return {
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    fingerprint: createHash("sha256")
      .update(publicKey.export({ type: "spki", format: "der" }))
      .digest("hex"),
    sign: (bytes) => sign(null, bytes, privateKey).toString("base64"),
  };
}

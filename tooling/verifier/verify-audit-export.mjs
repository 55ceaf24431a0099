#!/usr/bin/env node
// Proves an export of an audit trail: that its files are those that were signed, and that no record in it was changed, taken
// away or added. It stands alone, on Node.js 20 or newer: nothing of the product runs here, and nothing is fetched.
//
//   node verify-audit-export.mjs <folder> [--public-key <file.pem>]
//
// <folder> holds the unpacked export: manifest.json, manifest.sig, records.ndjson and public-key.pem. Whoever put another key
// into the folder could have signed another trail: name the public key that you were given apart from it.
import { createHash, createPublicKey, verify } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const chainStart = "0".repeat(64);

/** JSON with keys in order at every level. */
function canonical(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** What is wrong with the evidence, said in one line. */
class Broken extends Error {}

/** Evidence that cannot be read at all. */
class Unreadable extends Error {}

function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch {
    throw new Unreadable(`${file} cannot be read.`);
  }
}

function keyIn(file) {
  try {
    return createPublicKey(bytesOf(file));
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(`${file} holds no public key.`);
  }
}

/** The manifest, once its signature is proven. */
function signedManifest(folder, keyFile) {
  const bytes = bytesOf(join(folder, "manifest.json"));
  const signature = Buffer.from(bytesOf(join(folder, "manifest.sig")).toString().trim(), "base64");
  const key = keyIn(keyFile ?? join(folder, "public-key.pem"));
  const fingerprint = sha256(key.export({ type: "spki", format: "der" }));
  if (!verify(null, bytes, key, signature)) throw new Broken("the manifest was not signed with this key, or was edited");
  const manifest = JSON.parse(bytes.toString());
  if (manifest.format !== "clausewise-audit-export-1") throw new Unreadable("the manifest is of a form that this verifier does not know.");
  return { manifest, fingerprint };
}

/** SHA-256 of a file, read a piece at a time. */
async function hashOfFile(file) {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest("hex");
}

function faultOf(record, before, isWhole) {
  const { hash, mac: _mac, ...unsealed } = record;
  if (hash !== sha256(canonical(unsealed))) return "its content is not what was hashed";
  if (before !== null && record.sequence <= before.sequence) return "it is out of order";
  if (!isWhole) return null;
  if (record.sequence !== (before?.sequence ?? 0) + 1) return "a record before it is missing";
  if (record.previous_hash !== (before?.hash ?? chainStart)) return "it does not follow the record before it";
  return null;
}

/** Follows the records; gives how many there are, and the last. */
async function walk(file, isWhole) {
  let [count, last] = [0, null];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    let record;
    try {
      ({ record } = JSON.parse(line));
    } catch {
      throw new Broken(`line ${count + 1} is not JSON`);
    }
    const fault = faultOf(record, last, isWhole);
    if (fault) throw new Broken(`record ${record.sequence}: ${fault}`);
    [count, last] = [count + 1, record];
  }
  return { count, last };
}

async function proven(folder, keyFile) {
  const { manifest, fingerprint } = signedManifest(folder, keyFile);
  const records = join(folder, "records.ndjson");
  if ((await hashOfFile(records)) !== manifest.sha256) throw new Broken("records.ndjson is not the file that was signed");
  const { count, last } = await walk(records, manifest.whole);
  if (count !== manifest.records) throw new Broken(`the manifest says ${manifest.records} records; the file holds ${count}`);
  if ((last?.hash ?? null) !== manifest.last_hash) throw new Broken("the manifest names another last record");
  return { manifest, fingerprint, last };
}

function toldOf({ manifest, fingerprint, last }, keyFile) {
  const what = manifest.whole ? "the whole trail" : `what fits ${JSON.stringify(manifest.filter)}`;
  const key = keyFile === undefined ? "the key in the folder: compare its fingerprint with the one you were given" : "the key you named";
  const end = last === null ? "" : `, up to no. ${last.sequence} of ${last.recorded_at}`;
  return `intact: ${manifest.records} records, ${what}${end}, exported ${manifest.exported_at}.\nSigned with ${key}.\nFingerprint (SHA-256): ${fingerprint}`;
}

async function main([folder, flag, keyFile, ...rest]) {
  if (folder === undefined || rest.length > 0 || (flag !== undefined && (flag !== "--public-key" || keyFile === undefined))) {
    console.error("node verify-audit-export.mjs <folder> [--public-key <file.pem>]");
    return 2;
  }
  try {
    console.log(toldOf(await proven(folder, keyFile), keyFile));
    return 0;
  } catch (error) {
    if (error instanceof Broken) console.log(`BROKEN: ${error.message}`);
    else console.error(error.message);
    return error instanceof Broken ? 1 : 2;
  }
}

process.exitCode = await main(process.argv.slice(2));

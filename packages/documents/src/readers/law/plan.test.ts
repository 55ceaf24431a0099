import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gunzip, readTar } from "../archive.ts";
import { planCorpus } from "./plan.ts";
import { cited, fileOf, readAll, readOne } from "./testing.ts";

const row = (fields: object) =>
  JSON.stringify({
    identifier: "Rule 1",
    title: "A rule",
    authority: "FDA",
    jurisdiction: "US",
    kind: "regulation",
    status: "in_force",
    citation: "Rule 1(a)",
    text: "It holds.",
    ...fields,
  });

function tarOf(path: string, content: string): Uint8Array {
  const header = new Uint8Array(512);
  const put = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  put(path, 0);
  put(content.length.toString(8).padStart(11, "0"), 124);
  put("15173400000", 136);
  put("0ustar\u000000", 156);
  put("        ", 148);
  put(
    header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0"),
    148,
  );
  const bytes = new Uint8Array(512 + Math.ceil(content.length / 512) * 512 + 1024);
  bytes.set(header);
  bytes.set(new TextEncoder().encode(content), 512);
  return bytes;
}

test("JSON Lines passages are grouped by source, superseded versions first", () => {
  const lines = [row({}), row({ citation: "Rule 1(b)", text: "It ends." }), row({ status: "superseded", label: "old" })].join("\n");
  const versions = readAll([fileOf("rules.jsonl", lines)]);
  expect(versions.map((version) => [version.status, version.passages.length])).toEqual([
    ["superseded", 1],
    ["in_force", 2],
  ]);
});

test("a compressed archive is read like the files in it", () => {
  const version = readOne([fileOf("rules.tar.gz", gzipSync(tarOf("folder/rules.jsonl", row({}))))]);
  expect(cited(version)).toEqual([["Rule 1(a)", "It holds."]]);
});

test("a compressed file that would grow without bound is refused", () => {
  expect(() => gunzip(gzipSync(new Uint8Array(100_000)), 1000)).toThrow(/unpacks to more than/);
});

test("an archive with too many files is refused", () => {
  const one = tarOf("a.md", "x").subarray(0, 1024);
  expect(() => readTar(new Uint8Array([...one, ...one]), 1)).toThrow("holds more than 1 files");
});

test("every file that holds no source is named with the reason", () => {
  const plan = planCorpus([
    fileOf("notes.txt", "Just a note."),
    fileOf("scan.pdf", "%PDF"),
    fileOf("queries.jsonl", '{"_id":"1","text":"What is a device?"}'),
    fileOf("broken.tar.gz", "no archive"),
    fileOf("feed.xml", "<rss/>"),
  ]);
  expect(plan.sources).toEqual([]);
  expect(Object.fromEntries(plan.unreadable.map(({ file, reason }) => [file, reason]))).toEqual({
    "notes.txt": "does not say at its head what source it is",
    "scan.pdf": ".pdf files are not read as library texts",
    "queries.jsonl": "is no list of passages: its lines lack identifier, citation, status or text",
    "broken.tar.gz": "is not a valid gzip file",
    "feed.xml": "is XML, but not in the form eCFR publishes",
  });
});

test("a passage longer than the library takes is parted at a sentence end", () => {
  const version = readOne([fileOf("long.jsonl", row({ text: "A sentence that ends. ".repeat(1500) }))]);
  expect(version.passages.length).toBe(2);
  expect(version.passages.every((passage) => passage.text.length <= 20_000 && passage.text.endsWith("ends."))).toBe(true);
});

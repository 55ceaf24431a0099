import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { expect, test } from "vitest";
import { planCorpus } from "./plan.ts";
import { cited, fileOf, passageRow, readAll, readOne } from "./testing.ts";

const row = (fields: object) => JSON.stringify(passageRow(fields));

test("JSON Lines passages are grouped by source, superseded versions first", async () => {
  const lines = [row({}), row({ citation: "Rule 1(b)", text: "It ends." }), row({ status: "superseded", label: "old" })].join("\n");
  const versions = await readAll([fileOf("rules.jsonl", lines)]);
  expect(versions.map((version) => [version.status, version.passages.length])).toEqual([
    ["superseded", 1],
    ["in_force", 2],
  ]);
});

test("a compressed archive is read like the files in it", async () => {
  const version = await readOne([
    fileOf("rules.tar.gz", gzipSync(await packTar([{ header: { name: "folder/rules.jsonl", size: row({}).length }, body: row({}) }]))),
  ]);
  expect(cited(version)).toEqual([["Rule 1(a)", "It holds."]]);
});

test("every file that holds no source is named with the reason", async () => {
  const plan = await planCorpus([
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
    "feed.xml": "is XML or HTML, but not in the form of an official publisher that is known",
  });
});

test("a passage longer than the library takes is parted at a sentence end", async () => {
  const version = await readOne([fileOf("long.jsonl", row({ text: "A sentence that ends. ".repeat(1500) }))]);
  expect(version.passages.length).toBe(2);
  expect(version.passages.every((passage) => passage.text.length <= 20_000 && passage.text.endsWith("ends."))).toBe(true);
});

const part = (number: string, words: string) =>
  `<DIV5 N="${number}" TYPE="PART"><HEAD>PART ${number}—WIDGETS</HEAD><DIV8 N="${number}.1" TYPE="SECTION"><HEAD>§ ${number}.1 Scope.</HEAD><P>${words}</P></DIV8></DIV5>`;

/** A file that counts how often it is read. */
function counted(path: string, content: string) {
  const counts = { reads: 0 };
  const read = () => {
    counts.reads += 1;
    return new TextEncoder().encode(content);
  };
  return { counts, file: { path, modified: "2026-03-01", read } };
}

test("a file with 20,000 copies of one part is one source, decoded once, and the copies are named", async () => {
  const { counts, file } = counted("title-21.xml", `<DIV1 N="21">${part("807", "It holds.").repeat(20_000)}</DIV1>`);
  const plan = await planCorpus([file]);
  const read = await plan.sources[0]?.read();
  expect(plan.sources.map(({ files }) => files)).toEqual([["title-21.xml"]]);
  expect(plan.unreadable).toEqual([{ file: "title-21.xml", reason: "holds 21 CFR 807 20,000 times: only the first was read" }]);
  expect(read).toMatchObject({ ok: true, version: { passages: [{ text: "It holds." }] } });
  expect(counts.reads).toBe(1);
});

test("a file of many sources is decoded once, not once a source", async () => {
  const parts = Array.from({ length: 2000 }, (_, index) => part(String(index + 1), "It holds."));
  const rules = Array.from({ length: 2000 }, (_, index) => row({ identifier: `Rule ${index}` }));
  const xml = counted("title-21.xml", `<DIV1 N="21">${parts.join("")}</DIV1>`);
  const lines = counted("rules.jsonl", rules.join("\n"));
  const plan = await planCorpus([xml.file, lines.file]);
  for (const source of plan.sources) expect(await source.read()).toMatchObject({ ok: true });
  expect(plan.sources).toHaveLength(4000);
  expect(xml.counts.reads + lines.counts.reads).toBeLessThan(5);
});

test("a part inside another part, which would be read again and again, is refused", async () => {
  const plan = await planCorpus([fileOf("title-21.xml", `<DIV1 N="21">${'<DIV5 N="1" TYPE="PART">'.repeat(9)}</DIV5></DIV1>`)]);
  expect(plan.unreadable).toEqual([{ file: "title-21.xml", reason: "is cut off in the middle of a part" }]);
});

test("both quality regulations in one file are both read", async () => {
  const heading = (name: string) => part("820", "It holds.").replace("WIDGETS", name);
  const xml = `<DIV1 N="21">${heading("QUALITY SYSTEM REGULATION")}${heading("QUALITY MANAGEMENT SYSTEM REGULATION")}</DIV1>`;
  const versions = await readAll([fileOf("title-21.xml", xml)]);
  expect(versions.map(({ label }) => label)).toEqual(["Quality System Regulation", "QMSR"]);
});

test("looking through files ends between two of them when it is stopped", async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  const progress = (file: string) => void (seen.push(file) === 2 && stop.abort(new Error("stopped")));
  const files = ["a.jsonl", "b.jsonl", "c.jsonl"].map((path) => fileOf(path, row({})));
  await expect(planCorpus(files, [], { signal: stop.signal, progress })).rejects.toThrow("stopped");
  expect(seen).toEqual(["a.jsonl", "b.jsonl"]);
});

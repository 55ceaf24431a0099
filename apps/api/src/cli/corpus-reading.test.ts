import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCorpus } from "./corpus-reading.ts";

const row = { identifier: "Rule 1", title: "A rule", authority: "FDA", jurisdiction: "US", kind: "regulation", status: "final" };
const passage = JSON.stringify({ ...row, citation: "Rule 1(a)", text: "It holds." });
const never = new AbortController().signal;

/** A thread that looks at one file and then never says anything again. */
const threads = new URL("../platform/threads/thread.ts", import.meta.url).href;
const stuck = new URL(
  `data:text/javascript,${encodeURIComponent(`import { inThread } from "${threads}"; inThread(async (_, starter) => { void starter.turnTo("endless.xml"); for (;;); });`)}`,
);

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test("files are read in a thread of their own, each named as it is looked through", async () => {
  const seen: string[] = [];
  const folder = folderWith({ "a.txt": "A note.", "rules.jsonl": passage });
  const { sources, unreadable, close } = await readCorpus([folder], { signal: never, progress: (file) => seen.push(file) });
  const read = await sources[0]?.read();
  await close();
  expect(seen).toEqual([join(folder, "a.txt"), join(folder, "rules.jsonl")]);
  expect(unreadable).toMatchObject([{ reason: "does not say at its head what source it is" }]);
  expect(read).toMatchObject({ ok: true, version: { identifier: "Rule 1", passages: [{ text: "It holds." }] } });
});

test("a file that never ends is given up, and named", async () => {
  const reading = readCorpus(["endless.xml"], { signal: never, limit: 300, program: stuck });
  // On a machine too slow to start the thread within the limit, that is what took too long.
  await expect(reading).rejects.toThrow(/^(?:endless\.xml|The first file) took longer than 0\.3 s to read: import the others without it$/);
});

test("a wish to stop is heard while a file keeps the thread busy", async () => {
  const stop = new AbortController();
  const reading = readCorpus(["endless.xml"], { signal: stop.signal, program: stuck, progress: () => stop.abort() });
  await expect(reading).rejects.toThrow(/abort/i);
});

test("a thread that breaks says so instead of waiting", async () => {
  const broken = new URL("data:text/javascript,process.exit(1)");
  await expect(readCorpus(["a.xml"], { signal: never, program: broken })).rejects.toThrow(/could not be read: the reading ended early/);
});

test.skipIf(!existsSync("/dev/zero"))("what is no file, and might never end, is not read", async () => {
  const { unreadable, close } = await readCorpus(["/dev/zero"], { signal: never });
  await close();
  expect(unreadable).toEqual([{ file: "/dev/zero", reason: "is neither a file nor a folder" }]);
});

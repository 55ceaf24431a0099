import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIndex, loadIndex } from "@clausewise/retrieval";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startBuild, type Build } from "./index-build.ts";
import { readIndexFile } from "./index-file.ts";

const passage = (key: number, text: string) => ({ key, citation: `21 CFR ${key}`, title: "Medical devices", heading: "", text });
const first = [passage(1, "Report a death within 30 calendar days."), passage(2, "A premarket notification contains the device name.")];
const later = passage(3, "An importer keeps a record of complaints.");
const mark = { key: 3, hash: "three" };

const started: Build[] = [];
const start = (...given: Parameters<typeof startBuild>) => {
  const build = startBuild(...given);
  started.push(build);
  return build;
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "clausewise-build-"));
});
afterEach(async () => {
  for (const build of started.splice(0)) await build.end();
  await rm(folder, { recursive: true });
});

test("an index built beside the server answers like one built in it", async () => {
  const build = start({ base: null });
  build.add(first);
  build.add([later]);
  const built = loadIndex(await build.finish(mark, null));
  const here = createIndex();
  here.add([...first, later]);
  for (const question of ["report of a death", "record of complaints", "premarket notification"])
    expect(built?.search(question, { limit: 3 })).toEqual(here.search(question, { limit: 3 }));
});

test("a build goes on from the kept index and keeps what it made", async () => {
  const path = join(folder, "library.index");
  const begun = start({ base: null });
  begun.add(first);
  await begun.finish({ key: 2, hash: "two" }, path);
  const build = start({ base: { path, key: 2 } });
  build.add([later]);
  expect(loadIndex(await build.finish(mark, path))?.size).toBe(3);
  const kept = await readIndexFile(path);
  expect(kept?.mark).toEqual(mark);
  expect(kept && loadIndex(kept.bytes)?.search("complaints", { limit: 1 })[0]?.key).toBe(3);
});

test("a build does not go on from an index that is not there", async () => {
  const build = start({ base: { path: join(folder, "nothing"), key: 2 } });
  build.add([later]);
  await expect(build.finish(mark, null)).rejects.toThrow("not the one to go on from");
});

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts, type HeldTexts } from "../../testing/held-texts.ts";
import { openPassageKeeper, type KeeperParts, type PassageKeeper } from "./passage-keeper.ts";

let folder: string;
let path: string;
let opened: PassageKeeper[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-keeper-"));
  path = join(folder, "library.passages");
  opened = [];
});
afterEach(async () => {
  for (const keeper of opened) await keeper.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A number of passages from which on the file is written. */
const large = 1000;
const open = async (texts: HeldTexts, own: Partial<KeeperParts> = {}) => {
  const versions = () => new Map([...texts.contents].map(([id, { keys }]) => [id, Uint32Array.from(keys)]));
  const keeper = await openPassageKeeper({ library: texts.library, path, versions, settled: 0, ...own });
  opened.push(keeper);
  return keeper;
};
const written = async (texts: HeldTexts) => {
  const keeper = await open(texts);
  keeper.follow(large);
  await vi.waitFor(() => expect(keeper.at(1)).not.toBeNull(), { interval: 2 });
  return keeper;
};

test("after a large import the passages are at hand without the database, in this run and in the next", async () => {
  const texts = heldTexts(oldRule(), newRule());
  const keepers = [await written(texts), await open(texts)];
  for (const keeper of keepers) expect(texts.passages.map(({ key }) => keeper.at(key))).toEqual(texts.passages);
  for (const [id, contents] of texts.contents) expect(keepers[1]?.contents.get(id)).toEqual(contents);
});

test("few new passages are left to the database, for the file is written whole", async () => {
  const texts = heldTexts(oldRule());
  const keeper = await open(texts);
  keeper.follow(499);
  await keeper.close();
  expect(existsSync(path)).toBe(false);
});

test("a passage that came after the file was written is not in it", async () => {
  const texts = heldTexts(oldRule());
  const keeper = await written(texts);
  texts.add(newRule());
  expect(keeper.at(3)).toBeNull();
});

test("a file of another database is not taken for this one's, though it holds the same texts", async () => {
  const texts = heldTexts(oldRule());
  await written(texts);
  const same = heldTexts(oldRule());
  const passagesAt = async (keys: number[]) =>
    (await same.library.passagesAt(keys)).map((row) => ({ ...row, id: `${row.id.slice(0, -1)}f` }));
  const keeper = await open(same, { library: { ...same.library, passagesAt } });
  const ids = [...texts.contents.keys()];
  expect([keeper.at(1), ...ids.map((id) => keeper.contents.get(id))]).toEqual([null, ...ids.map(() => undefined)]);
});

test("where the file cannot be written the database goes on serving, and the next change tries again", async () => {
  const texts = heldTexts(oldRule());
  let isAway = true;
  let tries = 0;
  const passageRowsAfter: KeeperParts["library"]["passageRowsAfter"] = async (key, limit) => {
    tries += 1;
    if (isAway) throw new Error("the database is away");
    return texts.library.passageRowsAfter(key, limit);
  };
  const keeper = await open(texts, { library: { ...texts.library, passageRowsAfter } });
  keeper.follow(large);
  await vi.waitFor(() => expect(tries).toBe(1), { interval: 2 });
  expect(keeper.at(1)).toBeNull();
  isAway = false;
  keeper.follow(large);
  await vi.waitFor(() => expect(keeper.at(1)).not.toBeNull(), { interval: 2 });
});

test("kept nowhere, nothing is at hand and nothing is written", async () => {
  const keeper = await open(heldTexts(oldRule()), { path: null });
  keeper.follow(large);
  await keeper.close();
  expect([keeper.at(1), existsSync(path)]).toEqual([null, false]);
});

test("who closes it before the import has settled leaves no file behind", async () => {
  const keeper = await open(heldTexts(oldRule()), { settled: 60_000 });
  keeper.follow(large);
  await keeper.close();
  expect([existsSync(path), keeper.at(1)]).toEqual([false, null]);
});

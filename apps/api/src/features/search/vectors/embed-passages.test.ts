import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { embedPassages, type Pace, type PassageToEmbed } from "./embed-passages.ts";
import type { Embed } from "./embeddings.ts";
import { EmbeddingsError } from "./embeddings-error.ts";
import { createVectorShelf, type VectorShelf } from "./vector-shelf.ts";

const folder = mkdtempSync(join(tmpdir(), "clausewise-embed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let catalogue: VectorShelf;
beforeEach(() => {
  catalogue = createVectorShelf(join(folder, "library.vectors"), "words", 1000);
});

const passage = (key: number, text = `Clause ${key}.`): PassageToEmbed => ({
  key,
  hash: key.toString(16).padStart(64, "0"),
  title: "Quality System Regulation",
  citation: `21 CFR 820.${key}`,
  heading: "Scope",
  text,
});
const passages = (count: number) => Array.from({ length: count }, (_, nth) => passage(nth + 1));
/** A model that gives each text a vector of its own, unless told otherwise. */
const model = (refuse: (texts: readonly string[]) => EmbeddingsError | null = () => null) => {
  const asked: (readonly string[])[] = [];
  const embed: Embed = async (texts) => {
    asked.push(texts);
    const refusal = refuse(texts);
    if (refusal) throw refusal;
    return texts.map((text) => [text.length, 1]);
  };
  return { asked, embed };
};
const pace: Pace = { batch: 4, inFlight: 1, timeout: 60_000, delays: [] };
const run = (some: readonly PassageToEmbed[], embed: Embed, own: Partial<Pace> = {}) =>
  embedPassages(some, { embed, catalogue, pace: { ...pace, ...own }, signal: new AbortController().signal });
const refused = () => new EmbeddingsError("answered with status 400", 400);

test("every passage gets its vector, so many at a time, with its title, clause and heading", async () => {
  const { asked, embed } = model();
  await run(passages(9), embed);
  expect(asked.map((texts) => texts.length)).toEqual([4, 4, 1]);
  expect(asked[0]?.[0]).toBe("Quality System Regulation\n21 CFR 820.1 Scope\nClause 1.");
  expect(passages(9).every((one) => catalogue.has(one))).toBe(true);
});

test("of a long passage no more is sent than models read", async () => {
  const { asked, embed } = model();
  await run([passage(1, "word ".repeat(5000))], embed);
  expect(asked[0]?.[0]).toHaveLength(6000);
});

test("a text that the model refuses is found out by halves, and keeps no other from its vector", async () => {
  const { embed } = model((texts) => (texts.some((text) => text.includes("Clause 3.")) ? refused() : null));
  await run(passages(4), embed);
  expect(passages(4).map((one) => catalogue.has(one))).toEqual([true, true, false, true]);
});

test("a model that refuses every text is a failure, not an empty library", async () => {
  const { embed } = model(refused);
  await expect(run(passages(4), embed)).rejects.toThrow("status 400");
});

test("a server that is busy is asked again", async () => {
  const busy = [new EmbeddingsError("answered with status 503", 503)];
  const { asked, embed } = model(() => busy.pop() ?? null);
  await run(passages(1), embed, { delays: [0] });
  expect([asked.length, catalogue.size]).toEqual([2, 1]);
});

test("a wrong key is not tried again, and after it nothing new is begun", async () => {
  const { asked, embed } = model(() => new EmbeddingsError("answered with status 401", 401));
  await expect(run(passages(40), embed, { delays: [0, 0], inFlight: 2 })).rejects.toThrow("status 401");
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("no more requests are under way at once than allowed, and all that may be", async () => {
  let [now, most] = [0, 0];
  const embed: Embed = async (texts) => {
    most = Math.max(most, (now += 1));
    await new Promise(setImmediate);
    now -= 1;
    return texts.map(() => [1, 0]);
  };
  await run(passages(40), embed, { inFlight: 3 });
  expect([most, catalogue.size]).toEqual([3, 40]);
});

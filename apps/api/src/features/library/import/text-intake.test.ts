import type { NewSourceVersion } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/database/client.ts";
import { ownerOf } from "../../../service.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { openCatalogue } from "../catalogue.ts";
import { readSharedCatalogue } from "../catalogue.repository.ts";
import { readContents } from "../reading.repository.ts";
import { prepareText } from "./prepared-text.ts";
import { textIntake, type InTurn } from "./text-intake.ts";

const now = "2026-11-22T08:00:00.000Z";
let world: TestWorld;
let owner: ReturnType<typeof ownerOf>;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  owner = ownerOf({ owner_id: (await world.asPerson("dana", "administrator")).actor?.id ?? "" });
});
afterAll(() => world.close());

/** A part of so many sections, of which some say something else. */
const part = (sections: number, label: string, amended: readonly number[] = []): NewSourceVersion => ({
  identifier: "21 CFR 820",
  title: "Quality Management System Regulation",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  label,
  status: "in_force",
  issued: label,
  effective: label,
  retrieved: "2026-11-22",
  passages: Array.from({ length: sections }, (_, nth) => ({
    citation: `21 CFR 820.${nth + 1}`,
    heading: `Duty ${nth + 1}`,
    heading_path: [],
    text: amended.includes(nth + 1) ? `Duty ${nth + 1} was amended.` : `Duty ${nth + 1} shall be kept.`,
  })),
});

/** Transactions after which the program ends. */
const ending = (after: number): InTurn => {
  let done = 0;
  return async (work) => {
    if (done++ === after) throw new Error("the program ended");
    await world.database.transaction((tx) => work(tx as unknown as Database));
  };
};
const stage = (version: NewSourceVersion, inTurn = ending(Infinity)) => {
  const { text, passages } = prepareText(version);
  return textIntake.stage(inTurn, { text, owner, now }, async (from, to) => passages.slice(from, to));
};
const take = (version: NewSourceVersion) =>
  world.database.transaction((tx) => textIntake.take(tx as unknown as Database, { text: prepareText(version).text, owner, now }));
const bringIn = async (version: NewSourceVersion) => {
  await stage(version);
  return take(version);
};
const shown = async () => openCatalogue(await readSharedCatalogue(world.database), "2026-11-22").entries();

test("a text that is put together is nobody's to read before it is whole", async () => {
  const text = part(250, "2026-02-02");
  await stage(text);
  expect(await shown()).toEqual([]);
  expect(await take(text)).toMatchObject({ outcome: "added", clauses: [], passages: { added: 250, kept: 0, removed: 0 } });
  expect(await shown()).toMatchObject([{ identifier: "21 CFR 820", label: "2026-02-02", passages: 250, versions: 1 }]);
});

test("a text that was cut off at any place goes on there, and has every passage once and in order", async () => {
  const text = part(250, "2026-02-02");
  for (const after of [1, 1, 2]) await expect(stage(text, ending(after))).rejects.toThrow("the program ended");
  const { version_id } = await bringIn(text);
  const citations = (await readContents(world.database, version_id)).map(({ citation }) => citation);
  expect(citations).toEqual(text.passages.map(({ citation }) => citation));
});

test("what is not whole is not taken", async () => {
  const text = part(250, "2026-02-02");
  await expect(stage(text, ending(2))).rejects.toThrow("the program ended");
  await expect(take(text)).rejects.toThrow("Of 21 CFR 820 50 passages are there of 250");
});

test("a text that was begun and then published in other words is taken in these", async () => {
  await expect(stage(part(250, "2026-02-02"), ending(2))).rejects.toThrow("the program ended");
  await bringIn(part(3, "2026-03-01"));
  expect(await shown()).toMatchObject([{ label: "2026-03-01", passages: 3, versions: 1 }]);
});

test("a text that follows another names the sections that changed, came or went", async () => {
  await bringIn(part(120, "2026-02-02"));
  const taken = await bringIn(part(121, "2026-03-01", [7, 110]));
  expect(taken.passages).toEqual({ added: 3, kept: 118, removed: 2 });
  expect(taken.clauses).toEqual(["21 CFR 820.7", "21 CFR 820.110", "21 CFR 820.121"]);
});

test("a text that is held already is no news", async () => {
  await bringIn(part(3, "2026-02-02"));
  expect(await bringIn(part(3, "2026-02-02"))).toMatchObject({ outcome: "unchanged", entry: null, clauses: [] });
});

import { builtInLibrary } from "../../packages/static-data/src/index.ts";
import { importBuiltInLibrary } from "../../apps/api/src/features/library/import/built-in.ts";
import { bringIn } from "../../apps/api/src/features/library/import/import-versions.ts";
import { createNoteService } from "../../apps/api/src/features/library/notes.service.ts";
import { addChangesOf } from "../../apps/api/src/testing/corpus.repository.ts";
import { oldRule } from "../../apps/api/src/testing/corpus.ts";
import { createTestWorld } from "../../apps/api/src/testing/world.ts";
import { timesHead, timesLine } from "./figures.mjs";

const rounds = 20;
/** Official texts that stand beside the notes, and how long each is. */
const texts = 60;
const passages = 2000;

/** What listing our notes that were written before a change takes where official texts changed so many of the clauses that they are on. */
export async function notes() {
  const clauses = [...new Set(builtInLibrary().flatMap(({ passages }) => passages.map(({ citation }) => citation)))];
  console.log(
    `Notes written before a change, of those on ${clauses.length} clauses beside ${texts * passages} passages of official texts:`,
  );
  console.log(timesHead);
  for (const changed of [0, 100, 1000]) {
    const world = await worldOf(clauses, changed);
    const administrator = await world.asPerson("dana", "administrator");
    const service = createNoteService(world);
    const times = [];
    let listed = 0;
    for (let nth = 0; nth < rounds; nth += 1) {
      const begun = performance.now();
      listed = (await service.unconfirmed({}, administrator)).length;
      times.push(performance.now() - begun);
    }
    console.log(timesLine(`  ${changed} clauses changed`, times, ` ${listed} notes listed`));
    await world.close();
  }
}

async function worldOf(clauses, changed) {
  const world = await createTestWorld();
  world.clock.set("2027-06-01T08:00:00Z");
  await importBuiltInLibrary({ ...world, caller: await world.asPerson("dana", "administrator") });
  for (let nth = 0; nth < texts; nth += 1) await bringIn(world.database, [textOf(`21 CFR ${5000 + nth}`)], "2026-03-01T00:00:00.000Z");
  const step = clauses.length / changed;
  await addChangesOf(
    world.database,
    Array.from({ length: changed }, (_, nth) => clauses[Math.floor(nth * step)]),
    "2027-01-01",
  );
  return world;
}

const textOf = (identifier) =>
  oldRule({
    identifier,
    passages: Array.from({ length: passages }, (_, nth) => ({
      citation: `${identifier}.${nth}`,
      text: `Each record of number ${nth} under ${identifier} shall be kept for the time that the part says.`,
    })),
  });

import { ecfr, fdaGuidance } from "../../packages/official/src/index.ts";
import {
  createDoubleEcfr,
  createDoubleGuidance,
  generatedGuidance,
  generatedPart,
  openDouble,
} from "../../packages/official/src/double/double.ts";
import { changesOf, textsOf } from "../../apps/api/src/testing/official.repository.ts";
import { openTestOfficial } from "../../apps/api/src/testing/official.ts";
import { createTestWorld } from "../../apps/api/src/testing/world.ts";

const figure = (number) => number.toLocaleString("en", { maximumFractionDigits: 1 });
const timed = async (what, work) => {
  const begun = performance.now();
  const result = await work();
  console.log(`  ${what}: ${figure((performance.now() - begun) / 1000)} s, ${result}`);
};
const told = ({ outcome, growth, result }) =>
  outcome === "changed" ? `${growth.added} new, ${growth.changed} changed, ${growth.removed} gone` : `${outcome} (${result})`;
const touched = (day) => `<time datetime="${day}T00:00:00-04:00">${day}</time>`;

/** What looking at sources takes at their full size: a double answers for them at once, and nobody waits between requests. */
export async function looks({ rows, parts, sections, paragraphs }) {
  const titleOf = (count) =>
    createDoubleEcfr(
      Array.from({ length: count }, (_, nth) => generatedPart(String(nth + 1), sections, "2026-02-02", paragraphs)),
      "2026-10-01",
    );
  const title = titleOf(parts);
  const list = createDoubleGuidance(Array.from({ length: rows }, (_, nth) => generatedGuidance(nth)));
  const double = await openDouble([title, list]);
  const world = await createTestWorld();
  const official = await openTestOfficial(world, double);

  console.log(`FDA's list of guidance at ${rows} rows:`);
  await timed("first look", async () => told(await official.look(fdaGuidance)));
  await timed("second look", async () => told(await official.look(fdaGuidance)));
  for (const row of list.rows) row.changed = touched("2026-11-01");
  await timed("look at a rebuilt list of the same rows", async () => told(await official.look(fdaGuidance)));
  for (const nth of [1, 7, 70]) list.rows[nth].field_final_guidance_1 += " (revised)";
  list.rows.splice(100, 4);
  list.rows.push(...[0, 1, 2, 3, 4].map((nth) => generatedGuidance(rows + nth)));
  await timed("look with 5 new, 3 changed and 4 gone", async () => told(await official.look(fdaGuidance)));
  console.log(`  changes told in all: ${(await changesOf(world.database, fdaGuidance.id)).length} of 12`);

  const bytes = [...title.parts.keys()]
    .map((part) => title.answer("/api/versioner/v1/full/2026-10-01/title-21.xml", new URLSearchParams({ part })).body.length)
    .reduce((sum, length) => sum + length, 0);
  console.log(`Title 21 at ${parts} parts, ${parts * sections} sections, ${figure(bytes / 1e6)} MB of XML:`);
  await timed("first look", async () => told(await official.look(ecfr)));
  await timed("second look", async () => told(await official.look(ecfr)));
  title.amend("1", "2026-11-10", (part) => (part.sections[0].paragraphs[0] = "(a) Something else."));
  await timed("look with one part amended", async () => told(await official.look(ecfr)));
  console.log(`  memory of the process at most: ${figure(process.resourceUsage().maxRSS / 1000)} MB`);

  await double.close();
  await world.close();

  const few = Math.min(parts, 20);
  console.log(`Title 21 at ${few} parts, cut off again and again:`);
  const small = titleOf(few);
  const other = { double: await openDouble([small]), world: await createTestWorld() };
  const cut = await openTestOfficial(other.world, other.double);
  await timed("looks until the end", async () => `cut off ${await cut.lookCutOff(ecfr)} times`);
  const held = await textsOf(other.world.database, ecfr.id);
  const added = await changesOf(other.world.database, ecfr.id);
  console.log(`  texts held: ${held.length} of ${few}; told as new: ${added.length}`);
  await other.double.close();
  await other.world.close();
}

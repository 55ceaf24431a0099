import { StreamReply } from "@clausewise/contracts";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";

let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld(null);
});
afterAll(() => world.close());

async function archiveOf(person: string) {
  const { bytes } = StreamReply.parse(await world.documents.archive({}, await world.asPerson(person)));
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return Object.fromEntries(Object.entries(files).map(([path, body]) => [path, strFromU8(body)]));
}

test("everything that somebody keeps is handed out, every version as it was handed in, with a list, and nothing of others", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.txt", "The first words.", { title: "Plan: A/B" });
  await world.upload(ana, "plan 2.txt", "The second words.", { title: "Plan: A/B", replaces: id });
  const gone = await world.upload(ana, "gone.txt", "Deleted.", { title: "Gone" });
  await world.documents.remove({ id: gone.id }, ana);
  await world.upload(await world.asPerson("ben"), "own.txt", "Ben's words.");

  const folder = `documents/Plan A B ${id.slice(0, 8)}`;
  const { "documents.json": list = "", ...files } = await archiveOf("ana");
  expect(files).toEqual({ [`${folder}/1 plan.txt`]: "The first words.", [`${folder}/2 plan 2.txt`]: "The second words." });
  expect(JSON.parse(list)).toMatchObject([1, 2].map((number) => ({ id, title: "Plan: A/B", file: { number } })));
});

test("who keeps nothing gets a list of nothing", async () => {
  expect(await archiveOf("chi")).toEqual({ "documents.json": "[]" });
});

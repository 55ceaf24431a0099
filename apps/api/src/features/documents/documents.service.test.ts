import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { documentQuota } from "@clausewise/contracts";
import type { Services } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { keepLike } from "../../testing/documents.repository.ts";
import { listBlobs } from "./versions.repository.ts";

let world: DocumentWorld;
let documents: Services["documents"];

beforeAll(async () => {
  world = await createDocumentWorld(null);
  documents = world.documents;
});
beforeEach(() => world.reset());
afterAll(() => world.close());

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}

const file = (filename: string, ...parts: string[]) => ({ filename, mimetype: "text/plain", stream: bytes(...parts) });
const draft = { title: "Protocol", regulatory_body: "FDA", document_category: undefined } as const;
const stored = () =>
  readdirSync(join(world.folder, "store", "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const waiting = () => readdirSync(join(world.folder, "store", "uploads"));

test("an uploaded file is kept byte for byte and stays pending", async () => {
  const ana = await world.asPerson("ana");
  const before = stored().length;
  const document = await documents.upload({ ...draft, file: file("protocol.txt", "one ", "two") }, ana);
  expect(document).toMatchObject({ filename: "protocol.txt", file_size: 7, upload_status: "pending", regulatory_body: "FDA" });
  expect(document.sha256).toBe(createHash("sha256").update("one two").digest("hex"));
  expect(stored()).toHaveLength(before + 1);
  const [blob = ""] = await listBlobs(world.database);
  expect(await text((await world.files.read(blob)) ?? bytes())).toBe("one two");
});

test("documents belong to who uploaded them and can be searched by title and file name", async () => {
  const ana = await world.asPerson("ana");
  await documents.upload({ ...draft, file: file("a.txt", "a") }, ana);
  await documents.upload({ ...draft, title: "Plan", file: file("risk-file.txt", "b") }, ana);
  expect((await documents.list(asked({ search: "RISK" }), ana)).items.map(({ title }) => title)).toEqual(["Plan"]);
  expect((await documents.list(asked(), await world.asPerson("ben"))).items).toEqual([]);
});

test.each([
  ["a program", file("setup.exe", "x"), "unsupported"],
  ["a name without extension", file("readme", "x"), "invalid"],
  ["an empty file", file("empty.txt"), "invalid"],
])("%s is refused and leaves nothing behind", async (_, refused, code) => {
  const ana = await world.asPerson("ana");
  const before = stored().length;
  await expect(documents.upload({ ...draft, file: refused }, ana)).rejects.toMatchObject({ code });
  expect((await documents.list(asked(), ana)).items).toEqual([]);
  expect(stored()).toHaveLength(before);
  expect(waiting()).toEqual([]);
});

const gigabyte = 1024 ** 3;

/** What one more file of Ana's comes to: why it is refused, and what of it is there afterwards. */
async function oneMore() {
  const ana = await world.asPerson("ana");
  const [files, records] = [stored().length, (await world.records()).length];
  const upload = documents.upload({ ...draft, title: "One too many", file: file("c.txt", "x") }, ana);
  await expect(upload).rejects.toMatchObject({ code: "too_large" });
  const { items } = await documents.list({ ...asked(), search: "One too many" }, ana);
  const left = [stored().length - files, (await world.records()).length - records, ...waiting(), ...items];
  return { told: await upload.catch((error: Error) => error.message), left };
}

const nothingLeft = [0, 0];
const roomComes = "Delete what you no longer need: its room is free after 30 days.";

test("who keeps as many bytes as one person may is refused one byte more, and nobody else is", async () => {
  const { id } = await documents.upload({ ...draft, file: file("a.txt", "12345") }, await world.asPerson("ana"));
  await keepLike(world.database, id, documentQuota.bytes / gigabyte - 1, gigabyte);
  await keepLike(world.database, id, 1, gigabyte - 5);
  expect(await oneMore()).toEqual({
    told: `Your documents would take more than 10 GB. Nothing was stored. ${roomComes}`,
    left: nothingLeft,
  });
  expect(await documents.upload({ ...draft, file: file("c.txt", "x") }, await world.asPerson("ben"))).toMatchObject({ file_size: 1 });
});

test("who keeps as many documents as one person may is refused another, and may still give one a new version", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await documents.upload({ ...draft, file: file("a.txt", "a") }, ana);
  await keepLike(world.database, id, documentQuota.documents - 2, 1);
  await documents.upload({ ...draft, file: file("b.txt", "b") }, ana);
  expect(await oneMore()).toEqual({
    told: `You have 5000 documents, which is the most. Nothing was stored. ${roomComes}`,
    left: nothingLeft,
  });
  expect(await documents.upload({ ...draft, replaces: id, file: file("a.txt", "anew") }, ana)).toMatchObject({ id, file_size: 4 });
});

test("an upload that is cut off leaves nothing behind", async () => {
  async function* cut() {
    yield Buffer.from("half");
    throw new Error("connection lost");
  }
  const before = stored().length;
  const upload = documents.upload(
    { ...draft, file: { filename: "a.txt", mimetype: "text/plain", stream: cut() } },
    await world.asPerson("ana"),
  );
  await expect(upload).rejects.toThrow("connection lost");
  expect(stored()).toHaveLength(before);
  expect(waiting()).toEqual([]);
});

test("when the row cannot be written, the file goes too", async () => {
  const stranger = {
    ...(await world.asPerson("ana")),
    actor: { id: "00000000-0000-4000-8000-000000000000", label: "gone", role: "regulatory_professional" as const },
  };
  const before = stored().length;
  await expect(documents.upload({ ...draft, file: file("a.txt", "a") }, stranger)).rejects.toThrow();
  expect(stored()).toHaveLength(before);
});

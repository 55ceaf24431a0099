import { readdirSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../errors.ts";
import type { ReadFile } from "./reading/read-in-child.ts";
import { ReadingFailed } from "./reading/reading-failed.ts";
import type { ReadPart } from "./reading/read-part.ts";
import { asked } from "../../testing/lists.ts";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { documentQuota } from "@clausewise/contracts";
import { countAs, emptyQueue } from "../../testing/documents.repository.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { drivers } from "../../testing/drivers.ts";
import { createNotificationService } from "../notifications/notifications.service.ts";

/** Pages of a file are parted by form feeds, paragraphs by empty lines. */
const pages: ReadFile = async function* (bytes) {
  let text = "";
  for await (const chunk of bytes) text += String(chunk);
  for (const [nth, page] of text.split("\f").entries()) yield partOf(nth + 1, page);
};

const partOf = (number: number, text: string): ReadPart => ({
  kind: "page",
  number,
  name: null,
  size: { width: 600, height: 800 },
  source: "text",
  blocks: text.split("\n\n").map((one) => ({ kind: "paragraph", level: 0, text: one, range: null, words: new Uint8Array() })),
});

const failing = (error: Error): ReadFile =>
  async function* (bytes) {
    bytes.destroy();
    yield partOf(1, "The beginning.");
    throw error;
  };

const dayInMs = 86_400_000;
const alarms = "The pump alarms when the pressure rises.";
const filter = `${alarms}\fThe filter is changed every month.`;

describe.each(drivers)("documents on $kind", ({ open }) => {
  let world: DocumentWorld;
  let documents: DocumentWorld["documents"];
  let readFile: ReadFile = pages;
  beforeAll(async () => {
    world = await createDocumentWorld((...given) => readFile(...given), false, open);
    documents = world.documents;
  });
  beforeEach(async () => {
    readFile = pages;
    await world.reset();
    await emptyQueue(world.database);
  });
  afterAll(() => world.close());

  const stored = () =>
    readdirSync(join(world.folder, "store", "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  const find = async (words: string, as: string) => documents.search({ words, limit: 20 }, await world.asPerson(as));
  const actions = async () => (await world.records()).map(({ action }) => action);

  /** A document of Ana's that was read. */
  async function readDocument(text = filter, title = "Pump plan") {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", text, { title });
    await world.tryReading(ana, id);
    return { ana, id };
  }

  test("a document that was read is found to the page by its owner alone, and leaves its record", async () => {
    const { ana, id } = await readDocument();
    expect(await documents.get({ id }, ana)).toMatchObject({
      upload_status: "completed",
      parts: { kind: "page", count: 2, recognised: 0 },
    });
    expect(await find("filter month", "ana")).toMatchObject([{ document: { id, title: "Pump plan" }, place: "page 2", part: 2 }]);
    expect(await find("filter month", "ben")).toEqual([]);
    expect(await actions()).toEqual(["document.uploaded", "document.read"]);
  });

  test("of two tries that overlap, as after a process was thought dead, one counts", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    readFile = async function* (...given) {
      begun.resolve();
      await held.promise;
      yield* pages(...given);
    };
    const first = world.tryReading(ana, id);
    await begun.promise;
    readFile = pages;
    await world.tryReading(ana, id);
    const files = stored();
    held.resolve();
    await first;
    expect((await actions()).filter((action) => action === "document.read")).toHaveLength(1);
    expect(stored()).toBe(files);
  });

  test("a try that comes after the file was read changes nothing", async () => {
    const { ana, id } = await readDocument();
    const before = await world.records();
    await world.tryReading(ana, id);
    expect(await world.records()).toEqual(before);
  });

  test("a file whose reading is interrupted again and again ends as failed, and can be read again", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    readFile = failing(new Error("The reader was killed."));
    for (let nth = 1; nth < 4; nth += 1) await expect(world.tryReading(ana, id)).rejects.toThrow("was killed");
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "failed", failure: "interrupted" });
    readFile = pages;
    expect(await documents.retry({ id }, ana)).toMatchObject({ upload_status: "pending", failure: null });
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
  });

  test("a file waits while the disk is full, however long, and is read once there is room", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    const full = vi.spyOn(world.files, "spool").mockRejectedValue(new AppError("storage_full", "The disk is full."));
    for (let nth = 1; nth < 8; nth += 1) await expect(world.tryReading(ana, id)).rejects.toThrow("is full");
    full.mockRestore();
    expect((await documents.get({ id }, ana)).failure).toBeNull();
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
  });

  test("what a try kept whose process was killed goes with the next one", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    const before = stored();
    const killed = vi.spyOn(world.files, "keep").mockImplementationOnce(async (stream) => {
      killed.mockRestore();
      await world.files.keep(stream);
      throw new Error("It was killed.");
    });
    await expect(world.tryReading(ana, id)).rejects.toThrow("It was killed.");
    expect(stored()).toBe(before + 1);
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
    expect(stored()).toBe(before + 1);
  });

  test("a process that ends in good order does not use up a try", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    readFile = failing(new Error("The process ends."));
    for (let nth = 0; nth < 6; nth += 1) await expect(world.tryReading(ana, id, AbortSignal.abort())).rejects.toThrow("ends");
    readFile = pages;
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
  });

  test("who keeps as much text as can be searched is told so, and has room again once something is deleted", async () => {
    const { ana, id: first } = await readDocument();
    const { source_id } = await documents.get({ id: first }, ana);
    await countAs(world.database, String(source_id), documentQuota.passages - 1);
    const { id } = await world.upload(ana, "more.txt", filter);
    const before = stored();
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "failed", failure: "no_room", source_id: null });
    expect(stored()).toBe(before);
    const ben = await world.asPerson("ben");
    const { id: others } = await world.upload(ben, "plan.txt", filter);
    await world.tryReading(ben, others);
    expect(await documents.get({ id: others }, ben)).toMatchObject({ upload_status: "completed" });
    await documents.remove({ id: first }, ana);
    await documents.retry({ id }, ana);
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
  });

  test("what cannot be read says why at once, and keeps the file", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    const before = stored();
    readFile = failing(new ReadingFailed("encrypted"));
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "failed", failure: "encrypted", source_id: null });
    expect(stored()).toBe(before);
    expect(await actions()).toEqual(["document.uploaded", "document.unread"]);
  });

  test("reading that was cancelled meanwhile writes nothing", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    const before = stored();
    readFile = async function* (...given) {
      expect(await documents.cancel({ id }, ana)).toMatchObject({ upload_status: "failed", failure: "cancelled" });
      yield* pages(...given);
    };
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "failed", failure: "cancelled", parts: null });
    expect(stored()).toBe(before);
  });

  test("a new version keeps the passages that are still in it, and is compared with the one before", async () => {
    const { ana, id } = await readDocument();
    const [before] = await find("pump alarms", "ana");
    await world.upload(ana, "plan-2.txt", `${alarms}\fThe filter is changed every week.`, { title: "Pump plan", replaces: id });
    expect(await find("every month", "ana")).toHaveLength(1);
    await world.tryReading(ana, id);
    expect(await find("every month", "ana")).toEqual([]);
    expect((await find("every week", "ana"))[0]?.place).toBe("page 2");
    expect((await find("pump alarms", "ana"))[0]?.passage_id).toBe(before?.passage_id);
    const [now, then] = await documents.versions({ id }, ana);
    expect([now?.filename, then?.filename]).toEqual(["plan-2.txt", "plan.txt"]);
    const { source_id } = await documents.get({ id }, ana);
    const { library } = await openTestFeatures(world);
    const wanted = { id: source_id ?? "", from: then?.source_version_id ?? "", to: now?.source_version_id ?? "" };
    expect(await library.compare(wanted, ana)).toMatchObject({
      kept: 1,
      changes: [{ before: { text: "The filter is changed every month." }, after: { text: "The filter is changed every week." } }],
    });
    expect((await documents.parts({ id, version: 1, from: 2, limit: 5 }, ana)).parts[0]?.blocks[0]?.text).toContain("month");
  });

  test("another title is what its passages are cited by, and they stay the same passages", async () => {
    const { ana, id } = await readDocument();
    const [before] = await find("pump alarms", "ana");
    await documents.update({ id, title: "Plan of the pump" }, ana);
    const [after] = await find("pump alarms", "ana");
    expect(after).toMatchObject({ passage_id: before?.passage_id, place: "page 1", document: { title: "Plan of the pump" } });
    const { source_id } = await documents.get({ id }, ana);
    const { library } = await openTestFeatures(world);
    const { passages } = await library.read({ id: source_id ?? "", limit: 10 }, ana);
    expect(passages.map(({ citation }) => citation)).toEqual(["Plan of the pump, page 1", "Plan of the pump, page 2"]);
  });

  test("two documents of the same title are cited apart", async () => {
    const { ana } = await readDocument();
    const second = await readDocument("Another text.");
    const { source_id } = await documents.get({ id: second.id }, ana);
    const { library } = await openTestFeatures(world);
    const { passages } = await library.read({ id: source_id ?? "", limit: 10 }, ana);
    expect(passages[0]?.citation).toBe("Pump plan (2), page 1");
  });

  test("a deleted document is found nowhere until it is brought back", async () => {
    const { ana, id } = await readDocument();
    const { source_id } = await documents.get({ id }, ana);
    const { library } = await openTestFeatures(world);
    await documents.remove({ id }, ana);
    expect(await find("pump", "ana")).toEqual([]);
    await expect(library.read({ id: source_id ?? "", limit: 10 }, ana)).rejects.toThrow("was not found");
    expect((await documents.list(asked(), ana)).total).toBe(0);
    expect((await documents.list({ ...asked(), deleted: true }, ana)).items.map((one) => one.id)).toEqual([id]);
    await documents.restore({ id }, ana);
    expect(await find("pump", "ana")).toHaveLength(1);
    expect((await library.read({ id: source_id ?? "", limit: 10 }, ana)).passages).toHaveLength(2);
  });

  test("after 30 days a deleted document goes for good, with its files and its text", async () => {
    const before = stored();
    const { ana, id } = await readDocument();
    const kept = await readDocument("Another.", "Kept");
    const files = stored();
    world.clock.set("2026-01-01T10:00:00.000Z");
    await documents.remove({ id }, ana);
    world.clock.pass(29 * dayInMs);
    await world.run(world.purge);
    expect(await documents.get({ id }, ana)).toMatchObject({ id });
    world.clock.pass(2 * dayInMs);
    await world.run(world.purge);
    await expect(documents.get({ id }, ana)).rejects.toThrow("was not found");
    expect([stored() - before, files - before]).toEqual([2, 4]);
    expect(await find("Another", "ana")).toMatchObject([{ document: { id: kept.id } }]);
    expect(await actions()).toContain("document.purged");
  });

  test("whoever wanted to look at a document again is reminded on the day, once, and led to it", async () => {
    const { ana, id } = await readDocument();
    const notifications = createNotificationService(world);
    world.clock.set("2026-05-01T06:00:00.000Z");
    await documents.update({ id, review_on: "2026-05-02" }, ana);
    await world.run(world.remind);
    expect((await notifications.list(asked(), ana)).items).toEqual([]);
    world.clock.pass(dayInMs);
    await world.run(world.remind);
    await world.run(world.remind);
    const { items } = await notifications.list(asked(), ana);
    expect(items).toMatchObject([{ message: "You wanted to look at “Pump plan” again on 2026-05-02.", address: `/documents/${id}` }]);
  });

  test("a file for which no job stands is asked for again", async () => {
    const ana = await world.asPerson("ana");
    const { id } = await world.upload(ana, "plan.txt", filter);
    await world.run(world.sweep);
    const waiting = await world.jobs.list("created", 10);
    await emptyQueue(world.database);
    await world.run(world.sweep);
    const anew = await world.jobs.list("created", 10);
    expect([waiting.length, anew.length]).toEqual([1, 1]);
    expect(anew[0]?.id).not.toBe(waiting[0]?.id);
    await world.tryReading(ana, id);
    expect(await documents.get({ id }, ana)).toMatchObject({ upload_status: "completed" });
  });

  test("a list tells what each filter would leave", async () => {
    const { ana, id } = await readDocument();
    await documents.update({ id, tags: ["pump", "alarm"], document_category: "Cybersecurity" }, ana);
    await world.upload(ana, "b.txt", "b");
    const { facets, total } = await documents.list({ ...asked(), tag: "pump" }, ana);
    expect(total).toBe(1);
    expect(facets).toEqual({
      category: [{ value: "Cybersecurity", count: 1 }],
      body: [],
      status: [{ value: "completed", count: 1 }],
      tag: [
        { value: "alarm", count: 1 },
        { value: "pump", count: 1 },
      ],
    });
    for (const sort of ["newest", "title", "largest", "review"] as const) {
      const { items, next } = await documents.list({ ...asked(), sort, limit: 1 }, ana);
      const rest = await documents.list({ ...asked(), sort, limit: 1, ...(next !== null && { cursor: next }) }, ana);
      expect(new Set([...items, ...rest.items].map((one) => one.id)).size).toBe(2);
    }
  });

  test("the same file again is noticed", async () => {
    const { ana, id } = await readDocument();
    const { sha256 } = await documents.get({ id }, ana);
    expect((await documents.held({ sha256 }, ana)).map((one) => one.id)).toEqual([id]);
    expect(await documents.held({ sha256 }, await world.asPerson("ben"))).toEqual([]);
  });
});

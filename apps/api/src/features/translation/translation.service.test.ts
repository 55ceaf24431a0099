import { createServer, type Server } from "node:http";
import { NewTranslation, type Translation } from "@clausewise/contracts";
import { readDocxParagraphs } from "@clausewise/documents";
import { builtInGlossary, builtInGlossaryActs } from "@clausewise/static-data";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { asked } from "../../testing/lists.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import { createLibreTranslate } from "./engine/libre-translate.ts";
import { createGlossary } from "./glossary.ts";
import { createTranslateJob, type TranslateJob } from "./translate-job.ts";
import { updateTranslation } from "./translation.repository.ts";
import type { DocumentToTranslate } from "./translation-parts.ts";
import { createTranslationService } from "./translation.service.ts";

interface Asked {
  q: string[];
  source: string;
  target: string;
  api_key?: string;
}

/** A server that answers as the test says, or not at all. */
const double = { answer: (q: string): string => q, status: 200, hold: Promise.resolve(), asked: [] as Asked[] };
const glossary = createGlossary(() => ({ terms: builtInGlossary(), acts: builtInGlossaryActs() }));
const bytes = zipSync({
  "[Content_Types].xml": strToU8("<Types/>"),
  "word/document.xml": strToU8("<w:document><w:body><w:p><w:r><w:t>Keep 5 mg. Store it.</w:t></w:r></w:p></w:body></w:document>"),
});
const word: DocumentToTranslate = {
  title: "Word",
  text: "Keep 5 mg. Store it.",
  layout: { version: 1, paragraphs: ["Keep 5 mg. Store it."] },
};

let server: Server;
let world: DocumentWorld;
let translations: Services["translations"];
let byHand: Services["translations"];
let ana: Caller;
let job: TranslateJob;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === "/languages") {
        response.end(
          JSON.stringify([
            { code: "en", targets: ["fr", "zh-Hans"] },
            { code: "fr", targets: ["en"] },
          ]),
        );
        return;
      }
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
      double.asked.push(body);
      void double.hold.then(() => {
        response.statusCode = double.status;
        response.end(JSON.stringify({ translatedText: body.q.map(double.answer) }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  world = await createDocumentWorld(null, true);
  const translator = createLibreTranslate({ url: `http://127.0.0.1:${port}`, apiKey: "secret" });
  const parts = { ...world, events: world.events, glossary, openDocument: async () => word, readDocument: async () => bytes };
  job = createTranslateJob({ ...parts, translator, waits: [] });
  await world.jobs.add(job);
  translations = createTranslationService({ ...parts, job, translator });
  byHand = createTranslationService({ ...parts, job, translator: null });
});
beforeEach(async () => {
  await world.reset();
  Object.assign(double, { answer: (q: string) => `fr:${q}`, status: 200, hold: Promise.resolve(), asked: [] });
  ana = await world.asPerson("ana");
});
afterAll(async () => {
  await world.close();
  server.close();
});

const text = "Report the recall of K201234 within 30 days. Keep the medical device at 5 mm.";
const given = (fields: object = {}) => NewTranslation.parse({ from: "en", to: "fr", text, ...fields });
const ended = (id: string): Promise<Translation> =>
  vi.waitFor(
    async () => {
      const found = await translations.get({ id }, ana);
      if (["waiting", "translating"].includes(found.state)) throw new Error("it is under way");
      return found;
    },
    { timeout: 20_000, interval: 30 },
  );
const targets = async (id: string) => (await translations.segments({ id, from: 0, limit: 200 }, ana)).map(({ target }) => target);

test("a text is translated sentence by sentence, its identifiers kept out of the translator's hands, and proved", async () => {
  double.answer = (q) => q.replace("30 days", "31 jours").replace("Report", "Déclarer");
  const { id } = await translations.create(given(), ana);
  expect(await ended(id)).toMatchObject({ state: "done", engine: "Translation server", segments: 2, translated: 2, flagged: 1 });
  expect(double.asked[0]).toMatchObject({
    q: ["Report the recall of ⟦1⟧ within 30 days.", "Keep the medical device at 5 mm."],
    source: "en",
    target: "fr",
    api_key: "secret",
  });
  expect((await targets(id))[0]).toBe("Déclarer the recall of K201234 within 31 jours.");
  expect((await translations.get({ id }, ana)).flags).toMatchObject([
    { kind: "changed", of: "quantity", segment: 0, source: { text: "30 days" }, target: { text: "31 jours" } },
  ]);
});

test("a translator that loses what stands for an identifier is given the sentence as it is", async () => {
  double.answer = (q) => q.replace("⟦1⟧", "");
  const { id } = await translations.create(given(), ana);
  expect(await ended(id)).toMatchObject({ flagged: 0 });
  expect((await targets(id))[0]).toContain("K201234");
});

test("what a server refuses is told, what was translated is kept, and it can go on", async () => {
  double.status = 403;
  const { id } = await translations.create(given(), ana);
  expect(await ended(id)).toMatchObject({ state: "failed", failure: "The translation server refused the key.", translated: 0 });
  await translations.edit({ id, number: 0, target: "Déclarer le rappel de K201234 dans les trente jours." }, ana);
  double.status = 200;
  await translations.resume({ id }, ana);
  expect(await ended(id)).toMatchObject({ state: "done", failure: null, translated: 2 });
  expect(await targets(id)).toEqual(["Déclarer le rappel de K201234 dans les trente jours.", "fr:Keep the medical device at 5 mm."]);
});

test("a translation that is cancelled stops, and keeps what it has", async () => {
  const held = Promise.withResolvers<void>();
  double.hold = held.promise;
  const { id } = await translations.create(given(), ana);
  await vi.waitFor(() => expect(double.asked).toHaveLength(1), { timeout: 20_000 });
  expect(await translations.cancel({ id }, ana)).toMatchObject({ state: "cancelled", translated: 0 });
  held.resolve();
  double.hold = Promise.resolve();
  await translations.resume({ id }, ana);
  expect(await ended(id)).toMatchObject({ state: "done", translated: 2 });
});

test("a job whose process ended goes on where it was, and asks for nothing twice", async () => {
  const sentences = Array.from({ length: 25 }, (_, nth) => `Keep record ${nth + 1} safe.`);
  const { id } = await byHand.create(given({ text: sentences.join(" ") }), ana);
  const ending = new AbortController();
  const control = (signal: AbortSignal) => ({
    id: "0b1c2d3e-0000-4000-8000-000000000000",
    signal,
    report: async () => ending.abort(new Error("The process ends.")),
  });
  await world.database.transaction(async (tx) => {
    await updateTranslation(tx, viewerOf(ana), id, {
      job_id: control(ending.signal).id,
      state: "waiting",
    });
  });
  await expect(job.run({ id }, control(ending.signal))).rejects.toThrow("The process ends.");
  expect(await translations.get({ id }, ana)).toMatchObject({ state: "translating", translated: 20 });
  await job.run({ id }, control(new AbortController().signal));
  expect(await translations.get({ id }, ana)).toMatchObject({ state: "done", translated: 25 });
  expect(double.asked.flatMap(({ q }) => q)).toEqual(sentences);
});

test("languages that the server does not know are said not to be", async () => {
  const { id } = await translations.create(given({ to: "de" }), ana);
  expect(await ended(id)).toMatchObject({ state: "failed", failure: "The translation server does not translate between these languages." });
});

test("a sentence that a person writes is kept, proved anew, and may be said to be right", async () => {
  const { id } = await translations.create(
    given({ translation: "Déclarer le rappel de K201234 dans les 31 jours. Garder l’instrument médical à 5 mm." }),
    ana,
  );
  expect(await translations.get({ id }, ana)).toMatchObject({ state: "done", flagged: 1, engine: null });
  const right = await translations.edit({ id, number: 0, confirmed: true }, ana);
  expect([right.translation.flagged, right.segment.confirmed]).toEqual([0, true]);
  const edited = await translations.edit({ id, number: 0, target: "Déclarer le rappel de K201234 dans les 30 jours." }, ana);
  expect(edited).toMatchObject({ segment: { edited: true, confirmed: false }, translation: { flags: [], flagged: 0 } });
});

test("without a translator a text's official terms are told with where they stand, and people write the rest", async () => {
  expect(await byHand.setting({}, ana)).toMatchObject({
    engine: null,
    glossary: [
      { from: "en", to: "fr" },
      { from: "fr", to: "en" },
    ],
  });
  const { id, state } = await byHand.create(given(), ana);
  const [, second] = await byHand.segments({ id, from: 0, limit: 200 }, ana);
  expect([state, second?.target]).toEqual(["by_hand", null]);
  expect(second?.terms).toMatchObject([
    { text: "medical device", official: [{ words: "instrument médical", act: "SOR/98-282", section: "1", version: "2026-06-04" }] },
  ]);
  await expect(byHand.resume({ id }, ana)).rejects.toMatchObject({ code: "conflict" });
});

test("a Word file is translated paragraph by paragraph, and given out in its layout with a stamp", async () => {
  const { id: document_id } = await world.upload(ana, "word.txt", "Keep 5 mg. Store it.");
  const { id, has_layout, title } = await translations.create(given({ text: "", document_id }), ana);
  expect([has_layout, title, (await ended(id)).segments]).toEqual([true, "Word", 2]);
  const { bytes: written } = await translations.export({ id, format: "docx" }, ana);
  expect(await readDocxParagraphs(written)).toEqual(["Unofficial translation · Traduction non officielle", "fr:Keep 5 mg. fr:Store it."]);
});

test("a translation is given out as text and as a report, and as a Word file only where there is a layout", async () => {
  const { id } = await translations.create(given(), ana);
  await ended(id);
  await expect(translations.export({ id, format: "docx" }, ana)).rejects.toMatchObject({ code: "conflict" });
  const { bytes: plain, filename } = await translations.export({ id, format: "txt" }, ana);
  expect(Buffer.from(plain).toString()).toMatch(/^Unofficial translation · Traduction non officielle\n\nfr:Report/);
  expect(filename).toContain("(fr).txt");
  expect((await translations.export({ id, format: "report" }, ana)).bytes.length).toBeGreaterThan(1000);
});

test("nobody sees or changes a translation of somebody else", async () => {
  const { id } = await translations.create(given({ translation: "Déclarer." }), ana);
  const ben = await world.asPerson("ben");
  expect(await translations.list(asked(), ben)).toMatchObject({ items: [], total: 0 });
  for (const attempt of [
    translations.get({ id }, ben),
    translations.segments({ id, from: 0, limit: 10 }, ben),
    translations.edit({ id, number: 0, target: "x" }, ben),
    translations.remove({ id }, ben),
    translations.cancel({ id }, ben),
    translations.export({ id, format: "txt" }, ben),
  ])
    await expect(attempt).rejects.toThrow("This translation was not found.");
});

test("a deleted translation is gone, and the records hold none of its words", async () => {
  const { id } = await translations.create(given({ translation: "Déclarer." }), ana);
  await translations.remove({ id }, ana);
  await expect(translations.get({ id }, ana)).rejects.toMatchObject({ code: "not_found" });
  const records = await world.records();
  expect(records.map(({ action }) => action)).toEqual(["translation.created", "translation.removed"]);
  expect(JSON.stringify(records)).not.toContain("K201234 within");
});

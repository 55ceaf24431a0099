import { builtInGlossary, builtInGlossaryActs } from "@clausewise/static-data";
import type { Model } from "../features/answers/phrase/model.ts";
import { createLibreTranslate } from "../features/translation/engine/libre-translate.ts";
import { createModelTranslator } from "../features/translation/engine/model-translator.ts";
import { createGlossary } from "../features/translation/glossary.ts";
import { createTranslateJob } from "../features/translation/translate-job.ts";
import type { DocumentToTranslate } from "../features/translation/translation-parts.ts";
import { createTranslationService } from "../features/translation/translation.service.ts";
import { textOfDocument } from "../features/drafts/text-of-document.ts";
import type { Caller, Services } from "../service.ts";
import type { Platform } from "./platform.ts";

interface Given {
  documents: Services["documents"];
  model: Model | null;
}

/** The translations of people's texts, with the job that makes them. */
export function openTranslation(platform: Platform, { documents, model }: Given) {
  const { config, jobs } = platform;
  const glossary = createGlossary(() => ({ terms: builtInGlossary(), acts: builtInGlossaryActs() }));
  const translator = translatorOf(config, model);
  const job = createTranslateJob({ ...platform, translator, glossary });
  const service = createTranslationService({
    ...platform,
    job,
    translator,
    glossary,
    openDocument: (id, caller) => openDocument(documents, id, caller),
    readDocument: async (id, version, caller) => bytesOf((await documents.file({ id, version }, caller)).bytes),
  });
  const keepTranslation = (): Promise<void> => jobs.add(job);
  return { service, keepTranslation };
}

/** Has translations be made from now on. */
export type KeepTranslation = ReturnType<typeof openTranslation>["keepTranslation"];

function translatorOf({ translation, model: settings }: Platform["config"], model: Model | null) {
  if (translation !== null) return createLibreTranslate(translation);
  return model === null || settings === null ? null : createModelTranslator(model, new URL(settings.url).host);
}

/** A Word file is translated paragraph by paragraph as it stands in it, anything else as it was read. */
async function openDocument(documents: Services["documents"], id: string, caller: Caller): Promise<DocumentToTranslate> {
  const { extension, version, upload_status } = await documents.get({ id }, caller);
  const { title, text } = await textOfDocument(documents, id, caller);
  if (extension !== "docx" || upload_status !== "completed") return { title, text, layout: null };
  const { readDocxParagraphs } = await import("@clausewise/documents");
  const bytes = await bytesOf((await documents.file({ id, version }, caller)).bytes);
  return { title, text, layout: { version, paragraphs: await readDocxParagraphs(bytes) } };
}

async function bytesOf(stream: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  if (stream instanceof Uint8Array) return stream;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

import { z } from "zod";
import { type Language, type Translator, TranslatorError } from "./translator.ts";

/** Where a LibreTranslate-compatible server answers. */
export interface TranslationSettings {
  url: string;
  apiKey: string | null;
}

const Languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));
const Answer = z.object({ translatedText: z.array(z.string()) });

/** Longest time in ms that one request may take. */
const patience = 120_000;

/** Names of languages that servers give in more than one way, the first that a server knows is used. */
const codes: Partial<Record<Language, readonly string[]>> = { zh: ["zh", "zh-Hans", "zt"], pt: ["pt", "pt-PT", "pt-BR"] };

/** A translation server with LibreTranslate's interface. */
export function createLibreTranslate({ url, apiKey }: TranslationSettings): Translator {
  let known: z.infer<typeof Languages> | null = null;

  async function call(path: string, body: object | null, signal: AbortSignal): Promise<unknown> {
    const late = AbortSignal.timeout(patience);
    try {
      // A key must not follow a redirect to a place that nobody configured.
      const response = await fetch(`${url}${path}`, {
        redirect: "error",
        signal: AbortSignal.any([signal, late]),
        ...(body !== null && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw refused(response.status);
      return await response.json();
    } catch (error) {
      if (error instanceof TranslatorError) throw error;
      signal.throwIfAborted();
      throw new TranslatorError(
        late.aborted ? "The translation server did not answer in time." : "The translation server cannot be reached.",
        true,
        { cause: error },
      );
    }
  }

  /** How the server calls two languages; throws where it does not translate from one to the other. */
  async function namesOf(from: Language, to: Language, signal: AbortSignal): Promise<[string, string]> {
    known ??= understood(Languages, await call("/languages", null, signal));
    const source = known.find(({ code }) => (codes[from] ?? [from]).includes(code));
    const target = (codes[to] ?? [to]).find((code) => source?.targets?.includes(code) ?? known?.some((one) => one.code === code));
    if (source === undefined || target === undefined)
      throw new TranslatorError("The translation server does not translate between these languages.", false);
    return [source.code, target];
  }

  return {
    name: "Translation server",
    kind: "server",
    host: new URL(url).host,
    atOnce: 20,
    async translate(sentences, from, to, signal) {
      const [source, target] = await namesOf(from, to, signal);
      const asked = { q: sentences, source, target, format: "text", ...(apiKey !== null && { api_key: apiKey }) };
      const { translatedText } = understood(Answer, await call("/translate", asked, signal));
      if (translatedText.length !== sentences.length)
        throw new TranslatorError("The translation server answered with another number of sentences.", false);
      return translatedText;
    },
  };
}

function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new TranslatorError("The translation server answered in a way that is not understood.", false);
  return parsed.data;
}

function refused(status: number): TranslatorError {
  if (status === 401 || status === 403) return new TranslatorError("The translation server refused the key.", false);
  if (status === 429) return new TranslatorError("The translation server asks to wait: it has had too many requests.", true);
  return new TranslatorError(`The translation server answered with status ${status}.`, status >= 500);
}

import { z } from "zod";
import { waitOf } from "../server-error.ts";
import { EmbeddingsError } from "./embeddings-error.ts";

export interface EmbeddingsSettings {
  /** The address up to `/embeddings`. */
  url: string;
  model: string;
  apiKey: string | null;
}

/** Vectors of texts, in their order; rejects with an `EmbeddingsError` alone. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;

const Answer = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })) });

/** Asks a server with OpenAI's interface. What goes wrong is told in words of our own: a header's error would repeat the key. */
export function createEmbed({ url, model, apiKey }: EmbeddingsSettings): Embed {
  const address = `${url.replace(/\/+$/, "")}/embeddings`;
  const headers = { "content-type": "application/json", ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) };
  return async (texts, signal) => {
    const body = JSON.stringify({ model, input: texts });
    const response = await fetch(address, { method: "POST", headers, body, signal, redirect: "error" }).catch(() => null);
    if (response === null) throw new EmbeddingsError(signal.aborted ? "did not answer in time" : "could not be reached");
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined);
      throw new EmbeddingsError(`answered with status ${response.status}`, response.status, waitOf(response));
    }
    const answer = Answer.safeParse(await response.json().catch(() => null));
    const vectors = answer.success ? inOrder(answer.data, texts.length) : null;
    if (vectors === null) throw new EmbeddingsError("gave no vectors that can be read");
    return vectors;
  };
}

/** One vector for each text, all of one length; null where it is not so. */
function inOrder({ data }: z.infer<typeof Answer>, texts: number): number[][] | null {
  const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
  const vectors = Array.from({ length: texts }, (_, at) => byIndex.get(at) ?? []);
  const length = vectors[0]?.length ?? 0;
  return length > 0 && vectors.every((vector) => vector.length === length) ? vectors : null;
}

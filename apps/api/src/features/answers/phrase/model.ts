/** Where a language model is served, and under which name. */
export interface ModelSettings {
  url: string;
  name: string;
  apiKey: string | null;
  /** Longest time in ms that a whole answer may take. */
  timeout: number;
}

export interface Prompt {
  instructions: string;
  material: string;
}

/** A language model that words answers. */
export interface Model {
  name: string;
  /** Its text as it arrives; throws a `ModelError` where it does not come to its end. */
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

/** Why a model gave nothing to go by; `message` is a plain clause that can be shown. */
export class ModelError extends Error {
  override name = "ModelError";
}

/** A model behind the interface of OpenAI's chat completions. */
export function createModel({ url, name, apiKey, timeout }: ModelSettings): Model {
  return {
    name,
    async *write({ instructions, material }, signal) {
      const late = AbortSignal.timeout(timeout);
      try {
        yield* complete(await open({ url, name, apiKey, prompt: { instructions, material }, signal: AbortSignal.any([signal, late]) }));
      } catch (error) {
        throw new ModelError(reasonOf(error, { late: late.aborted, calledOff: signal.aborted }), { cause: error });
      }
    },
  };
}

interface Request extends Pick<ModelSettings, "url" | "name" | "apiKey"> {
  prompt: Prompt;
  signal: AbortSignal;
}

async function open({ url, name, apiKey, prompt, signal }: Request) {
  // Loaded when first needed: most installations run without a model, and the two are large.
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
  const provider = createOpenAICompatible({
    name: "model",
    baseURL: url,
    ...(apiKey !== null && { apiKey }),
    // A key must not follow a redirect to a place that nobody configured.
    fetch: (input, init) => fetch(input, { ...init, redirect: "error" }),
  });
  return streamText({
    model: provider(name),
    instructions: prompt.instructions,
    prompt: prompt.material,
    maxRetries: 1,
    abortSignal: signal,
    onError: () => undefined,
  }).stream;
}

type Part = Awaited<ReturnType<typeof open>> extends AsyncIterable<infer P> ? P : never;

async function* complete(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  let ended = false;
  for await (const part of parts) {
    if (part.type === "text-delta") yield part.text;
    if (part.type === "error") throw part.error;
    if (part.type === "finish") ended = part.finishReason === "stop";
  }
  if (!ended) throw new ModelError("the model broke off before its end");
}

function reasonOf(error: unknown, { late, calledOff }: { late: boolean; calledOff: boolean }): string {
  if (calledOff) return "the question was called off before the model had answered";
  if (late) return "the model did not answer in time";
  const status = statusOf(error);
  if (status === 401 || status === 403) return "the model's server refused the key";
  if (status !== null) return `the model's server answered with status ${status}`;
  return error instanceof ModelError ? error.message : "the connection to the model failed";
}

/** HTTP status of a refused call, where there was one; a call that was tried again tells of its last try. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  if ("statusCode" in error && typeof error.statusCode === "number" && error.statusCode >= 400) return error.statusCode;
  return "lastError" in error ? statusOf(error.lastError) : null;
}

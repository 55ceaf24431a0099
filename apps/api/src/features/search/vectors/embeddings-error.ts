import { ServerError } from "../server-error.ts";

const refusing = new Set([400, 413, 422]);

/** Why an embeddings server gave no vectors; says neither its address nor its key, nor what it answered. */
export class EmbeddingsError extends ServerError {
  override name = "EmbeddingsError";
  /** Whether it was the texts that were refused. */
  readonly isRefusal: boolean;

  constructor(reason: string, status: number | null = null, retryAfter = 0) {
    super(`The embeddings server ${reason}.`, status, retryAfter);
    this.isRefusal = status !== null && refusing.has(status);
  }
}

/** Statuses that another try may change. */
const passing = new Set([408, 409, 425, 429]);
const refusing = new Set([400, 413, 422]);

/** Why an embeddings server gave no vectors; says neither its address nor its key, nor what it answered. */
export class EmbeddingsError extends Error {
  override name = "EmbeddingsError";
  /** Whether another try may succeed. */
  readonly isPassing: boolean;
  /** Whether it was the texts that were refused. */
  readonly isRefusal: boolean;
  /** Time in ms that the server asked to be left alone. */
  readonly retryAfter: number;

  constructor(reason: string, status: number | null = null, retryAfter = 0) {
    super(`The embeddings server ${reason}.`);
    this.isPassing = status === null || status >= 500 || passing.has(status);
    this.isRefusal = status !== null && refusing.has(status);
    this.retryAfter = retryAfter;
  }
}

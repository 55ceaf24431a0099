/** Statuses that another try may change. */
const passing = new Set([408, 409, 425, 429]);

/** Why another server that the search asks gave nothing; says neither its address nor its key, nor what it answered. */
export class ServerError extends Error {
  override name = "ServerError";
  /** Whether another try may succeed. */
  readonly isPassing: boolean;
  /** Time in ms that the server asked to be left alone. */
  readonly retryAfter: number;

  constructor(sentence: string, status: number | null = null, retryAfter = 0) {
    super(sentence);
    this.isPassing = status === null || status >= 500 || passing.has(status);
    this.retryAfter = retryAfter;
  }
}

const longestWait = 60_000;

/** Time in ms that an answer asks to wait; 0 where it asks for none. */
export function waitOf(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestWait) : 0;
}

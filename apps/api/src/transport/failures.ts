import { errorCodes, type ErrorCode } from "@clausewise/contracts";
import { AppError } from "../errors.ts";

/** What a caller is told of a failure. */
export interface Told {
  code: ErrorCode;
  message: string;
  /** Seconds after which another try makes sense. */
  retryAfter: number | null;
}

/** Refused because of too many calls; `retryAfter` in seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super("too_many_requests", "Too many requests. Please wait a moment and try again.");
    this.retryAfter = retryAfter;
  }
}

const unexpected: Told = { code: "internal", message: "Something went wrong. Please try again.", retryAfter: null };
const unreachable: Told = {
  code: "unavailable",
  message: "The database cannot be reached right now. Please try again shortly.",
  retryAfter: 5,
};
const full: Told = { code: "storage_full", message: "The disk is full. Nothing was stored.", retryAfter: null };

const plainMessages: Partial<Record<ErrorCode, string>> = {
  not_found: "There is nothing at this address.",
  too_large: "The request is too large.",
  unsupported: "This kind of content is not accepted here.",
};

/** Seconds after which another try makes sense. */
const retryAfter: Partial<Record<ErrorCode, number>> = { unavailable: 5, busy: 2 };

/** Codes of the system, postgres.js, PostgreSQL and poolers that mean the database is away for the moment, or still another's copy. */
const awayCodes = new Set(
  "ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT CONNECT_TIMEOUT CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED 57P01 57P02 57P03 53300 40001 40P01 08P01 08000 08001 08003 08006 25006".split(
    " ",
  ),
);
const fullCodes = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Finds what to say of any error; details of those nobody foresaw are never told. */
export function tell(failed: unknown): Told {
  const error = ofQuery(failed);
  if (error instanceof TooManyRequests) return { code: error.code, message: error.message, retryAfter: error.retryAfter };
  if (error instanceof AppError) return { code: error.code, message: error.message, retryAfter: retryAfter[error.code] ?? null };
  const codes = causes(error).map((cause) => ("code" in cause ? String(cause.code) : ""));
  if (codes.some((code) => fullCodes.has(code))) return full;
  // Asked first: a caller who hangs up is an ECONNRESET as well.
  const refused = ofFramework(error);
  if (refused) return refused;
  return codes.some((code) => awayCodes.has(code)) ? unreachable : unexpected;
}

/** Failures that are no fault of the program. */
const foreseen = new Set<ErrorCode>(["storage_full", "busy"]);

export const isUnexpected = (told: Told): boolean => errorCodes[told.code].status >= 500 && !foreseen.has(told.code);

/** An error as it may stand in a log: a failed query's own error names every value that was in it. */
export const loggable = (error: unknown): unknown => ofQuery(error);

/** What made a query fail, where it is a query that failed. */
const ofQuery = (error: unknown): unknown => (error instanceof Error && "params" in error && error.cause ? error.cause : error);

function ofFramework(error: unknown): Told | null {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return null;
  const { statusCode } = error;
  if (statusCode < 400 || statusCode >= 500) return null;
  // The file server forbids what lies outside its folder; for the caller there is simply nothing.
  const status = statusCode === 403 ? 404 : statusCode;
  const code = (Object.keys(errorCodes) as ErrorCode[]).find((one) => errorCodes[one].status === status) ?? "invalid";
  return { code, message: plainMessages[code] ?? "The request could not be read.", retryAfter: null };
}

/** An error and what caused it, outermost first. */
function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 8; at = at.cause) found.push(at);
  return found;
}

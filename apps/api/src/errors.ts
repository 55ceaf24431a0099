import type { ErrorCode } from "@clausewise/contracts";

/** A failure that the caller may be told about; anything else becomes a plain 500. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const signInFirst = () => new AppError("unauthorized", "Sign in to continue.");
export const notFound = (what: string) => new AppError("not_found", `${what} was not found.`);

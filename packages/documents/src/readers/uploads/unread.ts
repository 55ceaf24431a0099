import type { UnreadReason } from "./reading.ts";

/** Thrown in the midst of reading a file to end it with its reason. */
export class UnreadError extends Error {
  override readonly name = "UnreadError";
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

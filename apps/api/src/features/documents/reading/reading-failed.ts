import type { DocumentFailure } from "@clausewise/contracts";

/** A file was found to be one that cannot be read; trying again gives the same. */
export class ReadingFailed extends Error {
  override name = "ReadingFailed";
  readonly reason: DocumentFailure;
  constructor(reason: DocumentFailure) {
    super(`The file cannot be read: ${reason}.`);
    this.reason = reason;
  }
}

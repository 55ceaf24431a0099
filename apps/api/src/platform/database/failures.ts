import { AppError } from "../../errors.ts";

/** The database stopped working for a moment; nothing of what was under way was kept. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  /** As postgres.js says it of a server. */
  readonly code = "CONNECTION_CLOSED";
  constructor(reason: string) {
    super(`The database was interrupted: ${reason}.`);
  }
}

/** Refused because too much waits already. */
export const tooBusy = () => new AppError("busy", "The server is busy. Please try again in a moment.");

/** Whoever asked has gone, so that nobody is there to be told. */
export const abandoned = () => new AppError("busy", "Nobody waits for this any longer.");

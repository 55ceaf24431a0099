/** The database stopped working for a moment; nothing of what was under way was kept. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  /** As postgres.js says it of a server. */
  readonly code = "CONNECTION_CLOSED";
  constructor(reason: string) {
    super(`The database was interrupted: ${reason}.`);
  }
}
